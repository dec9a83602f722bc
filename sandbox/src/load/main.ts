import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asker } from './ask';
import { generate, serveFolder } from './shop-server';
import { lookAround, visitsFrom } from './visitors';

const usage = `npm run load -- [--items 100000] [--seconds 20] [--connections 16] [--folder F]
    A backend of its own with so many items, asked as visitors ask. Ends with 1 below the bar.
    --folder: of a database that is kept, and filled only if it is not there.`;

/** Reads a second, and milliseconds that 99 of 100 answers take at most. */
const bar = { reads: 300, p99: 150 };

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '16' },
    folder: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

interface Answered {
  name: string;
  milliseconds: number;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Many visitors at a time, each asking again as soon as it has been answered. */
async function press(
  origin: string,
  { seconds, connections, seed }: { seconds: number; connections: number; seed: number },
) {
  const client = asker(origin, connections);
  const next = visitsFrom(await lookAround(client.json), seed);
  const answered: Answered[] = [];
  const failed: string[] = [];
  const end = performance.now() + seconds * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const { name, ask } = next();
      const { status, milliseconds } = await client.send(ask);
      answered.push({ name, milliseconds });
      if (status !== 200) failed.push(`${status} ${ask.path}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  client.close();
  return { answered, failed };
}

function report(answered: readonly Answered[]): void {
  const byName = new Map<string, number[]>();
  for (const { name, milliseconds } of answered)
    byName.set(name, [...(byName.get(name) ?? []), milliseconds]);
  const rows = [...byName].map(([name, all]) => {
    const sorted = all.sort((a, b) => a - b);
    const shown = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(1).padStart(8));
    return `${name.padEnd(24)}${String(sorted.length).padStart(7)}${shown.join('')}`;
  });
  console.log(
    `\n${'ms'.padEnd(24)}${'count'.padStart(7)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}`,
  );
  console.log(rows.join('\n'));
}

async function measure(
  folder: string,
  { items, seconds, connections }: { items: number; seconds: number; connections: number },
): Promise<boolean> {
  if (!existsSync(folder)) await generate(folder, items);
  const server = await serveFolder(folder);
  try {
    await press(server.origin, { seconds: 10, connections, seed: 1 }); // the engine compiles while it warms up
    const { answered, failed } = await press(server.origin, { seconds, connections, seed: 2 });
    report(answered);
    const reads = answered.length / seconds;
    const slowest = quantile(
      answered.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b),
      0.99,
    );
    const isGood = reads >= bar.reads && slowest <= bar.p99 && failed.length === 0;
    console.log(
      `\n${isGood ? '✓' : '✗'} ${reads.toFixed(0)} reads a second (bar ${bar.reads}), p99 ${slowest.toFixed(0)} ms (bar ${bar.p99}), ${failed.length} failed`,
    );
    for (const failure of failed.slice(0, 5)) console.log(`  ${failure}`);
    return isGood;
  } finally {
    await server.stop();
  }
}

async function main(): Promise<boolean> {
  if (values.help) {
    console.log(usage);
    return true;
  }
  const [items = 0, seconds = 0, connections = 0] = [values.items, values.seconds, values.connections].map(
    Number,
  );
  if (!(items > 0 && seconds > 0 && connections > 0)) throw new Error(usage);
  const own = values.folder === undefined ? mkdtempSync(join(tmpdir(), 'shop-load-')) : null;
  try {
    return await measure(values.folder ?? join(own ?? '', 'shop'), { items, seconds, connections });
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
