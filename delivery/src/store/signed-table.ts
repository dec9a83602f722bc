import type { ObjectStore } from '../objects/object-store';
import { emptyTable, type ReleaseTable } from '../release-table';
import { approve, refuseWithoutRight } from '../policy/approvals';
import { getTableKeys, signPolicy, type Policy, type Right } from '../policy/policy';
import { signEntry } from '../policy/signed-history';
import { StorePolicy } from '../policy/store-policy';
import { findTrafficProblem, parseIntactTable } from '../table-check';
import { isSignedBy, signTable } from '../table-signature';
import { appendAudit, type AuditEntry } from './audit-log';
import type { SizeBudgets } from './budget-checks';
import type { PublishOptions } from './publish';
import { ReleaseError } from './release-error';
import { findConsequences } from './consequences';
import { describeUnfinished, isUnfinished, type Newest } from './newest';
import { getNextIssueTime, withRetirement } from './table-entry';
import { TableFile } from './table-file';

export interface StoreOptions extends Pick<PublishOptions, 'compression'> {
  /** The storage. */
  objects: ObjectStore;
  privateKey: string;
  publicKey: string;
  /** Name for the audit log. */
  by: string;
  now?: () => Date;
  /** Releases that exceed them are not promoted. */
  budgets?: SizeBudgets;
  /** Called with warnings about damage, and how the command continues. */
  warn?: (text: string) => void;
}

/** Days that a signed table may be used. Every change signs it again, and so does `renew`. */
const tableLife = 365;
const day = 86_400_000;

/** An action on a release, for the audit log. */
export type AuditAction = {
  action: string;
  app: string;
  version: string;
  /** Percentage after the change. */
  traffic?: number;
  because?: string;
};

/** How a change is made. */
interface ChangeOptions {
  /** Whether the clock of the last signature may have been wrong, and revisions that nobody may have signed are passed over. */
  mayGoBack?: boolean;
  /** Looks at the store once more after the revision is written and before edges use it; throws to withdraw it. */
  confirm?: () => Promise<void>;
}

/** The signed table of a store: read from the newest intact revision, and changed by creating the next one. */
export class SignedTable {
  private readonly file: TableFile;
  private readonly policy: StorePolicy;

  constructor(private readonly options: StoreOptions) {
    this.file = new TableFile(options.objects);
    this.policy = new StorePolicy(options);
  }

  readPolicy = () => this.policy.read();

  async newest(): Promise<Newest> {
    const policy = await this.policy.read();
    const found = await this.latest(policy);
    this.policy.check(found.table, policy);
    return found;
  }

  /** The newest intact one that the root or a team of the policy has signed. */
  private async latest(policy: Policy | null): Promise<Newest> {
    const found = await this.file.latest();
    if (found === null) return { table: emptyTable(), served: emptyTable(), revision: 0, damage: null };
    const { table, served, damage } = found;
    if (damage) this.warn(damage);
    if (isSignedBy(table, getTableKeys(policy, this.options.publicKey))) {
      // Edges refuse a `releases.json` that is not in order, so it is not what they use.
      const newest = this.isInOrder(served, policy) ? found : { ...found, served: table };
      const unfinished = describeUnfinished(newest);
      if (unfinished) this.warn(unfinished);
      return newest;
    }
    throw new ReleaseError(
      'refused',
      `the table in ${this.options.objects.name} was signed with another key: use that key, or start with an empty folder`,
    );
  }

  /** The newest revision whose parts are signed by those who may change them; the number is that of the very newest. */
  private async lastInOrder(policy: Policy): Promise<Newest> {
    const [revision = 0, ...older] = await this.file.revisions();
    for (const one of older) {
      const table = parseIntactTable(await this.file.text(one));
      if (!table || !this.isInOrder(table, policy)) continue;
      this.warn(
        `the revisions after ${one} are not signed by those who may change them: continues with ${one}`,
      );
      return { table, served: table, revision, damage: null };
    }
    throw new ReleaseError('refused', `no revision in ${this.options.objects.name} is in order`);
  }

  private isInOrder(table: ReleaseTable, policy: Policy | null): boolean {
    if (!isSignedBy(table, getTableKeys(policy, this.options.publicKey))) return false;
    try {
      this.policy.check(table, policy);
      return true;
    } catch (error) {
      if (error instanceof ReleaseError) return false;
      throw error;
    }
  }

  /** Reads, changes, and creates the next revision; retries when another command has created it. */
  async change(
    actions: readonly AuditAction[],
    work: (table: ReleaseTable) => Promise<ReleaseTable>,
    { mayGoBack = false, confirm }: ChangeOptions = {},
  ): Promise<ReleaseTable> {
    for (;;) {
      const policy = await this.policy.read();
      const base = await this.getBase(policy, mayGoBack);
      if (isUnfinished(base) && !mayGoBack) return this.complete(base);
      const { table: before, revision } = base;
      const now = mayGoBack ? this.now() : getNextIssueTime(before, this.now());
      const after = await work(before);
      for (const [app, entries] of Object.entries(after.microFrontends)) {
        const problem = findTrafficProblem(app, entries);
        if (problem) throw new ReleaseError('refused', problem);
      }
      const signed = this.sign(after, { before, policy, revision: revision + 1, now });
      if (await this.claim(signed, confirm)) {
        const all = [...actions, ...findConsequences(base.served, after, actions)];
        for (const action of all) await this.logOrWarn(action, signed.extras.revision);
        return signed;
      }
    }
  }

