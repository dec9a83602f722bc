import { css } from 'styled-components';

/** Its insides are laid out when it comes near the window, and keep about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;

/** Pixels up to which a window is a phone's. */
const widestPhone = 599;

/** Milliseconds between turns. */
const turn = 50;

/** So many siblings come one after another, the next as many together with them. */
const turns = 6;

/** Which of its siblings comes when: `:nth-child(6n + 1)` first. */
const inItsTurn = Array.from({ length: turns }, (_, at) => at + 1)
  .map((at) => `html[data-arriving] &:nth-child(${turns}n + ${at}) { animation-delay: ${at * turn}ms; }`)
  .join('\n');

/** Not in a phone's first frame of such a page; in turns in the frames after it, so that none is long. */
const inTurn = css`
  @media (max-width: ${widestPhone}px) {
    html[data-arriving] & {
      animation: arrive 1ms backwards;
    }
    ${inItsTurn}
  }
`;

/**
 * What is below the window in which a page begins: a phone draws the first frame of a page that the server has rendered
 * without its insides, and keeps about `height` (a length) for them. `data-arriving` is on the root of such a page until it is
 * live. Scripts have no part in it.
 */
export const arrivesInTurn = (height: string) => css`
  contain-intrinsic-block-size: auto ${height};
  ${inTurn}
`;

/** The same, and laid out only when it comes near the window. */
export const laidOutInTurn = (height: string) => css`
  ${laidOutWhenNear(height)}
  ${inTurn}
`;

/** Which of a row's entries is the first that begins beside a phone's window, counted from 1; `width` and `gap` in pixels. */
export const firstBesidePhone = (width: number, gap: number) =>
  Math.ceil((widestPhone - gap) / (width + gap)) + 1;

/** In such a page the entries of a row from the `first` one on come after all rows have, three at a time. */
export const entriesInTurn = (first: number) => css`
  @media (max-width: ${widestPhone}px) {
    html[data-arriving] & > :nth-child(n + ${first}) {
      animation: arrive 1ms ${(turns + 1) * turn}ms backwards;
    }
    html[data-arriving] & > :nth-child(n + ${first + 3}) {
      animation-delay: ${(turns + 2) * turn}ms;
    }
    html[data-arriving] & > :nth-child(n + ${first + 6}) {
      animation-delay: ${(turns + 3) * turn}ms;
    }
  }
`;
