import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { typeReaders, type Database } from '../database/database';
import { embeddedDatabase } from '../database/embedded';
import { migrate } from '../database/migrate';
import { testNow } from './test-clock';

declare global {
  /** See `embedded-environment.mjs`. */
  var openPglite: (options: { file?: string; parsers: typeof typeReaders }) => Promise<PGlite>;
}

const sources = fileURLToPath(new URL('../database', import.meta.url));

/** A hash of everything that the seeded database depends on: its content, and how its files are written. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(sources, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const made = [import.meta.url, new URL('embedded-environment.mjs', import.meta.url)].map((url) =>
    fileURLToPath(url),
  );
  const paths = [...files.map((entry) => join(entry.parentPath, entry.name)), ...made].sort();
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Fills an empty database with the demo data. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  // The demo texts are large: a process that only opens the archive does not load them.
  const { seed } = await import('../database/seed/seed');
  await seed(database, testNow);
}

/** Data that each suite would copy and none reads. */
const lighten = ['template0', 'template1'].flatMap((name) => [
  `ALTER DATABASE ${name} IS_TEMPLATE false`,
  `DROP DATABASE ${name}`,
]);

async function make(file: string): Promise<void> {
  const client = await openPglite({ parsers: typeReaders });
  const database = embeddedDatabase(client);
  await prepare(database);
  for (const statement of lighten) await database.script(statement);
  // Otherwise opening it would replay the log.
  await database.script('CHECKPOINT');
  const archive = await client.dumpDataDir('none');
  await database.close();
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  renameSync(draft, file);
}

/** Creating takes seconds; an older lock belongs to a process that has ended, and its id is reused. */
const longest = 120_000;

/** Whether a running process holds the lock. */
function isLockHeld(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longest) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0); // only checks whether it runs
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's, and running
  }
}

/** Takes a lock file for this process; false while a running process holds it. Two at once would only duplicate work. */
function acquireLock(lock: string): boolean {
  const draft = `${lock}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock); // renamed only when complete
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isLockHeld(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(draft);
  }
}

/** The archive of the demo data. The first suite creates it; suites that start meanwhile wait. */
export async function seededFile(): Promise<string> {
  const folder = join(tmpdir(), 'shop-sandbox-tests');
  const file = join(folder, `${fingerprint()}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    if (!acquireLock(lock)) await sleep(50);
    else
      try {
        if (!existsSync(file)) await make(file);
      } finally {
        rmSync(lock, { force: true });
      }
  }
  return file;
}
