import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, LoneWork, Queries } from './database';
import { EmbeddedStatements, type Serialize } from './embedded-statements';
import { inTurn } from './in-turn';

/** `serialize`: of the same PGlite's `protocol`. */
export function embeddedDatabase(client: PGlite, serialize: Serialize): Database {
  const statements = new EmbeddedStatements(client, serialize);
  const queries: Queries = { query: (sql, values = []) => statements.run(sql, values) };
  // A transaction and what is asked beside it wait for each other.
  const turn = inTurn();
  const turns: Record<LoneWork, ReturnType<typeof inTurn>> = { start: inTurn(), catalogue: inTurn() };
  return {
    query: (...asked) => turn(() => queries.query(...asked)),
    transaction: (work) => turn(() => client.transaction(() => work(queries))),
    script: (sql) =>
      turn(async () => {
        statements.forgetAll();
        await client.exec(sql);
      }),
    alone: (what, work) => turns[what](work), // no other process can have it open
    close: () => client.close(),
  };
}

/** PostgreSQL in this process: its data in a folder, or in memory when null. */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const { PGlite, protocol } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const client = await PGlite.create({ dataDir: folder ?? 'memory://', extensions: { pg_trgm } });
  return embeddedDatabase(client, protocol.serialize);
}
