import type { ObjectStore } from '../objects/object-store';

const kept = 200;
const folder = 'revisions/';
const keyOf = (revision: number) => `${folder}${String(revision).padStart(8, '0')}.json`;
const revisionOf = (key: string) => Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? 0);

/** The newest table, for readers. */
export const tableKey = 'releases.json';

/**
 * The table's revisions. A revision is claimed by creating the object of its number, which exactly one of many can do:
 * compare-and-swap without a lock that a crash could leave behind. `releases.json` is a copy of the newest one.
 */
export class TableFile {
  constructor(private readonly objects: ObjectStore) {}

  private async known(): Promise<number[]> {
    const revisions = (await this.objects.list(folder)).map(({ key }) => revisionOf(key));
    return revisions.filter((revision) => revision > 0);
  }

  /** Text of the newest revision; null in a new store. */
  async latest(): Promise<string | null> {
    const newest = Math.max(0, ...(await this.known()));
    return newest === 0 ? null : this.text(newest);
  }

  /** Makes the text this revision, unless somebody else was faster: then `false`, and nothing has changed. */
  async claim(revision: number, text: string): Promise<boolean> {
    if (!(await this.objects.create(keyOf(revision), text))) return false;
    await this.expose();
    return true;
  }

  /** Two that expose at once may overtake each other; who finds a newer revision afterwards exposes again. */
  private async expose(): Promise<void> {
    for (;;) {
      const revisions = await this.known();
      const newest = Math.max(...revisions);
      await this.objects.put(tableKey, await this.text(newest));
      if (Math.max(...(await this.known())) === newest) {
        return this.objects.remove(revisions.filter((revision) => revision <= newest - kept).map(keyOf));
      }
    }
  }

  private async text(revision: number): Promise<string> {
    const content = await this.objects.get(keyOf(revision));
    if (content) return content.toString('utf8');
    throw new Error(`revision ${revision} of the release table has gone from ${this.objects.name}`);
  }
}
