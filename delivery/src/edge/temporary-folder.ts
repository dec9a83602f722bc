import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Folders of this process. */
const own = new Set<string>();

/** Whether a process of this machine has this number. One of another user exists, too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * A new folder of this process, below the system's temporary one. Removes folders of the same name whose process was
 * killed, or crashed, before it could remove them. The host is in their names, because containers that share the folder
 * number their processes alike; and a container that is started again has the number of the one before.
 */
export async function createTemporaryFolder(name: string): Promise<string> {
  const begin = `${name}-${hostname()}-`;
  const isLeft = (entry: string) => {
    const [, number] = /^(\d+)-\w{6}$/.exec(entry.startsWith(begin) ? entry.slice(begin.length) : '') ?? [];
    const pid = Number(number);
    return pid > 0 && !own.has(entry) && (pid === process.pid || !isRunning(pid));
  };
  for (const entry of (await readdir(tmpdir())).filter(isLeft))
    // It may belong to another user.
    await rm(join(tmpdir(), entry), { recursive: true, force: true }).catch(() => undefined);
  const folder = await mkdtemp(join(tmpdir(), `${begin}${process.pid}-`));
  own.add(basename(folder));
  return folder;
}
