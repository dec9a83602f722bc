import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getStartTime } from './process-start';

/** The process that has a data folder open, and its address for jobs once it serves. */
export interface Holder {
  pid: number;
  /** When it was started, in the system's notation: process ids are reused. */
  started?: string | null;
  url?: string;
  token?: string;
}

const toLockFile = (folder: string) => `${folder}.lock`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0); // only checks whether it runs
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The running process that has the folder open; null when none has. */
export function findHolder(folder: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(toLockFile(folder), 'utf8')) as Holder; // only this module writes it
    if (holder.pid === process.pid || !isAlive(holder.pid)) return null;
    const started = getStartTime(holder.pid);
    const isStranger = Boolean(holder.started && started && holder.started !== started);
    return isStranger ? null : holder;
  } catch {
    return null; // no lock, or a broken one
  }
}

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** Locks PGlite's folder for this process, or throws FolderInUse. Returns a function that unlocks it. */
export function lockFolder(folder: string): () => void {
  const holder = findHolder(folder);
  if (holder)
    throw new FolderInUse(
      `The data folder ${folder} is open in another process (${holder.pid}); end that one first.`,
    );
  mkdirSync(dirname(folder), { recursive: true });
  writeHolder(folder, { pid: process.pid, started: getStartTime(process.pid) });
  return () => rmSync(toLockFile(folder), { force: true });
}

/** Publishes the address for jobs to other commands of the same user. Returns the token that they must send. */
export function announce(folder: string, url: string): string {
  const token = randomBytes(24).toString('base64url');
  writeHolder(folder, { pid: process.pid, started: getStartTime(process.pid), url, token });
  return token;
}

function writeHolder(folder: string, holder: Holder) {
  const draft = `${toLockFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  renameSync(draft, toLockFile(folder));
}
