import { join } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** `DATABASE_URL`: a PostgreSQL server. Else in this process: `SANDBOX_DATA` is a folder, or `memory`. */
export async function openDatabase(environment: NodeJS.ProcessEnv = process.env): Promise<Database> {
  if (environment.DATABASE_URL) return openPostgres(environment.DATABASE_URL);
  const data = environment.SANDBOX_DATA || join(process.cwd(), '.data', 'shop');
  return openEmbedded(data === 'memory' ? null : data);
}
