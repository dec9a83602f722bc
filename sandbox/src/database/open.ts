import { join } from 'node:path';
import { lockFolder } from '../control/folder-lock';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** The folder of a database in this process; null when it is in memory or on a server. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string | null {
  const data = environment.SANDBOX_DATA || join(process.cwd(), '.data', 'shop');
  return environment.DATABASE_URL || data === 'memory' ? null : data;
}

/** `DATABASE_URL`: a PostgreSQL server. Else in this process: `SANDBOX_DATA` is a folder, or `memory`. */
export async function openDatabase(environment: NodeJS.ProcessEnv = process.env): Promise<Database> {
  if (environment.DATABASE_URL) return openPostgres(environment.DATABASE_URL);
  const folder = dataFolder(environment);
  if (!folder) return openEmbedded(null);
  const unlock = lockFolder(folder);
  const database = await openEmbedded(folder);
  const close = () => database.close().finally(unlock);
  return { ...database, close };
}
