import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../store/release-error';
import { toDiskError } from './disk-errors';
import { checkedKey, checkedPrefix, type ObjectStore, type StoredObject } from './object-store';

/** Where files are written before they are renamed. */
const drafts = '.drafts';
/** Milliseconds after which nobody writes a draft any more: its process was killed. */
const draftLife = 86_400_000;
/** Attempts to create a folder that another process removes as empty in between. */
const tries = 5;

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getCode(error));

/**
 * Objects as files below a folder. A file is flushed to disk before it is renamed or linked: nobody ever reads a partial
 * one, even after a power failure.
 */
export class FolderObjects implements ObjectStore {
  readonly name: string;

  constructor(private readonly dir: string) {
    this.name = dir;
  }

  getPath = (key: string): string => join(this.dir, checkedKey(key));

  async get(key: string): Promise<Buffer | null> {
    const read = readFile(this.getPath(key)).catch(this.unlessMissing);
    return (await read.catch(this.explain)) ?? null;
  }

  put = (key: string, content: Buffer | string): Promise<void> => this.land(key, content, rename);

  async create(key: string, content: Buffer | string): Promise<boolean> {
    try {
      await this.land(key, content, link);
      return true;
    } catch (error) {
      if (getCode(error) === 'EEXIST') return false;
      throw error;
    }
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const found = await this.below(checkedPrefix(prefix).slice(0, -1));
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async folders(): Promise<string[]> {
    const entries = (await readdir(this.dir, { withFileTypes: true }).catch(this.unlessMissing)) ?? [];
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.filter((name) => name !== drafts).sort();
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.getPath(key), { force: true }))).catch(this.explain);
    const folders = new Set(keys.flatMap(getFolders));
    for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
      await rmdir(join(this.dir, folder)).catch(() => undefined); // it is not empty
    }
  }

  async stamp(key: string): Promise<string | null> {
    const found = await stat(this.getPath(key)).catch(this.unlessMissing);
    return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : null;
  }

  async removeDrafts(): Promise<void> {
    const folder = join(this.dir, drafts);
    const names = (await readdir(folder).catch(this.unlessMissing).catch(this.explain)) ?? [];
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(this.unlessMissing);
      if (found && Date.now() - found.mtimeMs > draftLife)
        await rm(path, { force: true }).catch(this.explain);
    }
  }

  /** Undefined if the file does not exist. A store that is a file itself is not taken for an empty one. */
  private unlessMissing = async (error: unknown): Promise<undefined> => {
    if (!isMissing(error)) throw error;
    if (getCode(error) !== 'ENOTDIR') return;
    const isFolder = await stat(this.dir).then(
      (found) => found.isDirectory(),
      (reason: unknown) => getCode(reason) === 'ENOENT',
    );
    if (!isFolder) throw new ReleaseError('invalid', `${this.dir} is no folder`);
  };

  /** Throws a disk error as a sentence. */
  private explain = (error: unknown): never => {
    throw toDiskError(error, this.name);
  };

  private async below(folder: string): Promise<StoredObject[]> {
    const entries =
      (await readdir(join(this.dir, folder), { withFileTypes: true }).catch(this.unlessMissing)) ?? [];
    const found = await Promise.all(
      entries.map(async (entry) => {
        const key = folder ? `${folder}/${entry.name}` : entry.name;
        if (key === drafts) return [];
        if (entry.isDirectory()) return this.below(key);
        if (!entry.isFile()) throw new ReleaseError('invalid', `${key} is neither a file nor a folder`);
        const known = await stat(join(this.dir, key)).catch(this.unlessMissing);
        return known ? [{ key, modifiedAt: known.mtime }] : [];
      }),
    );
    return found.flat();
  }

  private async land(key: string, content: Buffer | string, move: typeof rename): Promise<void> {
    const [draft, target] = [join(this.dir, drafts, randomUUID()), this.getPath(key)];
    try {
      await mkdir(dirname(draft), { recursive: true });
      await writeThrough(draft, content);
      for (let left = tries; ; left -= 1) {
        await mkdir(dirname(target), { recursive: true });
        const gone = await move(draft, target).then(
          () => false,
          (error: unknown) => (getCode(error) === 'ENOENT' && left > 1 ? true : Promise.reject(error)),
        );
        if (!gone) return await syncFolder(dirname(target));
      }
    } catch (error) {
      return this.explain(error);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined); // the original error is thrown, not this one
    }
  }
}

/** Writes a file and flushes it to disk. */
async function writeThrough(path: string, content: Buffer | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the names in a folder. Some systems cannot open folders: they do it themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** `a/b/c` → `a/b`, `a` */
function getFolders(key: string): string[] {
  const parts = key.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
