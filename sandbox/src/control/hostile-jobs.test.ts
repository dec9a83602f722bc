import type { Database } from '../database/database';
import { testDatabase } from '../testing/test-database';
import { isAll } from '../testing/test-scope';
import { runJob, type Job } from './jobs';

const count = isAll ? 5_000 : 2_000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const goods = `sku,name,price,category,stock\n${Array.from({ length: count }, (_entry, at) => `K${at},Thing ${at},${at % 90}.5,Shelf ${at % 20},${at}`).join('\n')}`;
const jobs: [name: string, job: Job][] = [
  ['generated', { kind: 'generate', items: count, stores: null, seed: 3 }],
  [
    'imported',
    {
      kind: 'import',
      file: Buffer.from(goods).toString('base64'),
      fileName: 'goods.csv',
      mapping: JSON.stringify({
        fields: { key: 'sku', name: 'name', price: 'price', category: 'category', stock: 'stock' },
      }),
      storeId: 15,
      strict: false,
      dryRun: false,
    },
  ],
];

it.each(jobs)('reads are not delayed while thousands of items are %s', async (_name, job) => {
  let isOver = false;
  const begun = performance.now();
  const work = runJob(database, job, { isServing: true }).finally(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    const started = performance.now();
    await database.query('SELECT id FROM items WHERE store_id = 15 ORDER BY position, id LIMIT 20');
    // A request arrives through the event loop.
    await new Promise(setImmediate);
    waits.push(performance.now() - started);
  }
  await work;
  waits.sort((a, b) => b - a);
  if (process.env.SHOW) console.log(waits.length, waits.slice(0, 8));
  expect(waits.length).toBeGreaterThan(20);
  // As a share, because machines differ: when written at once, a read waited for the whole job.
  expect(waits[0]).toBeLessThan((performance.now() - begun) / 4);
});
