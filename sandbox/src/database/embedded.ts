import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { typeReaders, type Database, type Queries, type SqlValue } from './database';
import { plain, Statements, type Serialize } from './statements';

const within = (transaction: Transaction): Queries => ({
  query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await transaction.query<Row>(sql, values.map(plain), { parsers: typeReaders })).rows,
});

/** PGlite and the means to speak its protocol. */
export interface Embedded {
  client: PGlite;
  serialize: Serialize;
}

export function embeddedDatabase({ client, serialize }: Embedded): Database {
  const statements = new Statements(client, serialize);
  return {
    query: <Row>(sql: string, values: readonly SqlValue[] = [], { byValues = false } = {}) =>
      // behind the transaction that may be under way, as PGlite's own `query`
      client._runExclusiveTransaction(() =>
        client.runExclusive(() => statements.run<Row>(sql, values, byValues)),
      ),
    transaction: (work) => client.transaction((tx) => work(within(tx))),
    script: async (sql) => void (await client.exec(sql)),
    close: () => client.close(),
  };
}

/** PostgreSQL in this process: its data in a folder, or in memory when null. */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const { PGlite, protocol } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const client = await PGlite.create({ dataDir: folder ?? 'memory://', extensions: { pg_trgm } });
  return embeddedDatabase({ client, serialize: protocol.serialize });
}
