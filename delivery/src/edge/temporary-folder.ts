import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

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
 * number their processes alike.
 */
export async function createTemporaryFolder(name: string): Promise<string> {
  const begin = `${name}-${hostname()}-`;
  for (const entry of await readdir(tmpdir())) {
    const [, pid] = /^(\d+)-\w{6}$/.exec(entry.startsWith(begin) ? entry.slice(begin.length) : '') ?? [];
    // It may belong to another user.
    if (pid && !isRunning(Number(pid)))
      await rm(join(tmpdir(), entry), { recursive: true, force: true }).catch(() => undefined);
  }
  return mkdtemp(join(tmpdir(), `${begin}${process.pid}-`));
}
