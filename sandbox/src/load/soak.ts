import { pagesFrom } from './page-visits';
import { press, quantile, sorted } from './press';
import { memory } from './process-usage';
import type { Running } from './shop-server';
import { readsFrom, type Shelf } from './visitors';

/** Minutes below which nothing can be said of memory. */
const leastMinutes = 6;
/** Memory may grow by so much between the two later thirds of a soak. */
const mostGrowth = 0.05;

export interface SoakOptions {
  minutes: number;
  /** Requests a second. */
  rates: { guests: number; customers: number; reads: number };
}

/**
 * How much memory has grown: from the middle third of a soak to its last, each by its median, as a share. In the first third
 * caches fill. Null: too few samples.
 */
export function growthOf(samples: readonly number[]): number | null {
  if (samples.length < leastMinutes) return null;
  const third = Math.floor(samples.length / 3);
  const medianOf = (from: number, to?: number) => quantile(sorted(samples.slice(from, to)), 0.5);
  const [before, after] = [medianOf(third, samples.length - third), medianOf(samples.length - third)];
  return after / before - 1;
}

/** One line of a server's memory at the end, and whether it is flat. */
export function getFlatness(name: string, samples: readonly number[]): { isFlat: boolean; line: string } {
  const growth = growthOf(samples);
  if (growth === null)
    return { isFlat: true, line: `? memory of ${name}: a soak of ${leastMinutes} minutes or more can tell` };
  const isFlat = growth <= mostGrowth;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return {
    isFlat,
    line: `${isFlat ? '✓' : '✗'} memory of ${name}: ${percent(growth)} from the middle third to the last (at most ${percent(mostGrowth)}), ${Math.max(...samples).toFixed(0)} MB at most`,
  };
}

interface Shop {
  edge: Running;
  api: Running;
  shelves: readonly Shelf[];
  front: Shelf;
}

/** Guests, customers and the API's readers, all through the edge, for so many minutes. Tells memory every minute. */
export async function soak(
  { edge, api, shelves, front }: Shop,
  { minutes, rates }: SoakOptions,
): Promise<boolean> {
  const samples = { edge: [] as number[], api: [] as number[] };
  const look = () => {
    const [ofEdge, ofApi] = [memory(edge.pid), memory(api.pid)];
    if (ofEdge === null || ofApi === null) return;
    samples.edge.push(ofEdge);
    samples.api.push(ofApi);
    console.log(
      `minute ${String(samples.edge.length).padStart(3)}: edge ${ofEdge.toFixed(0).padStart(5)} MB, API ${ofApi.toFixed(0).padStart(5)} MB`,
    );
  };
  const timer = setInterval(look, 60_000);
  const how = { connections: 8, seconds: minutes * 60 + 1 };
  const parts = await Promise.all([
    press(edge.origin, {
      ...how,
      rate: rates.guests,
      visits: (at) => pagesFrom(front, 'guests', 100 + at, 500),
    }),
    press(edge.origin, {
      ...how,
      rate: rates.customers,
      visits: (at) => pagesFrom(front, 'customers', 200 + at, 500),
    }),
    press(edge.origin, { ...how, rate: rates.reads, visits: (at) => readsFrom(shelves, 300 + at, 500) }),
  ]).finally(() => clearInterval(timer));
  const failures = parts.flatMap((part) => part.failures);
  const flat = [getFlatness('the edge', samples.edge), getFlatness('the API', samples.api)];
  for (const { line } of flat) console.log(line);
  const answered = parts.reduce((sum, part) => sum + part.answered, 0);
  console.log(
    `${failures.length === 0 ? '✓' : '✗'} ${answered} answers, ${(answered / minutes / 60).toFixed(0)} a second; ${failures.length} errors`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  return failures.length === 0 && flat.every(({ isFlat }) => isFlat);
}
