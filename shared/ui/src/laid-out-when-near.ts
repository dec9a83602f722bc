import { css } from 'styled-components';

/** Its content is laid out when it is almost in view, and takes about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;
