import { css } from 'styled-components';

/** Its insides are laid out when it comes near the window, and keep about `height` (a length) until then. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;

/** Pixels up to which a window is a phone's. */
const widestPhone = 599;

/** Milliseconds after which the first turn comes: what makes a page live has both cores of a small machine until then. */
const firstTurn = 1_000;

/** Milliseconds between turns. */
const turn = 50;

/** So many siblings come one after another, the next as many together with them. */
const turns = 6;

/** Milliseconds from a page's first frame on after which all of it has come: its rows, and then the last one's entries. */
export const arrivalTime = firstTurn + (turns + turns + 4) * turn;

/** Which of its siblings comes when: `:nth-child(6n + 1)` first. */
const inItsTurn = Array.from({ length: turns }, (_, at) => at + 1)
  .map(
    (at) =>
      `html[data-arriving] &:nth-child(${turns}n + ${at}) { animation-delay: ${firstTurn + at * turn}ms; }`,
  )
  .join('\n');

/** Not in a phone's first second of such a page; in turns in the frames after it, so that none is long. */
const inTurn = css`
  @media (max-width: ${widestPhone}px) {
    html[data-arriving] & {
      animation: arrive 1ms ${firstTurn}ms backwards;
    }
    ${inItsTurn}
  }
`;

/**
 * What is below the window in which a page begins: a phone draws a page that the server has rendered without its insides at
 * first, and keeps about `height` (a length) for them. They come a second later, or as soon as the visitor touches or scrolls
 * the page: the edge takes `data-arriving` from its root then. Without scripts they come as well.
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

/**
 * In such a page the entries of a row from the `first` one on come after all rows have, three at a time. Those of a row that
 * comes in its turn itself (`isLate`) are counted from there: in what is not laid out no time passes.
 */
export const entriesInTurn = (first: number, isLate: boolean) => {
  const after = (at: number) => `${(isLate ? 0 : firstTurn) + at * turn}ms`;
  return css`
    @media (max-width: ${widestPhone}px) {
      html[data-arriving] & > :nth-child(n + ${first}) {
        animation: arrive 1ms ${after(turns + 1)} backwards;
      }
      html[data-arriving] & > :nth-child(n + ${first + 3}) {
        animation-delay: ${after(turns + 2)};
      }
      html[data-arriving] & > :nth-child(n + ${first + 6}) {
        animation-delay: ${after(turns + 3)};
      }
    }
  `;
};
