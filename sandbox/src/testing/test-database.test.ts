import type { Database } from '../database/database';
import { testDatabase } from './test-database';

const opened: Database[] = [];
const open = async () => {
  const database = await testDatabase();
  opened.push(database);
  return database;
};
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

/** The complete state of a database: rows of every table, sequences, columns, settings, locks. */
async function contents(database: Database) {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const rowsIn = ({ name }: { name: string }) =>
    `SELECT '${name}' AS name, count(*) AS count, md5(string_agg(ctid || row::text, '' ORDER BY ctid)) AS rows
     FROM "${name}" AS row`;
  const rows = await database.query(tables.map(rowsIn).join(' UNION ALL ') + ' ORDER BY name');
  return {
    rows,
    sequences: await database.query(`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`),
    columns: await database.query(
      `SELECT attrelid::regclass::text, attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace ORDER BY 1, attnum`,
    ),
    settings: await database.query(
      `SELECT name, setting FROM pg_settings WHERE source = 'session' ORDER BY 1`,
    ),
    locks: await database.query(
      `SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND datname = current_database()`,
    ),
  };
}

async function changeEverything(database: Database): Promise<void> {
  await database.query(`INSERT INTO settings (key, value) VALUES ('left', '1')`);
  await database.query('UPDATE items SET price = price + 1 WHERE id < 20');
  await database.query('DELETE FROM store_hours');
  await database.query(`SELECT nextval('orders_id_seq')`);
  await database.script(
    `CREATE TABLE left_over (id integer); ALTER TABLE stores ADD COLUMN left_over text; TRUNCATE reviews;
     SELECT pg_advisory_lock(7); SET enable_seqscan = off; LISTEN left_over; PREPARE left_over AS SELECT 1;
     CREATE TEMP TABLE modules (id integer)`,
  );
}

it('is the same for each suite, whatever another has changed', async () => {
  const first = await open();
  const before = await contents(first);
  expect(before.rows.length).toBeGreaterThan(70);
  await changeEverything(first);
  expect(await contents(first)).not.toEqual(before);
  expect(await contents(await open())).toEqual(before);
});

it('is available to a suite while another has a transaction open', async () => {
  const first = await open();
  await first.transaction(async (tx) => {
    await tx.query('UPDATE items SET price = 7');
    const next = await open();
    expect(await next.query('SELECT 1 FROM items WHERE price = 7')).toEqual([]);
    expect(await next.query('UPDATE items SET price = 8 WHERE id = 1 RETURNING price')).toEqual([
      { price: 8 },
    ]);
  });
});

it('is available to a suite when another has never ended a transaction', async () => {
  const first = await open();
  await first.script('BEGIN; UPDATE items SET price = 7');
  await first.close();
  opened.splice(0);
  expect(await (await open()).query('SELECT 1 FROM items WHERE price = 7')).toEqual([]);
});
