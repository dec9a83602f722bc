import type { ReleaseTable } from '../release-table';
import { TableRefused, trustedTable, parseIntactTable } from '../table-check';
import type { Log } from './log';
import { refusedOnly } from './release-damage';
import type { ReleaseSource } from './release-source';

/** Number of damaged revisions after which none is used. */
const maxDamaged = 5;

/** The newest release table that is intact, signed and not expired. */
export class NewestTable {
  constructor(
    private readonly source: ReleaseSource,
    /** PEM of one or several keys. */
    private readonly publicKey: string,
    private readonly log: Log,
    private readonly now: () => Date,
  ) {}

  /**
   * The table, unless the store or this edge (`used`) knows a newer one: an older signed table may have been restored. A
   * starting edge uses the newest revision instead, if the table is older, truncated or missing.
   */
  async read(used: number, { isStarting }: { isStarting: boolean }): Promise<ReleaseTable> {
    const newest = await this.getNewestRevision(used);
    try {
      return trustedTable(await this.source.table(), this.trust(newest?.extras.revision ?? used));
    } catch (error) {
      if (!isStarting || !newest || !(await this.isBehind(newest))) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const continuesWith = newest.extras.revision;
      this.log('table-damaged', { reason, continuesWith, do: 'release verify, then release renew' });
      return newest;
    }
  }

  /** Not if the table is as new and intact, but untrusted: then no older one is used. */
  private async isBehind(newest: ReleaseTable): Promise<boolean> {
    const table = parseIntactTable((await this.source.table().catch(refusedOnly)) ?? '');
    return !table || table.extras.revision < newest.extras.revision;
  }

  /** The newest one of the store, at least `least`; null if there is none. */
  private async getNewestRevision(least: number): Promise<ReleaseTable | null> {
    for (const revision of (await this.source.revisions()).slice(0, maxDamaged)) {
      try {
        return trustedTable(await this.source.revision(revision), this.trust(least));
      } catch (error) {
        if (!(error instanceof TableRefused)) throw error;
      }
    }
    return null;
  }

  private trust = (revision: number) => ({ publicKey: this.publicKey, revision, now: this.now() });
}
