import { testDatabase } from '../testing/test-database';
import type { Database } from './database';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await database.script('CREATE TABLE shelf (id integer PRIMARY KEY, name text, worth numeric)');
});
afterAll(() => database.close());
beforeEach(() => database.script('TRUNCATE shelf'));
afterEach(() => jest.restoreAllMocks());

/** Of PGlite alone, whose statements are kept here; a PostgreSQL server keeps its own, and has nothing to look at. */
const embedded = process.env.DATABASE_URL ? it.skip : it;

const put = (id: number, name: string | null = null) =>
  database.query('INSERT INTO shelf (id, name) VALUES ($1, $2)', [id, name]);
const ids = async () =>
  (await database.query<{ id: number }>('SELECT id FROM shelf ORDER BY id')).map(({ id }) => id);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );

describe('statements that are asked again', () => {
  it('see what was written in between', async () => {
    expect(await ids()).toEqual([]);
    await put(1);
    expect(await ids()).toEqual([1]);
    await put(2);
    expect(await ids()).toEqual([1, 2]);
  });

  it('take and give values of every kind, each time', async () => {
    const sql = `SELECT $1::int AS whole, $2::text AS text, $3::boolean AS truth, $4::int[] AS list, $5::text[] AS texts,
      $6::jsonb AS json, $7::timestamptz AS moment, $8::numeric AS numeric, $9::bigint AS large, $10::date AS day`;
    const moment = new Date('2026-03-04T05:06:07Z');
    const first = [7, `it's "so"`, true, [1, 2], ['a,b', '"'], '{"a":[1]}', moment, 1.5, 9e15, '2026-03-04'];
    const values = [first, first.map(() => null), [0, '', false, [], [], '[]', moment, -2, 0, '1999-12-31']];
    const rows = [];
    for (const given of values) rows.push(...(await database.query<Record<string, unknown>>(sql, given)));
    expect(rows.map((row) => Object.values(row))).toEqual([
      [7, `it's "so"`, true, [1, 2], ['a,b', '"'], { a: [1] }, moment, 1.5, 9e15, '2026-03-04'],
      first.map(() => null),
      [0, '', false, [], [], [], moment, -2, 0, '1999-12-31'],
    ]);
  });

  it('answer by the tables as they are now', async () => {
    const all = () => database.query('SELECT * FROM changing');
    await database.script('CREATE TABLE changing (a integer); INSERT INTO changing VALUES (1)');
    expect(await all()).toEqual([{ a: 1 }]);
    await database.script(`ALTER TABLE changing ADD COLUMN b text DEFAULT 'x'`);
    expect(await all()).toEqual([{ a: 1, b: 'x' }]);
    await database.script(
      `DROP TABLE changing; CREATE TABLE changing (c text); INSERT INTO changing VALUES ('y')`,
    );
    expect(await all()).toEqual([{ c: 'y' }]);
  });

  embedded('are read anew when somebody has dropped them', async () => {
    await put(1);
    await ids();
    await database.script('DEALLOCATE ALL');
    expect(await ids()).toEqual([1]);
    expect(await codeOf(database.query('SELECT id FROM shelf', [], { byValues: true }))).toBeNull();
  });

  embedded('are kept in a number that has an end', async () => {
    for (let at = 0; at < 260; at += 1) await database.query(`SELECT ${at} AS at`);
    const [row] = await database.query<{ count: number }>(
      'SELECT count(*) AS count FROM pg_prepared_statements',
    );
    expect(row?.count).toBeGreaterThan(100);
    expect(row?.count).toBeLessThanOrEqual(210);
  });

  embedded('are planned anew after a while, for tables that have grown', async () => {
    const sql = `SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT id FROM shelf ORDER%'`;
    await ids();
    const [before] = await database.query<{ name: string }>(sql);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect(await ids()).toEqual([]);
    const after = await database.query<{ name: string }>(sql);
    expect(after).toHaveLength(1);
    expect(after[0]?.name).not.toBe(before?.name);
  });

  embedded('are planned once, or for their values where they say so', async () => {
    const sql = (note: string) => `SELECT ${note}.id FROM shelf AS ${note} WHERE id = $1`;
    for (let times = 0; times < 8; times += 1) {
      await database.query(sql('once'), [times]);
      await database.query(sql('anew'), [times], { byValues: true });
    }
    const plans = await database.query(
      `SELECT substr(statement, 8, 4) AS note, generic_plans, custom_plans FROM pg_prepared_statements
       WHERE statement LIKE 'SELECT ____.id FROM shelf%' ORDER BY 1`,
    );
    expect(plans).toEqual([
      { note: 'anew', generic_plans: 0, custom_plans: 8 },
      { note: 'once', generic_plans: 8, custom_plans: 0 },
    ]);
  });
});

describe('a statement that fails', () => {
  it('says why by its code, and harms no other', async () => {
    await put(1);
    expect(await codeOf(put(1))).toBe('23505');
    expect(await codeOf(database.query('SELECT nothing FROM shelf'))).toBe('42703');
    expect(await codeOf(database.query('SELEKT'))).toBe('42601');
    expect(await codeOf(database.query('SELECT 1 / $1::int AS none', [0]))).toBe('22012');
    expect(await codeOf(database.query('SELECT 2 / $1::int AS none', [0], { byValues: true }))).toBe('22012');
    await put(2);
    expect(await ids()).toEqual([1, 2]);
  });

  embedded('leaves the way of planning as it was', async () => {
    const sql = 'SELECT 3 / $1::int AS third';
    await codeOf(database.query(sql, [0], { byValues: true }));
    expect(await database.query('SHOW plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
    expect(await database.query(sql, [3], { byValues: true })).toEqual([{ third: 1 }]);
  });

  it('names itself', async () => {
    await put(1);
    await expect(put(1)).rejects.toMatchObject({ constraint: 'shelf_pkey', table: 'shelf' });
  });
});

describe('beside a transaction', () => {
  it('statements see nothing of it before its end', async () => {
    let seen: Promise<number[]> | null = null;
    await database.transaction(async (tx) => {
      await tx.query('INSERT INTO shelf (id) VALUES (1)');
      seen = ids();
      await tx.query('INSERT INTO shelf (id) VALUES (2)');
      expect(await tx.query('SELECT id FROM shelf ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
    });
    // PGlite answers when the transaction is over, a server when it likes; neither tells of half of it
    expect(process.env.DATABASE_URL ? [[], [1, 2]] : [[1, 2]]).toContainEqual(await seen);
    expect(await ids()).toEqual([1, 2]);
  });

  it('statements see nothing of what was taken back', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query('INSERT INTO shelf (id) VALUES (1)');
      throw new Error('no');
    });
    const [, seen] = await Promise.all([expect(work).rejects.toThrow('no'), ids()]);
    expect(seen).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('many at once each get their own answer', async () => {
    const asked = Array.from({ length: 120 }, (_, at) => at);
    const answers = await Promise.all(
      asked.map((at) => {
        if (at % 10 === 0) return database.transaction((tx) => tx.query('SELECT $1::int AS at', [at]));
        if (at % 7 === 0)
          return codeOf(database.query(`SELECT $1::int / 0 AS at`, [at])).then((code) => [{ code }]);
        return database.query(`SELECT $1::int AS at, ${at % 5} AS kind`, [at], { byValues: at % 3 === 0 });
      }),
    );
    answers.forEach((rows, at) => {
      const plain = at % 10 === 0 ? { at } : at % 7 === 0 ? { code: '22012' } : { at, kind: at % 5 };
      expect(rows).toEqual([plain]);
    });
  });
});
