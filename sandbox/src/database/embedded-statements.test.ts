import { embeddedDatabase } from './embedded';
import type { Database } from './database';

let database: Database;
beforeAll(async () => {
  const { client, serialize } = await openPglite();
  database = embeddedDatabase(client, serialize);
  await database.script(
    'CREATE TABLE things (id int PRIMARY KEY, name text, price numeric, marks jsonb, ids int[])',
  );
});
afterAll(() => database.close());
beforeEach(() => database.query('DELETE FROM things'));

const prepared = async () =>
  (await database.query<{ count: number }>('SELECT count(*) AS count FROM pg_prepared_statements'))[0]?.count;

it('gives and takes values of each kind, every time', async () => {
  for (const id of [1, 2, 3]) {
    const [row] = await database.query(
      'INSERT INTO things VALUES ($1, $2, $3, $4::jsonb, $5) RETURNING *, now() > $6::timestamptz AS is_later',
      [id, 'Ünïcode', 12.5, '{"a":[1,null]}', [7, 8], new Date(0)],
    );
    expect(row).toEqual({
      id,
      name: 'Ünïcode',
      price: 12.5,
      marks: { a: [1, null] },
      ids: [7, 8],
      is_later: true,
    });
  }
  expect(
    await database.query('SELECT id FROM things WHERE id = ANY($1::int[]) AND name IS DISTINCT FROM $2', [
      [1, 3],
      null,
    ]),
  ).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await database.query('DELETE FROM things WHERE id = $1', [1])).toEqual([]);
});

it('knows a statement after its table was changed', async () => {
  const ask = () => database.query('SELECT * FROM things WHERE id = $1', [1]);
  await database.query("INSERT INTO things (id, name) VALUES (1, 'one')");
  expect(Object.keys((await ask())[0] ?? {})).not.toContain('stock');
  await database.script('ALTER TABLE things ADD COLUMN stock int DEFAULT 7');
  expect(await ask()).toMatchObject([{ stock: 7 }]);
  await database.script('ALTER TABLE things DROP COLUMN stock');
  expect(Object.keys((await ask())[0] ?? {})).not.toContain('stock');
});

it('goes on after a refusal, with the code that PostgreSQL gives', async () => {
  const add = (id: number) => database.query('INSERT INTO things (id) VALUES ($1)', [id]);
  await add(1);
  await expect(add(1)).rejects.toMatchObject({ code: '23505' });
  await expect(database.query('SELECT wrong FROM things')).rejects.toMatchObject({ code: '42703' });
  await expect(database.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  await add(2);
  expect(await database.query('SELECT id FROM things ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
});

it('takes back a transaction that fails, also with what was asked in it for the first time', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.query('INSERT INTO things (id, name) VALUES ($1, $2)', [5, 'gone']);
    await tx.query('SELECT 1 / $1::int', [0]);
  });
  const beside = database.query('SELECT count(*) AS count FROM things');
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await beside).toEqual([{ count: 0 }]);
  expect(await database.query('SELECT 1 / $1::int AS one', [1])).toEqual([{ one: 1 }]);
});

it('keeps no more plans than there is room for', async () => {
  for (let at = 0; at < 700; at += 1)
    expect(await database.query(`SELECT ${at} AS at, $1::int AS given`, [at])).toEqual([{ at, given: at }]);
  expect(await prepared()).toBeLessThanOrEqual(301);
  expect(await database.query('SELECT 0 AS at, $1::int AS given', [9])).toEqual([{ at: 0, given: 9 }]);
});
