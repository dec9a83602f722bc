/** Page → shop → one figure of each load. */
export type Loads<Figure> = Record<string, Record<string, Figure[]>>;

export interface Turns<Figure> {
  /** Page → path. */
  pages: Record<string, string>;
  /** Shop → origin. */
  shops: Record<string, string>;
  measure: (origin: string, path: string) => Promise<Figure>;
  /** Every page is loaded as often as this. */
  least: number;
  /** No page is loaded more often. */
  most: number;
  /** Whether the loads of a page cannot tell yet what is to be told from them. */
  undecided: (shops: Record<string, Figure[]>) => boolean;
}

/** The middle one; of an even number the upper of the two. */
export const middleOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Whether the middle halves of two series have something in common. */
export function overlap(one: number[], other: number[]): boolean {
  const [low, high] = middleHalfOf(one);
  const [otherLow, otherHigh] = middleHalfOf(other);
  return low <= otherHigh && otherLow <= high;
}

function middleHalfOf(values: number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const left = Math.floor(values.length / 4);
  return [sorted[left] ?? 0, sorted[values.length - 1 - left] ?? 0];
}

/**
 * Loads pages in turns, so that the shops share whatever else the machine does. A page that is undecided after `least` loads is
 * loaded on, from each shop alike, until it is decided or `most` is reached.
 */
export async function inTurns<Figure>(turns: Turns<Figure>): Promise<Loads<Figure>> {
  const { pages, shops, measure, least, most, undecided } = turns;
  const loads: Loads<Figure> = {};
  for (let run = 1; run <= most; run += 1) {
    const open = Object.entries(pages).filter(([page]) => run <= least || undecided(loads[page] ?? {}));
    if (open.length === 0) break;
    for (const [page, path] of open)
      for (const [name, origin] of Object.entries(shops))
        ((loads[page] ??= {})[name] ??= []).push(await measure(origin, path));
    console.log(`run ${run}: ${open.map(([page]) => page).join(', ')}`);
  }
  return loads;
}
