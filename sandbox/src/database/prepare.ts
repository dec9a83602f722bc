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
    const isSeeded = await seed(database, new Date());
    // Without it index-only scans read the tables that a migration has rewritten; PGlite does not do it by itself.
    if (migrations.length > 0) await database.script('VACUUM ANALYZE');
    return { migrations, isSeeded };
  });
