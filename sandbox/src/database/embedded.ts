import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { typeReaders, type Database, type LoneWork, type Queries, type SqlValue } from './database';
import { createMutex } from './mutex';

/** PGlite recognises a date by its class, which differs between realms; a text works in all of them. */
const plain = (value: SqlValue) => (value instanceof Date ? value.toISOString() : value);

const toQueries = (runner: Pick<PGlite, 'query'>): Queries => ({
  query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Row>(sql, values.map(plain))).rows,
});

/** `client` must have been opened with `typeReaders` as its parsers: given with each query, PGlite copies all of its own. */
export function embeddedDatabase(client: PGlite): Database {
  const mutexes: Record<LoneWork, ReturnType<typeof createMutex>> = {
    start: createMutex(),
    catalogue: createMutex(),
  };
  return {
    ...toQueries(client),
    transaction: (work) => client.transaction((tx) => work(toQueries(tx))),
    alone: (what, work) => mutexes[what](work), // no other process can have it open
    script: async (sql) => void (await client.exec(sql)),
    close: () => client.close(),
  };
}

/** PostgreSQL in this process: its data in a folder, or in memory when null. */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch');
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const extensions = { pg_trgm, fuzzystrmatch };
  const client = await PGlite.create({ dataDir: folder ?? 'memory://', extensions, parsers: typeReaders });
  return embeddedDatabase(client);
}