  /**
   * Lets edges use a revision whose command was interrupted, and stops: what was to be changed may have changed by that. A
   * rollback that is repeated after an interrupted one would otherwise roll back two steps.
   */
  private async complete(base: Newest): Promise<never> {
    const { table, served, damage } = base;
    if (damage) throw new ReleaseError('refused', `${describeUnfinished(base)}`);
    const { revision } = table.extras;
    await this.file.expose();
    const action = { action: 'complete', app: '*', version: '', because: 'its command was interrupted' };
    for (const one of [action, ...findConsequences(served, table, [action])])
      await this.logOrWarn(one, revision);
    throw new ReleaseError(
      'conflict',
      `revision ${revision}, whose command was interrupted, is now completed: look at release status, then this again if it is still needed`,
    );
  }

  /** What a change begins with. */
  private async getBase(policy: Policy | null, mayGoBack: boolean): Promise<Newest> {
    const found = await this.latest(policy);
    const isRoot = this.policy.getSigner(policy).team === null;
    // A table of a later policy is no mistake of a team: an older policy has been restored.
    const isOlderPolicy = (found.table.extras.policy ?? 0) > (policy?.revision ?? 0);
    if (mayGoBack && isRoot && policy && !isOlderPolicy && !this.isInOrder(found.table, policy))
      return this.lastInOrder(policy);
    this.policy.check(found.table, policy);
    return found;
  }

  /**
   * Replaces the policy, by the root key. The table is signed first: edges use it once the policy is there. Parts of teams that
   * are no longer named are signed by the root.
   */
  async setPolicy(teams: Policy['teams']): Promise<Policy> {
    for (;;) {
      const known = await this.policy.read();
      this.policy.refuseTeams(known);
      // A command that has ended between both steps has left a table of the next policy.
      const lenient = known && { ...known, revision: Number.MAX_SAFE_INTEGER };
      const { table: before, revision } = await this.latest(known);
      this.policy.check(before, lenient);
      const next = Math.max(known?.revision ?? 0, before.extras.policy ?? 0) + 1;
      const policy = signPolicy({ revision: next, teams }, this.options.privateKey);
      const now = getNextIssueTime(before, this.now());
      if (!(await this.claim(this.sign(before, { before, policy, revision: revision + 1, now })))) continue;
      if (!(await this.policy.write(policy))) continue;
      await this.logOrWarn({ action: 'policy', app: '*', version: '' }, revision + 1);
      return policy;
    }
  }

  /** Signs the policy again, as the next revision, if another key of the root than the one here has signed it: that may end. */
  async renewPolicy(): Promise<void> {
    for (;;) {
      const policy = await this.policy.read();
      if (!policy || this.policy.getSigner(policy).team !== null || this.policy.isOwn(policy)) return;
      const next = { ...policy, revision: policy.revision + 1 };
      if (await this.policy.write(signPolicy(next, this.options.privateKey))) return;
    }
  }

  private claim = (signed: ReleaseTable, confirm?: () => Promise<void>) =>
    this.file.claim(signed.extras.revision, `${JSON.stringify(signed, null, 2)}\n`, confirm);

  private sign(
    table: ReleaseTable,
    {
      before,
      policy,
      revision,
      now,
    }: { before: ReleaseTable; policy: Policy | null; revision: number; now: Date },
  ): ReleaseTable {
    const { privateKey, publicKey: rootKeys } = this.options;
    const signer = this.policy.getSigner(policy);
    const expiresAt = new Date(now.getTime() + tableLife * day).toISOString();
    const noted = withRetirement(table, now);
    const own = { before, signer, privateKey, rootKeys, revision };
    const approved = policy && { approvals: approve(noted, { ...own, policy }), policy: policy.revision };
    const extras = { revision, issuedAt: now.toISOString(), expiresAt, ...approved, signature: '' };
    return signTable({ ...noted, extras }, privateKey);
  }

  /** Refuses if the key here has none of these rights on an app. */
  async refuseUnless(app: string, wanted: readonly [Right, ...Right[]]): Promise<void> {
    const policy = await this.policy.read();
    if (policy) refuseWithoutRight(this.policy.getSigner(policy), policy, app, wanted);
  }

  /** The change is made, even if the log cannot be written. */
  private logOrWarn(action: AuditAction, revision: number) {
    return this.log(action, revision).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      this.warn(`revision ${revision} is made, but could not be added to the history: ${error.message}`);
    });
  }

  warn = (text: string) => this.options.warn?.(text);

  /** Signed, if the store has a policy: who did something is who has signed it. */
  async log(action: AuditAction, revision?: number) {
    const { objects, by, privateKey } = this.options;
    const entry: AuditEntry = {
      at: this.now().toISOString(),
      by,
      ...action,
      ...(revision === undefined ? {} : { revision }),
    };
    const isSigned = (await this.policy.read()) !== null;
    return appendAudit(objects, isSigned ? signEntry(entry, privateKey) : entry);
  }

  now = () => this.options.now?.() ?? new Date();
}
