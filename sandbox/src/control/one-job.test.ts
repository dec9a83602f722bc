import type { Database } from '../database/database';
import { testDatabase } from '../testing/test-database';
import type { ImportReport } from '../catalogue-import/report';
import { runJob, type Job } from './jobs';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const mapping = JSON.stringify({
  fields: { key: 'sku', name: 'name', price: 'price', category: 'category' },
});

/** Items with the same keys in each catalogue, named after the catalogue. */
function catalogue(name: string, count: number): Job {
  const rows = Array.from(
    { length: count },
    (_entry, at) => `K${at},${name} ${at},${at % 90}.5,${name} shelf`,
  );
  const file = Buffer.from(['sku,name,price,category', ...rows].join('\n')).toString('base64');
  return {
    kind: 'import',
    file,
    fileName: `${name}.csv`,
    mapping,
    storeId: 15,
    strict: false,
    dryRun: false,
  };
}

/** The number of items from each catalogue. */
const goodsByName = async () => {
  const rows = await database.query<{ name: string; count: number }>(
    `SELECT split_part(name_i18n ->> 'en', ' ', 1) AS name, count(*) AS count FROM items
     WHERE external_key IS NOT NULL GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

it('runs two imports one after the other, each with its own report', async () => {
  const [first, second] = (await Promise.all([
    runJob(database, catalogue('Early', 400)),
    runJob(database, catalogue('Later', 400)),
  ])) as [ImportReport, ImportReport];
  expect(first.counts).toMatchObject({ new: 400, changed: 0 });
  expect(second.counts).toMatchObject({ new: 0, changed: 400 });
  expect(await goodsByName()).toEqual({ Later: 400 });
});

it('undoes a failed import before the next begins', async () => {
  await database.query(
    `ALTER TABLE items ADD CONSTRAINT no_broken CHECK (name_i18n ->> 'en' <> 'Broken 299') NOT VALID`,
  );
  const failing = runJob(database, catalogue('Broken', 300));
  const next = runJob(database, catalogue('Next', 300)) as Promise<ImportReport>;
  await expect(failing).rejects.toThrow('no_broken');
  expect((await next).counts).toMatchObject({ new: 0, changed: 300 });
  expect(await goodsByName()).toEqual({ Next: 300, Later: 100 });
  await database.query('ALTER TABLE items DROP CONSTRAINT no_broken');
});
