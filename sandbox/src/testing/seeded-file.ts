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
import type { Database } from '../database/database';
import { embeddedDatabase } from '../database/embedded';
import { migrate } from '../database/migrate';
import { testNow } from './test-clock';

declare global {
  /** See `embedded-environment.mjs`. */
  var openPglite: (file?: string) => Promise<PGlite>;
}

const sources = fileURLToPath(new URL('../database', import.meta.url));

/** Changes with anything that makes the seeded database another one: what fills it, and how its files are made. */
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

/** Fills an empty database with the town. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  // The town's texts are many: who opens its file does not load them.
  const { seed } = await import('../database/seed/seed');
  await seed(database, testNow);
}

/** What each suite would copy, and none looks into. */
const lighten = ['template0', 'template1'].flatMap((name) => [
  `ALTER DATABASE ${name} IS_TEMPLATE false`,
  `DROP DATABASE ${name}`,
]);

async function make(file: string): Promise<void> {
  const client = await openPglite();
  const database = embeddedDatabase(client);
  await prepare(database);
  for (const statement of lighten) await database.script(statement);
  // Else whoever opens it does again what stands in the log.
  await database.script('CHECKPOINT');
  const archive = await client.dumpDataDir('none');
  await database.close();
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  renameSync(draft, file);
}

/** Making takes seconds; whoever has been at it for so long is gone, and its number has become another process's. */
const longest = 120_000;

/** Whether a living process has the lock. */
function isLockHeld(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longest) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0); // only checks whether it runs
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's, and alive
  }
}

/** Takes a lock file for this process; false while a living one has it. Two at once would do no harm but work twice. */
function acquireLock(lock: string): boolean {
  const draft = `${lock}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock); // there as a whole, or not at all
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isLockHeld(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(draft);
  }
}

/** The seeded town's archive; the first suite of all makes it, and those that start meanwhile wait for that one. */
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
