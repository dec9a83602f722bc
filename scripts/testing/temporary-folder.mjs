import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's file system in memory. */
const inMemory = '/dev/shm';
/** Bytes. The suites need 20 MB, a temporary PostgreSQL 130 MB. */
const leastFree = 512 * 1024 ** 2;

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastFree;
  } catch {
    return false;
  }
}

/**
 * Where tests write temporary files: into memory, where the machine has room there and nobody has chosen a folder by
 * `TMPDIR`. Tests of release stores create thousands of small files and take a third less time there.
 */
export const getTemporaryFolder = () => (!process.env.TMPDIR && hasRoom(inMemory) ? inMemory : tmpdir());
