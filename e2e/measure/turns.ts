/** Page → shop → one figure of each load. */
export type Loads<Figure> = Record<string, Record<string, Figure[]>>;

export interface Turns<Figure> {
  /** Page → path. */
  pages: Record<string, string>;
  /** Shop → origin. */
  shops: Record<string, string>;
  measure: (origin: string, path: string) => Promise<Figure>;
  /** How often each page is loaded from each shop. */
  runs: number;
}

/** The middle one; of an even number the upper of the two. */
export const middleOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Loads pages in turns, so that the shops share whatever else the machine does. */
export async function inTurns<Figure>({
  pages,
  shops,
  measure,
  runs,
}: Turns<Figure>): Promise<Loads<Figure>> {
  const loads: Loads<Figure> = {};
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, path] of Object.entries(pages))
      for (const [name, origin] of Object.entries(shops))
        ((loads[page] ??= {})[name] ??= []).push(await measure(origin, path));
    console.log(`run ${run} of ${runs}`);
  }
  return loads;
}
