import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log';

/** The newest revision that this edge has used, saved across restarts if it has a folder for that. Never rejects. */
export class NewestRevision {
  private noted = 0;

  constructor(
    private readonly folder: string | null = null,
    private readonly log: Log = () => undefined,
  ) {}

  /** 0 if unknown. */
  async get(): Promise<number> {
    if (this.noted > 0 || this.folder === null) return this.noted;
    try {
      const { revision } = JSON.parse(await readFile(this.file, 'utf8')) as { revision?: unknown };
      return Number.isSafeInteger(revision) ? Number(revision) : 0;
    } catch {
      return 0; // the first start, or a file truncated by a crash
    }
  }

  async note(revision: number): Promise<void> {
    this.noted = revision;
    if (this.folder === null) return;
    try {
      await mkdir(this.folder, { recursive: true });
      const draft = `${this.file}.${process.pid}`;
      await writeFile(draft, JSON.stringify({ revision }));
      await rename(draft, this.file);
    } catch (error) {
      this.log('state-failed', { error: error instanceof Error ? error.message : String(error) });
    }
  }

  private get file(): string {
    return join(this.folder ?? '', 'revision.json');
  }
}
