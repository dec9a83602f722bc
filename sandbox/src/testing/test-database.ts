import { randomUUID } from 'node:crypto';
import { typeReaders, type Database } from '../database/database';
import { embeddedDatabase } from '../database/embedded';
import { fingerprint, prepare, seededFile } from './seeded-file';

/** The demo data in this process, with separate memory and files. */
const embedded = async (): Promise<Database> =>
  embeddedDatabase(await openPglite({ file: await seededFile(), parsers: typeReaders }));

const templateLock = 20_261_121;

const named = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Creates the template database, unless it exists; it gets its name only when complete. */
async function makeTemplate(
  admin: Database,
  open: (database: string) => Database,
  template: string,
): Promise<void> {
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (known.length > 0) return;
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const database = open(draft);
  await prepare(database).finally(() => database.close());
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** The demo data on a server: a separate database, copied from a template that the first test creates. */
async function onServer(url: string): Promise<Database> {
  const { openPostgres } = await import('../database/postgres'); // no suite on PGlite needs it
  const admin = openPostgres(url, 1);
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  try {
    const template = `shop_template_${fingerprint()}`;
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
    await makeTemplate(admin, (draft) => openPostgres(named(url, draft), 1), template);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await admin.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  } catch (error) {
    await admin.close(); // and with it the lock
    throw error;
  }
  const database = openPostgres(named(url, name));
  const close = async () => {
    await database.close();
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.close();
  };
  return { ...database, close };
}

/** A seeded database for one test file: a PostgreSQL server's when `DATABASE_URL` names one, else in memory. */
export const testDatabase = (): Promise<Database> =>
  process.env.DATABASE_URL ? onServer(process.env.DATABASE_URL) : embedded();
