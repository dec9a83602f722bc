import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  DatabaseLost,
  typeReaders,
  type Database,
  type LoneWork,
  type Queries,
  type SqlValue,
} from './database';
import { createMutex } from './mutex';

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    typeReaders[oid] ?? pg.types.getTypeParser(oid, format),
};

const { DatabaseError } = pg;

/** Milliseconds to wait for an unreachable server, and for it to accept a connection. */
const [timeout, deadline] = [5_000, 10_000];

/** Classes of SQLSTATE: the server ends, starts, or has lost the connection. Other errors come from the network. */
const isLost = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? /^(57P0|08)/.test(error.code ?? '')
    : error instanceof Error && !(error instanceof TypeError) && !(error instanceof DatabaseLost);

/** An AggregateError of several addresses has no message. */
const getReason = (error: Error & { code?: string }) => error.message || error.code || 'no connection';

const toKnownError = (error: unknown): unknown =>
  isLost(error) ? new DatabaseLost(getReason(error as Error)) : error; // isLost has seen an Error

/** Gets a connection. A restarting server is away for a moment; nothing has been sent yet, so it is safe to try again. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const until = performance.now() + timeout; ;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isLost(error) || performance.now() > until) throw toKnownError(error);
      await pause(100);
    }
  }
}

const toQueries = (client: pg.PoolClient): Queries => ({
  query: async <Row>(sql: string, values: readonly SqlValue[] = []) => {
    try {
      // pg types rows as objects; the caller names their shape.
      return (await client.query(sql, [...values])).rows as Row[];
    } catch (error) {
      throw toKnownError(error);
    }
  },
});

/** Only reads are safe to repeat: after a lost connection the pool may return another one that is lost, too. */
const isRead = (sql: string) => /^\s*SELECT\b/i.test(sql);

async function lone<Row>(pool: pg.Pool, sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
  for (let left = isRead(sql) ? 2 : 0; ; left -= 1) {
    try {
      return await once<Row>(pool, sql, values);
    } catch (error) {
      if (left === 0 || !(error instanceof DatabaseLost)) throw error;
    }
  }
}

/** One statement, or a script without values, on a connection of its own. */
async function once<Row>(pool: pg.Pool, sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
  const client = await connected(pool);
  let lost: Error | undefined;
  try {
    if (values) return await toQueries(client).query<Row>(sql, values);
    await client.query(sql);
    return [];
  } catch (error) {
    const reason = toKnownError(error);
    if (reason instanceof DatabaseLost) lost = reason;
    throw reason;
  } finally {
    client.release(lost);
  }
}

/** A PostgreSQL server, with a pool of connections. */
export function openPostgres(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: deadline,
    // pg's types require its own overloads; it only calls (oid, format).
    types: types as pg.CustomTypesConfig,
  });
  // The pool handles errors of idle connections. Without a listener those of used connections would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => console.error('database connection lost:', error.message)),
  );
  pool.on('error', () => undefined);
  const mutexes: Record<LoneWork, ReturnType<typeof createMutex>> = {
    start: createMutex(),
    catalogue: createMutex(),
  };
  return {
    query: (sql, values = []) => lone(pool, sql, values),
    transaction: (work) => inTransaction(pool, work),
    script: async (sql) => void (await lone(pool, sql)),
    // Only one task of this process waits for other processes, because each waiting task occupies a connection.
    alone: (what, work) => mutexes[what](() => alone(pool, locks[what], work)),
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Queries) => Promise<Result>) {
  const client = await connected(pool);
  const tx = toQueries(client);
  try {
    await tx.query('BEGIN');
    const result = await work(tx);
    await tx.query('COMMIT');
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

/** Arbitrary numbers of advisory locks. */
const locks: Record<LoneWork, number> = { start: 20_261_125, catalogue: 20_261_126 };

async function alone<Result>(pool: pg.Pool, lock: number, work: () => Promise<Result>): Promise<Result> {
  const client = await connected(pool);
  try {
    await toQueries(client).query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    client.release(true); // the lock ends with the connection
  }
}
