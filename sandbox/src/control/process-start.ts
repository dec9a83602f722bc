import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux: ticks since the machine was booted, and the id of that boot. */
function fromProc(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain blanks and brackets; the 22nd field is the 20th after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
}

/** When a process was started, in the system's notation; null where it does not run, or the system does not say. */
export function getStartTime(pid: number): string | null {
  try {
    if (process.platform === 'linux') return fromProc(pid);
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || null; // null on systems without ps
  } catch {
    return null;
  }
}
