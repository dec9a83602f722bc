import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database';

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Runs the migrations that have not run yet, in the order of their names, each in a transaction. */
export async function migrate(database: Database): Promise<string[]> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
  );
  const done = new Set(
    (await database.query<{ name: string }>('SELECT name FROM migrations')).map((row) => row.name),
  );
  const waiting = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && !done.has(name))
    .sort();
  for (const name of waiting) {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8');
    // A name is a file of this folder: letters, digits, dots.
    await database.script(
      `BEGIN; ${sql}\nINSERT INTO migrations (name) VALUES ('${name.replace(/[^\w.]/g, '')}'); COMMIT;`,
    );
  }
  return waiting;
}
