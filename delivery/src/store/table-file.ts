import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

const kept = 200;
const nameOf = (revision: number) => `${String(revision).padStart(8, '0')}.json`;
const revisionOf = (name: string) => (/^\d{8}\.json$/.test(name) ? Number(name.slice(0, 8)) : 0);

/**
 * The table's revisions in a folder. A revision is claimed by linking its finished file to its number, which exactly
 * one of many can do: compare-and-swap without a lock that a crash could leave behind. `releases.json` is a copy of
 * the newest one, for readers.
 */
export class TableFile {
  private readonly revisions: string;
  readonly path: string;

  constructor(private readonly dir: string) {
    this.revisions = join(dir, 'revisions');
    this.path = join(dir, 'releases.json');
  }

  private async known(): Promise<number[]> {
    try {
      return (await readdir(this.revisions)).map(revisionOf).filter((revision) => revision > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  /** Text of the newest revision; null in a new store. */
  async latest(): Promise<string | null> {
    const newest = Math.max(0, ...(await this.known()));
    return newest === 0 ? null : readFile(join(this.revisions, nameOf(newest)), 'utf8');
  }

  /** Makes the text this revision, unless somebody else was faster: then `false`, and nothing has changed. */
  async claim(revision: number, text: string): Promise<boolean> {
    await mkdir(this.revisions, { recursive: true });
    const draft = join(this.revisions, `draft-${randomUUID()}`);
    await writeFile(draft, text);
    try {
      await link(draft, join(this.revisions, nameOf(revision)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
    await this.expose();
    return true;
  }

  /** Two that expose at once may overtake each other; who finds a newer revision afterwards exposes again. */
  private async expose(): Promise<void> {
    for (;;) {
      const revisions = await this.known();
      const newest = Math.max(...revisions);
      const draft = join(this.dir, `releases-${randomUUID()}.draft`);
      await writeFile(draft, await readFile(join(this.revisions, nameOf(newest))));
      await rename(draft, this.path);
      if (Math.max(...(await this.known())) === newest) {
        const old = revisions.filter((revision) => revision <= newest - kept);
        await Promise.all(old.map((revision) => rm(join(this.revisions, nameOf(revision)), { force: true })));
        return;
      }
    }
  }
}
