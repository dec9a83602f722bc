import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../objects/object-store';
import { createTemporaryFolder } from './temporary-folder';

/** Maximum number of copies: more than the live releases and their fallbacks. */
const maxCopies = 60;

/** Copies objects to files of this machine, for threads that load them by path. In a folder store they are its own files. */
export class LocalCopies {
  private folder: Promise<string> | undefined;
  private readonly known = new LRUCache<string, Promise<string | null>>({
    max: maxCopies,
    dispose: (copy, _key, reason) => {
      if (reason === 'evict') void removeFile(copy);
    },
  });
  private count = 0;

  constructor(private readonly objects: ObjectStore) {}

  /** Null if there is no object. Objects must never change. */
  async getPath(key: string): Promise<string | null> {
    const own = this.objects.getPath(key);
    if (own !== null) return own;
    const copy = this.known.get(key) ?? this.copied(key);
    this.known.set(key, copy);
    try {
      const path = await copy;
      if (path === null) this.known.delete(key);
      return path;
    } catch (error) {
      this.known.delete(key);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }

  private async copied(key: string): Promise<string | null> {
    const content = await this.objects.get(key);
    if (!content) return null;
    this.folder ??= createTemporaryFolder('server-builds');
    this.count += 1;
    const path = join(await this.folder, `${this.count}-${key.replaceAll('/', '-')}`);
    await writeFile(path, content);
    return path;
  }
}

async function removeFile(copy: Promise<string | null>): Promise<void> {
  const path = await copy.catch(() => null);
  if (path) await rm(path, { force: true }).catch(() => undefined);
}
