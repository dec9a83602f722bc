import type { ObjectStore } from '../objects/object-store';
import type { ReleaseTable } from '../release-table';
import { parseIntactTable } from '../table-check';
import { ReleaseError } from './release-error';

const maxRevisions = 200;
const folder = 'revisions/';
const toKey = (revision: number) => `${folder}${String(revision).padStart(8, '0')}.json`;
const getRevision = (key: string) => Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? 0);

/** The newest table, for readers. */
export const tableKey = 'releases.json';

/** The content of the newest revision. */
export interface Newest {
  table: ReleaseTable;
  /** Number of the newest revision, intact or not: the next one is above it. */
  revision: number;
  /** Damage of newer revisions, and what is used instead; null without damage. */
  damage: string | null;
}

/**
 * The table's revisions. A revision is claimed by creating the object of its number, which exactly one of many can do:
 * compare-and-swap without a lock that a crash could leave behind. `releases.json` is a copy of the newest one, and is used
 * instead of a damaged one; a revision that is damaged in both is skipped.
 */
export class TableFile {
  constructor(private readonly objects: ObjectStore) {}

  /** Newest first. */
  async revisions(): Promise<number[]> {
    const revisions = (await this.objects.list(folder)).map(({ key }) => getRevision(key));
    return revisions.filter((revision) => revision > 0).sort((a, b) => b - a);
  }

  /** The newest intact revision; null in a new store. Throws if a store has no intact one. */
  async latest(): Promise<Newest | null> {
    const revisions = await this.revisions();
    const [revision] = revisions;
    if (revision === undefined) return this.withoutRevisions();
    const damaged: string[] = [];
    for (const one of revisions) {
      const own = await this.tableIn(toKey(one));
      if (!own) damaged.push(toKey(one));
      const table = own ?? (await this.readCopy(one));
      if (table) return { table, revision, damage: damageIn(damaged, table) };
    }
    throw new ReleaseError(
      'refused',
      `there is no intact revision in ${this.objects.name}/${folder}: restore one from a backup of the store`,
    );
  }

  /**
   * The readers' copy in a store without revisions, which somebody has deleted, or not copied: without it the next change
   * would begin with an empty table. Null in a new store.
   */
  private async withoutRevisions(): Promise<Newest | null> {
    const content = await this.objects.get(tableKey);
    if (!content) return null;
    // Another command may just have written the first one.
    if ((await this.revisions()).length > 0) return this.latest();
    const table = parseIntactTable(content.toString('utf8'));
    const missing = `there is no revision in ${this.objects.name}/${folder}`;
    if (!table) {
      throw new ReleaseError(
        'refused',
        `${missing}, and ${tableKey} is damaged: restore both from a backup of the store`,
      );
    }
    const { revision } = table.extras;
    const damage = `${missing}: continues with ${tableKey} of revision ${revision}; release renew writes a revision`;
    return { table, revision, damage };
  }

  /** Makes the text this revision, unless another command was faster: then returns `false`, and nothing has changed. */
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

  /** Removes a revision whose `releases.json` could not be written, unless the next one is based on it. */
  private async withdraw(revision: number): Promise<void> {
    const isNewest = (await this.revisions())[0] === revision;
    if (isNewest && !(await this.readCopy(revision))) await this.objects.remove([toKey(revision)]);
  }

  /** Two concurrent calls may overtake each other; the one that finds a newer revision afterwards repeats. */
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

  /** The readers' copy, if it is of this revision. */
  private async readCopy(revision: number): Promise<ReleaseTable | null> {
    const table = await this.tableIn(tableKey);
    return table?.extras.revision === revision ? table : null;
  }

  /** Null if there is no intact table. */
  private async tableIn(key: string): Promise<ReleaseTable | null> {
    const content = await this.objects.get(key);
    return content && parseIntactTable(content.toString('utf8'));
  }

  async text(revision: number): Promise<string> {
    const content = await this.objects.get(toKey(revision));
    if (content) return content.toString('utf8');
    throw new ReleaseError(
      'unavailable',
      `revision ${revision} of the release table is missing from ${this.objects.name}`,
    );
  }
}

function damageIn(damaged: readonly string[], { extras: { revision } }: ReleaseTable): string | null {
  if (damaged.length === 0) return null;
  const verb = damaged.length === 1 ? 'is' : 'are';
  return `${damaged.join(', ')} ${verb} damaged: continues with revision ${revision}; release renew writes an intact one`;
}
