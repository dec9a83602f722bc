import { css } from 'styled-components';

/** Its insides are laid out when it comes near the window, and keep about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;

/** Pixels up to which a window is a phone's. */
const widestPhone = 599;

/** Milliseconds after the first frame. */
const turns = [50, 100, 150] as const;

/**
 * The same for what stands near, but below the window in which a page begins. `data-arriving` is on the root of a page
 * that the server has rendered until it is live: there a phone draws the first frame without these, and lays them out in
 * turns in the frames after it, so that none is long. Scripts have no part in it.
 */
export const laidOutInTurn = (height: string) => css`
  ${laidOutWhenNear(height)}
  @media (max-width: ${widestPhone}px) {
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

/** Which of a row's entries is the first that begins beside a phone's window, counted from 1; `width` and `gap` in pixels. */
export const firstBesidePhone = (width: number, gap: number) =>
  Math.ceil((widestPhone - gap) / (width + gap)) + 1;

/** In such a page the entries of a row from the `first` one on come after all rows have, three at a time. */
export const entriesInTurn = (first: number) => css`
  @media (max-width: ${widestPhone}px) {
    html[data-arriving] & > :nth-child(n + ${first}) {
      animation: arrive 1ms 200ms backwards;
    }
    html[data-arriving] & > :nth-child(n + ${first + 3}) {
      animation-delay: 250ms;
    }
    html[data-arriving] & > :nth-child(n + ${first + 6}) {
      animation-delay: 300ms;
    }
  }
`;
