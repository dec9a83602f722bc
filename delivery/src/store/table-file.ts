import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from '../objects/object-store';
import type { ReleaseTable } from '../release-table';
import { parseIntactTable } from '../table-check';
import { ReleaseError } from './release-error';
import { describeDamagedRevisions, isUnfinished, type Newest } from './newest';

const maxRevisions = 200;
const folder = 'revisions/';
const toName = (revision: number) => `${folder}${String(revision).padStart(8, '0')}`;
const toKey = (revision: number) => `${toName(revision)}.json`;
/** Exists once edges may have used a revision from `releases.json`. */
const toServedKey = (revision: number) => `${toName(revision)}.served`;

/** How often, and every how many milliseconds, a command looks whether another one finishes its change. */
const finishing = { looks: 10, interval: 200 };

/** The newest table, for readers. */
export const tableKey = 'releases.json';

/** What the folder of revisions contains, newest first. */
interface Listed {
  revisions: number[];
  served: number[];
}

/**
 * The table's revisions. A revision is claimed by creating the object of its number, which exactly one of many can do:
 * compare-and-swap without a lock that a crash could leave behind. `releases.json` is a copy of the newest one, and is used
 * instead of a damaged one; a revision that is damaged in both is skipped.
 *
 * Edges use a revision once it is in `releases.json`. One that a command has claimed, and not copied there, is unfinished: the
 * next change completes it. An object beside a revision tells both apart from an older `releases.json` that was restored.
 */
export class TableFile {
  constructor(private readonly objects: ObjectStore) {}

  /** Newest first. */
  async revisions(): Promise<number[]> {
    return (await this.list()).revisions;
  }

  /** Those that edges may use, newest first. Release commands of before have marked none: then all of them. */
  async servedRevisions(): Promise<number[]> {
    const {
      revisions,
      served: [newest],
    } = await this.list();
    return newest === undefined ? revisions : revisions.filter((revision) => revision <= newest);
  }

  private async list(): Promise<Listed> {
    const keys = (await this.objects.list(folder)).map(({ key }) => key);
    const numbersIn = (pattern: RegExp) =>
      keys
        .map((key) => Number(pattern.exec(key)?.[1] ?? 0))
        .filter((revision) => revision > 0)
        .sort((a, b) => b - a);
    return {
      revisions: numbersIn(/^revisions\/(\d{8})\.json$/),
      served: numbersIn(/^revisions\/(\d{8})\.served$/),
    };
  }

  /** The newest intact revision; null in a new store. Throws if a store has no intact one. */
  async latest(): Promise<Newest | null> {
    for (let left = finishing.looks; ; left -= 1) {
      const found = await this.look();
      if (!found || !isUnfinished(found) || left === 0) return found;
      await pause(finishing.interval);
    }
  }

  private async look(): Promise<Newest | null> {
    const listed = await this.list();
    const [revision] = listed.revisions;
    if (revision === undefined) return this.withoutRevisions();
    const damaged: string[] = [];
    for (const one of listed.revisions) {
      const own = await this.tableIn(toKey(one));
      if (!own) damaged.push(toKey(one));
      const table = own ?? (await this.readCopy(one));
      if (!table) continue;
      const served = await this.getServed(table, listed);
      return { table, served, revision, damage: describeDamagedRevisions(damaged, table) };
    }
    throw new ReleaseError(
      'refused',
      `there is no intact revision in ${this.objects.name}/${folder}: restore one from a backup of the store`,
    );
  }

  /** What edges use while this is the newest revision. */
  private async getServed(newest: ReleaseTable, { revisions, served: [last = 0] }: Listed) {
    if (newest.extras.revision <= last) return newest;
    const copy = await this.tableIn(tableKey);
    if (copy) return copy.extras.revision < newest.extras.revision ? copy : newest;
    for (const one of revisions.filter((revision) => revision <= last)) {
      const table = await this.tableIn(toKey(one));
      if (table) return table;
    }
    return newest;
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
    return { table, served: table, revision, damage };
  }

  /**
   * Makes the text this revision, unless another command was faster: then returns `false`, and nothing has changed. Where
   * `confirm` throws, the revision is withdrawn.
   */
  async claim(revision: number, text: string, confirm?: () => Promise<void>): Promise<boolean> {
    if (!(await this.objects.create(toKey(revision), text))) return false;
    await confirm?.().catch(async (error: unknown) => {
      await this.withdraw(revision, error);
      throw error;
    });
    try {
      await this.expose();
    } catch (error) {
      await this.withdraw(revision, error);
    }
    return true;
  }

  /**
   * Removes a revision whose `releases.json` could not be written, and throws why; unless it is written all the same, or the
   * next one is based on it.
   */
  private async withdraw(revision: number, reason: unknown): Promise<void> {
    try {
      const [newest] = await this.revisions();
      if (newest !== revision || (await this.readCopy(revision))) return;
      await this.objects.remove([toKey(revision)]);
    } catch (error) {
      if (!(reason instanceof ReleaseError) || !(error instanceof ReleaseError)) throw reason;
      throw new ReleaseError(
        reason.code,
        `${reason.message}; revision ${revision} could not be withdrawn: when the store responds, look at release status`,
      );
    }
    throw reason;
  }

  /** Lets edges use the newest revision. Two concurrent calls may overtake each other; the one that finds a newer one repeats. */
  async expose(): Promise<void> {
    for (;;) {
      const newest = Math.max(...(await this.revisions()));
      await this.objects.put(tableKey, await this.text(newest));
      const { revisions, served } = await this.list();
      if (Math.max(...revisions) !== newest) continue;
      await this.objects.create(toServedKey(newest), '');
      return this.objects.remove([
        ...revisions.filter((revision) => revision <= newest - maxRevisions).map(toKey),
        ...served.filter((revision) => revision < newest).map(toServedKey),
      ]);
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
