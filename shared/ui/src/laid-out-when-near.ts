import { css } from 'styled-components';

/** Lays out the content when it is almost in view; until then it takes about `height` (a length). */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;
