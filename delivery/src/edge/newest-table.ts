import { trustedUnderPolicy, type TrustUnderPolicy } from '../policy/approvals';
import { trustedPolicy, type Policy } from '../policy/policy';
import type { ReleaseTable } from '../release-table';
import { TableRefused, parseIntactTable } from '../table-check';
import type { Log } from './log';
import { refusedOnly } from './release-damage';
import type { ReleaseSource } from './release-source';

/** Number of damaged revisions after which none is used. */
const maxDamaged = 5;

/** The newest release table that is intact, signed by those who may change its parts, and not expired. */
export class NewestTable {
  /** The newest policy that was used: an older one is refused, and so is none. */
  policy: Policy | null = null;

  constructor(
    private readonly source: ReleaseSource,
    /** PEM of the root's keys. */
    private readonly publicKey: string,
    private readonly log: Log,
    private readonly now: () => Date,
  ) {}

  /**
   * The table, unless the store or this edge (`used`) knows a newer one: an older signed table may have been restored. A
   * starting edge (`before` is null) uses the newest revision instead, if the table is older, truncated or missing.
   */
  async read(used: number, before: ReleaseTable | null): Promise<ReleaseTable> {
    const isStarting = before === null;
    this.policy = await this.readPolicy();
    const trust = { publicKey: this.publicKey, now: this.now(), policy: this.policy, before };
    const newest = await this.getNewestRevision({ ...trust, revision: used });
    try {
      const text = await this.source.table();
      return trustedUnderPolicy(text, { ...trust, revision: newest?.extras.revision ?? used });
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

  private async readPolicy(): Promise<Policy | null> {
    const policy = trustedPolicy(await this.source.policy(), this.publicKey);
    const used = this.policy?.revision ?? 0;
    if ((policy?.revision ?? 0) >= used) return policy;
    throw new TableRefused(`the policy is revision ${policy?.revision ?? 0}, and ${used} was seen before`);
  }

  /** The newest one of the store; null if there is none. */
  private async getNewestRevision(trust: TrustUnderPolicy): Promise<ReleaseTable | null> {
    for (const revision of (await this.source.revisions()).slice(0, maxDamaged)) {
      try {
        return trustedUnderPolicy(await this.source.revision(revision), trust);
      } catch (error) {
        if (!(error instanceof TableRefused)) throw error;
      }
    }
    return null;
  }
}
