import { css } from 'styled-components';

/** Its insides are laid out when it comes near the window, and keep about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;
