import pg from 'pg';
import { typeReaders, type Database, type Queries, type SqlValue } from './database';

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    typeReaders[oid] ?? pg.types.getTypeParser(oid, format),
};

const queriesOf = (runner: pg.Pool | pg.PoolClient): Queries => ({
  query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
    // pg types rows as objects; the caller names their shape.
    (await runner.query(sql, [...values])).rows as Row[],
});

/** A PostgreSQL server, with a pool of connections. */
export function openPostgres(url: string, max = 10): Database {
  // pg's types ask for its own overloads; it only ever calls (oid, format).
  const pool = new pg.Pool({ connectionString: url, max, types: types as pg.CustomTypesConfig });
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  return {
    ...queriesOf(pool),
    transaction: (work) => inTransaction(pool, work),
    script: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Queries) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(queriesOf(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    );
    throw error;
  }
}
