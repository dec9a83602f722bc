import { css } from 'styled-components';

/** Its insides are laid out when it comes near the window, and keep about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;

/** Milliseconds after the first frame. */
const turns = [50, 100, 150] as const;

/**
 * The same for what stands near, but below the window in which a page begins. `data-arriving` is on the root of a page
 * that the server has rendered until it is live: there a phone draws the first frame without these, and lays them out in
 * turns in the frames after it, so that none is long. Scripts have no part in it.
 */
export const laidOutInTurn = (height: string) => css`
  ${laidOutWhenNear(height)}
  @media (max-width: 599px) {
    html[data-arriving] & {
      animation: arrive 1ms ${turns[0]}ms backwards;
    }
    html[data-arriving] &:nth-child(3n + 1) {
      animation-delay: ${turns[1]}ms;
    }
    html[data-arriving] &:nth-child(3n + 2) {
      animation-delay: ${turns[2]}ms;
    }
  }
`;

/** In such a page the entries of a row that are beside the window come after all rows have, a few at a time. */
export const entriesInTurn = css`
  @media (max-width: 599px) {
    html[data-arriving] & > :nth-child(n + 4) {
      animation: arrive 1ms 200ms backwards;
    }
    html[data-arriving] & > :nth-child(n + 7) {
      animation-delay: 250ms;
    }
    html[data-arriving] & > :nth-child(n + 10) {
      animation-delay: 300ms;
    }
  }
`;
