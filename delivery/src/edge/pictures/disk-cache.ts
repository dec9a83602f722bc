import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '../temporary-folder';

interface Entry {
  bytes: number;
  /** When its file was last marked as used, in milliseconds since 1970. */
  markedAt: number;
}

/** Milliseconds: a file's time says how recently it was used, for the next start; it need not be exact. */
const markInterval = 3_600_000;

/** Names that this cache writes; it touches no other file. */
const ownName = /^[\w-]{20,64}\.(?:avif|webp|jpg|png)$/;
/** Names of files that are being written, also by edges of earlier versions. */
const unfinishedName = /^\.(?:[\da-f-]{36}|\d+-\d+)$/;
/** Milliseconds after which nobody writes them any more: their edge was killed. */
const unfinishedLife = 86_400_000;

/**
 * Made pictures in a folder, up to so many bytes; the least recently used is removed first. Without a folder it has one of its
 * own, which ends with it. Several edges may use one folder. A failure to write is no failure of the picture.
 * Its order of use is its own: it begins with what the folder holds, and to evict is to wait for a file's removal.
 */
export class DiskCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;
  private opened: Promise<string> | undefined;

  constructor(
    private readonly folder: string | null,
    private readonly most: number,
  ) {}

  async get(name: string): Promise<Buffer | null> {
    try {
      const path = join(await this.open(), name);
      const content = await readFile(path);
      const known = this.entries.get(name);
      const entry = known ?? { bytes: content.length, markedAt: 0 };
      this.forget(name);
      this.remember(name, entry);
      if (this.folder !== null && Date.now() - entry.markedAt > markInterval) await this.mark(path, entry);
      return content;
    } catch {
      this.forget(name);
      return null;
    }
  }

  async put(name: string, content: Buffer): Promise<void> {
    try {
      const folder = await this.open();
      const temporary = join(folder, `.${randomUUID()}`);
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
      this.forget(name);
      this.remember(name, { bytes: content.length, markedAt: Date.now() });
      await this.evict(folder);
    } catch {
      // A full or read-only disk: the picture is made again next time.
    }
  }

  async close(): Promise<void> {
    if (this.folder === null && this.opened) await rm(await this.opened, { recursive: true, force: true });
  }

  private open(): Promise<string> {
    this.opened ??= this.folder === null ? createTemporaryFolder('shop-pictures') : this.read(this.folder);
    return this.opened;
  }

  /** What earlier edges have made, in the order of its use. */
  private async read(folder: string): Promise<string> {
    await mkdir(folder, { recursive: true });
    for (const { name, markedAt } of await findFiles(folder, unfinishedName))
      if (Date.now() - markedAt > unfinishedLife) await rm(join(folder, name), { force: true });
    const known = (await findFiles(folder, ownName)).sort((one, other) => one.markedAt - other.markedAt);
    for (const { name, ...entry } of known) this.remember(name, entry);
    await this.evict(folder);
    return folder;
  }

  private async evict(folder: string): Promise<void> {
    for (const name of this.entries.keys()) {
      if (this.bytes <= this.most) return;
      this.forget(name);
      await rm(join(folder, name), { force: true });
    }
  }

  private async mark(path: string, entry: Entry): Promise<void> {
    entry.markedAt = Date.now();
    const now = new Date(entry.markedAt);
    await utimes(path, now, now).catch(() => undefined);
  }

  private remember(name: string, entry: Entry): void {
    this.entries.set(name, entry);
    this.bytes += entry.bytes;
  }

  private forget(name: string): void {
    this.bytes -= this.entries.get(name)?.bytes ?? 0;
    this.entries.delete(name);
  }
}

/** Files of a folder by their names. */
async function findFiles(folder: string, pattern: RegExp): Promise<(Entry & { name: string })[]> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => null);
      return info && { name, bytes: info.size, markedAt: info.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}
