import type { Database } from './database';
import { migrate } from './migrate';
import { seed } from './seed/seed';

/**
 * Runs missing migrations, and fills an empty database with the demo data. Of several processes that start on one
 * database one does it, and the others wait. Returns what has been done.
 */
export const prepare = (database: Database): Promise<{ migrations: string[]; isSeeded: boolean }> =>
  database.alone('start', async () => {
    const migrations = await migrate(database);
    return { migrations, isSeeded: await seed(database, new Date()) };
  });
