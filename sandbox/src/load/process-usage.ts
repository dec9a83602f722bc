import { readFileSync } from 'node:fs';

/** Milliseconds of one tick in `/proc`; Linux always has 100 of them a second. */
const tick = 10;

function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null; // another system, or the process is gone
  }
}

/** Milliseconds of processor time that a process has used; null where the system does not say. */
export function getProcessorTime(pid: number): number | null {
  // After the name in brackets, which may contain anything: user and system time are fields 14 and 15.
  const fields = read(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * tick : null;
}

/** Memory of a process in megabytes (RSS); null where the system does not say. */
export function getMemory(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1];
  return kilobytes ? Number(kilobytes) / 1_024 : null;
}
