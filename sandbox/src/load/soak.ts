import { createPageVisits, type Audience } from './page-visits';
import { runLoad, quantile, sorted } from './run-load';
import { getMemory } from './process-usage';
import type { Running } from './shop-server';
import { createReads, type ModuleCatalogue } from './visitors';

/** The shortest soak, in minutes, after which memory can be judged. */
const minMinutes = 6;
/** Memory may grow by this share between the two later thirds of a soak. */
const maxGrowth = 0.05;
/** Before a soak: seconds at a share of its rates, as a balancer sends a new edge its first visitors. */
const warmUp = { seconds: 60, share: 0.05 };

export interface SoakOptions {
  minutes: number;
  /** Requests a second. */
  rates: { guests: number; customers: number; reads: number };
}

/**
 * Growth of memory from the median of the middle third of a soak to that of the last third. In the first third caches fill.
 * Null with too few samples.
 */
export function getGrowth(samples: readonly number[]): number | null {
  if (samples.length < minMinutes) return null;
  const third = Math.floor(samples.length / 3);
  const getMedian = (from: number, to?: number) => quantile(sorted(samples.slice(from, to)), 0.5);
  const [before, after] = [getMedian(third, samples.length - third), getMedian(samples.length - third)];
  return after / before - 1;
}

/** Whether a server's memory is flat, and a line that says so. */
export function getFlatness(name: string, samples: readonly number[]): { isFlat: boolean; line: string } {
  const growth = getGrowth(samples);
  if (growth === null)
    return {
      isFlat: true,
      line: `? memory of ${name}: a soak of ${minMinutes} minutes or more can judge it`,
    };
  const isFlat = growth <= maxGrowth;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return {
    isFlat,
    line: `${isFlat ? '✓' : '✗'} memory of ${name}: ${percent(growth)} from the middle third to the last (at most ${percent(maxGrowth)}), ${Math.max(...samples).toFixed(0)} MB at most`,
  };
}

interface Shop {
  edge: Running;
  api: Running;
  catalogues: readonly ModuleCatalogue[];
  mainCatalogue: ModuleCatalogue;
}

/**
 * Requests of guests, customers and API clients, all through the edge, for so many minutes, after a warm-up. Prints memory
 * every minute.
 */
export async function soak(
  { edge, api, catalogues, mainCatalogue }: Shop,
  { minutes, rates }: SoakOptions,
): Promise<boolean> {
  const samples = { edge: [] as number[], api: [] as number[] };
  const measure = (when: string) => {
    const [edgeMemory, apiMemory] = [getMemory(edge.pid), getMemory(api.pid)];
    if (edgeMemory === null || apiMemory === null) return null;
    console.log(
      `${when.padStart(10)}: edge ${edgeMemory.toFixed(0).padStart(5)} MB, API ${apiMemory.toFixed(0).padStart(5)} MB`,
    );
    return { edgeMemory, apiMemory };
  };
  const takeSample = () => {
    const sample = measure(`minute ${samples.edge.length + 1}`);
    if (!sample) return;
    samples.edge.push(sample.edgeMemory);
    samples.api.push(sample.apiMemory);
  };
  const run = (seconds: number, share: number) => {
    const common = { connections: 8, seconds };
    const visitPages = (audience: Audience, seed: number) =>
      runLoad(edge.origin, {
        ...common,
        rate: Math.ceil(rates[audience] * share),
        visits: (at) => createPageVisits(mainCatalogue, audience, seed + at, 500),
      });
    return Promise.all([
      visitPages('guests', 100),
      visitPages('customers', 200),
      runLoad(edge.origin, {
        ...common,
        rate: Math.ceil(rates.reads * share),
        visits: (at) => createReads(catalogues, 300 + at, 500),
      }),
    ]);
  };
  const first = await run(warmUp.seconds, warmUp.share);
  console.log(
    `  warm-up: ${first.reduce((sum, { responseCount }) => sum + responseCount, 0)} responses, ${first.flatMap(({ failures }) => failures).length} errors, which do not count`,
  );
  measure('at first');
  const timer = setInterval(takeSample, 60_000);
  const results = await run(minutes * 60 + 1, 1).finally(() => clearInterval(timer));
  const failures = results.flatMap((result) => result.failures);
  const flat = [getFlatness('the edge', samples.edge), getFlatness('the API', samples.api)];
  for (const { line } of flat) console.log(line);
  const responseCount = results.reduce((sum, result) => sum + result.responseCount, 0);
  console.log(
    `${failures.length === 0 ? '✓' : '✗'} ${responseCount} responses, ${(responseCount / minutes / 60).toFixed(0)} a second; ${failures.length} errors`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  return failures.length === 0 && flat.every(({ isFlat }) => isFlat);
}
