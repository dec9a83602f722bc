import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getVerdict, toTable, type Limit } from './load-report';
import { getUsage, readOptions, type LoadOptions } from './options';
import { createPageVisits, type Audience } from './page-visits';
import { runLoad, type Visit } from './run-load';
import { getProcessorTime } from './process-usage';
import { fill, serveEdge, serveShop, type Running } from './shop-server';
import { soak } from './soak';
import { readCatalogues, createReads, createSearches, type ModuleCatalogue } from './visitors';

const limits = {
  search: { rate: 20, percentile: 95, milliseconds: 50 },
  reads: { rate: 300, percentile: 99, milliseconds: 150 },
  guests: { rate: 1_500, percentile: 99, milliseconds: 50 },
  customers: { rate: 500, percentile: 99, milliseconds: 100 },
} satisfies Record<string, Limit>;

/** Number of different visits of each connection. */
const visitCount = 1_000;

interface MeasurementPlan {
  title: string;
  limit: Limit;
  server: Running;
  visits: (seed: number) => Visit[];
  /** Seconds of warming up, before anything is measured. */
  warmUp: number;
  /** By default those of the options. */
  connections?: number;
}

/** Runs and reports one measurement: many connections, each of which sends its next request after the last response. */
async function measure(
  { title, limit, server, visits, warmUp, ...plan }: MeasurementPlan,
  { seconds, ...options }: LoadOptions,
): Promise<boolean> {
  const { connections } = { ...options, ...plan };
  await runLoad(server.origin, { visits: (at) => visits(at + 1), connections, seconds: warmUp });
  const before = getProcessorTime(server.pid);
  const own = process.cpuUsage();
  const result = await runLoad(server.origin, { visits: (at) => visits(at + 1_000), connections, seconds });
  const after = getProcessorTime(server.pid);
  const { user, system } = process.cpuUsage(own);
  const processorTime = before === null || after === null ? null : after - before;
  const { isGood, lines } = getVerdict({
    title,
    limit,
    result,
    processorTime,
    ownTime: (user + system) / 1_000,
  });
  console.log(['', ...toTable(result), '', ...lines].join('\n'));
  return isGood;
}

/** The module whose pages are requested. */
function getMainCatalogue(catalogues: readonly ModuleCatalogue[]): ModuleCatalogue {
  const mainCatalogue = catalogues.find(({ module }) => module === 'food') ?? catalogues[0];
  if (!mainCatalogue) throw new Error('the shop has no module with items');
  return mainCatalogue;
}

/** Requests a second while soaking: all kinds run at the same time, each at its share of the limit. */
const getSoakRates = (share: number) => ({
  guests: Math.ceil(limits.guests.rate * share),
  customers: Math.ceil(limits.customers.rate * share),
  reads: Math.ceil(limits.reads.rate * share),
});

async function measureAll(api: Running, edge: Running | null, options: LoadOptions): Promise<boolean> {
  const catalogues = await readCatalogues(api.origin);
  const mainCatalogue = getMainCatalogue(catalogues);
  if (edge && options.soak)
    return soak(
      { edge, api, catalogues, mainCatalogue },
      { minutes: options.soak, rates: getSoakRates(options.share) },
    );
  const searches = {
    title: 'API, searches one after the other',
    limit: limits.search,
    server: api,
    visits: (seed: number) => createSearches(catalogues, seed, visitCount),
    warmUp: 5,
    connections: 1,
  };
  const reads = {
    title: 'API, mixed reads',
    limit: limits.reads,
    server: api,
    visits: (seed: number) => createReads(catalogues, seed, visitCount),
    warmUp: 10,
  };
  const pages = (audience: Audience, server: Running) => ({
    title: `edge, pages of ${audience}`,
    limit: limits[audience],
    server,
    visits: (seed: number) => createPageVisits(mainCatalogue, audience, seed, visitCount),
    warmUp: 10,
  });
  const plans: MeasurementPlan[] = [searches, reads];
  if (edge) plans.push(pages('guests', edge), pages('customers', edge));
  let isGood = true;
  for (const each of plans) isGood = (await measure(each, options)) && isGood;
  return isGood;
}

/** Serves a separate shop while it is measured. */
async function withShop(work: string, options: LoadOptions): Promise<boolean> {
  const data = { folder: options.folder ?? join(work, 'shop'), database: options.database };
  const running: Running[] = [];
  try {
    await fill(data, options.items);
    const api = await serveShop(data);
    running.push(api);
    const edge = options.edge ? await serveEdge(join(work, 'edge'), api.origin) : null;
    if (edge) running.push(edge);
    return await measureAll(api, edge, options);
  } finally {
    for (const server of running.reverse()) await server.stop();
  }
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(getUsage());
    return true;
  }
  const work = mkdtempSync(join(tmpdir(), 'shop-load-'));
  try {
    return await withShop(work, options);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

main().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
