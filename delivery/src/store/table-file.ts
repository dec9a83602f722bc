import type { ObjectStore } from '../objects/object-store';
import type { ReleaseTable } from '../release-table';
import { wholeTable } from '../table-check';
import { ReleaseError } from './release-error';

const maxRevisions = 200;
const folder = 'revisions/';
const toKey = (revision: number) => `${folder}${String(revision).padStart(8, '0')}.json`;
const getRevision = (key: string) => Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? 0);

/** The newest table, for readers. */
export const tableKey = 'releases.json';

/** What the newest revision says. */
export interface Newest {
  table: ReleaseTable;
  /** Number of the newest revision, whole or not: the next one is above it. */
  revision: number;
  /** What is damaged of those above the table, and what is used in its place; null when nothing is. */
  damage: string | null;
}

/**
 * The table's revisions. A revision is claimed by creating the object of its number, which exactly one of many can do:
 * compare-and-swap without a lock that a crash could leave behind. `releases.json` is a copy of the newest one, and
 * stands in for it where it was damaged; what is damaged in both is passed over.
 */
export class TableFile {
  constructor(private readonly objects: ObjectStore) {}

  /** The newest first. */
  async revisions(): Promise<number[]> {
    const revisions = (await this.objects.list(folder)).map(({ key }) => getRevision(key));
    return revisions.filter((revision) => revision > 0).sort((a, b) => b - a);
  }

  /** The newest whole revision; null in a new store. Refuses a store in which none is whole. */
  async latest(): Promise<Newest | null> {
    const revisions = await this.revisions();
    const [revision] = revisions;
    if (revision === undefined) return null;
    const damaged: string[] = [];
    for (const one of revisions) {
      const own = await this.tableIn(toKey(one));
      if (!own) damaged.push(toKey(one));
      const table = own ?? (await this.readCopy(one));
      if (table) return { table, revision, damage: damageIn(damaged, table) };
    }
    throw new ReleaseError(
      'refused',
      `there is no whole revision in ${this.objects.name}/${folder}: bring one back from a copy of the store`,
    );
  }

  /** Makes the text this revision, unless somebody else was faster: then `false`, and nothing has changed. */
  async claim(revision: number, text: string): Promise<boolean> {
    if (!(await this.objects.create(toKey(revision), text))) return false;
    try {
      await this.expose();
    } catch (error) {
      await this.withdraw(revision);
      throw error;
    }
    return true;
  }

  /** Nobody has read it where `releases.json` could not be written, unless the next one was made from it. */
  private async withdraw(revision: number): Promise<void> {
    const isNewest = (await this.revisions())[0] === revision;
    if (isNewest && !(await this.readCopy(revision))) await this.objects.remove([toKey(revision)]);
  }

  /** Two that expose at once may overtake each other; who finds a newer revision afterwards exposes again. */
  private async expose(): Promise<void> {
    for (;;) {
      const revisions = await this.revisions();
      const newest = Math.max(...revisions);
      await this.objects.put(tableKey, await this.text(newest));
      if (Math.max(...(await this.revisions())) === newest) {
        return this.objects.remove(
          revisions.filter((revision) => revision <= newest - maxRevisions).map(toKey),
        );
      }
    }
  }

  /** What readers have, where it is this revision. */
  private async readCopy(revision: number): Promise<ReleaseTable | null> {
    const table = await this.tableIn(tableKey);
    return table?.extras.revision === revision ? table : null;
  }

  /** Null where nothing whole lies. */
  private async tableIn(key: string): Promise<ReleaseTable | null> {
    const content = await this.objects.get(key);
    return content && wholeTable(content.toString('utf8'));
  }

  async text(revision: number): Promise<string> {
    const content = await this.objects.get(toKey(revision));
    if (content) return content.toString('utf8');
    throw new ReleaseError(
      'unavailable',
      `revision ${revision} of the release table has gone from ${this.objects.name}`,
    );
  }
}

function damageIn(damaged: readonly string[], { extras: { revision } }: ReleaseTable): string | null {
  if (damaged.length === 0) return null;
  const verb = damaged.length === 1 ? 'is' : 'are';
  return `${damaged.join(', ')} ${verb} damaged: goes on with revision ${revision}; release renew makes a whole one`;
}
