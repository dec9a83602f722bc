import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getVerdict, toTable, type Bar } from './figures';
import { readOptions, usage, type LoadOptions } from './options';
import { pagesFrom, type Audience } from './page-visits';
import { press, type Visit } from './press';
import { processorTime } from './process-usage';
import { generate, serveEdge, serveFolder, type Running } from './shop-server';
import { soak } from './soak';
import { lookAround, readsFrom, type Shelf } from './visitors';

const bars = {
  reads: { rate: 300, p99: 150 },
  guests: { rate: 1_500, p99: 50 },
  customers: { rate: 500, p99: 100 },
} satisfies Record<string, Bar>;

/** Different visits of each connection. */
const round = 1_000;

interface Measured {
  title: string;
  bar: Bar;
  server: Running;
  visits: (seed: number) => Visit[];
  /** Seconds in which engine and caches warm up. */
  warmUp: number;
}

/** Many visitors at a time, each asking again as soon as it has been answered. */
async function measure(
  { title, bar, server, visits, warmUp }: Measured,
  { connections, seconds }: LoadOptions,
): Promise<boolean> {
  await press(server.origin, { visits: (at) => visits(at + 1), connections, seconds: warmUp });
  const before = processorTime(server.pid);
  const pressed = await press(server.origin, { visits: (at) => visits(at + 1_000), connections, seconds });
  const after = processorTime(server.pid);
  const used = before === null || after === null ? null : after - before;
  const { isGood, lines } = getVerdict({ title, bar, pressed, used });
  console.log(['', ...toTable(pressed), '', ...lines].join('\n'));
  return isGood;
}

/** The module whose pages are asked for. */
function frontOf(shelves: readonly Shelf[]): Shelf {
  const front = shelves.find(({ module }) => module === 'food') ?? shelves[0];
  if (!front) throw new Error('the shop has no module with items');
  return front;
}

/** Halves that run at a time have what each has alone. */
const atOnce = (share: number) => ({
  guests: Math.ceil(bars.guests.rate * share),
  customers: Math.ceil(bars.customers.rate * share),
  reads: Math.ceil(bars.reads.rate * share),
});

async function measureAll(api: Running, edge: Running | null, options: LoadOptions): Promise<boolean> {
  const shelves = await lookAround(api.origin);
  const front = frontOf(shelves);
  if (edge && options.soak)
    return soak({ edge, api, shelves, front }, { minutes: options.soak, rates: atOnce(options.share) });
  const reads = {
    title: 'API, mixed reads',
    bar: bars.reads,
    server: api,
    visits: (seed: number) => readsFrom(shelves, seed, round),
    warmUp: 10,
  };
  const pages = (audience: Audience, server: Running) => ({
    title: `edge, pages of ${audience}`,
    bar: bars[audience],
    server,
    visits: (seed: number) => pagesFrom(front, audience, seed, round),
    warmUp: 10,
  });
  const all = edge ? [reads, pages('guests', edge), pages('customers', edge)] : [reads];
  let isGood = true;
  for (const each of all) isGood = (await measure(each, options)) && isGood;
  return isGood;
}

/** Serves a shop of its own for as long as it is measured. */
async function withShop(work: string, options: LoadOptions): Promise<boolean> {
  const folder = options.folder ?? join(work, 'shop');
  const running: Running[] = [];
  try {
    if (!existsSync(folder)) await generate(folder, options.items);
    const api = await serveFolder(folder);
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
    console.log(usage);
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
