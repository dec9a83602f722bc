import type { ObjectStore } from '../objects/object-store';
import { emptyTable, type ReleaseTable } from '../release-table';
import { findTrafficProblem } from '../table-check';
import { isSignedBy, signTable } from '../table-signature';
import { appendAudit } from './audit-log';
import type { SizeBudgets } from './budget-checks';
import type { PublishOptions } from './publish';
import { ReleaseError } from './release-error';
import { findConsequences } from './consequences';
import { getNextIssueTime, withRetirement } from './table-entry';
import { TableFile, type Newest } from './table-file';

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

/** The signed table of a store: read from the newest intact revision, and changed by creating the next one. */
export class SignedTable {
  private readonly file: TableFile;

  constructor(private readonly options: StoreOptions) {
    this.file = new TableFile(options.objects);
  }

  async newest(): Promise<Newest> {
    const found = await this.file.latest();
    if (found === null) return { table: emptyTable(), revision: 0, damage: null };
    const { table, damage } = found;
    if (damage) this.warn(damage);
    if (isSignedBy(table, this.options.publicKey)) return found;
    throw new ReleaseError(
      'refused',
      `the table in ${this.options.objects.name} was signed with another key: use that key, or start with an empty folder`,
    );
  }

  /** Reads, changes, and creates the next revision; retries when another command has created it. */
  async change(
    actions: readonly AuditAction[],
    work: (table: ReleaseTable) => Promise<ReleaseTable>,
    /** Whether the clock of the last signature may have been wrong. */
    mayGoBack = false,
  ): Promise<ReleaseTable> {
    for (;;) {
      const { table: before, revision } = await this.newest();
      const now = mayGoBack ? this.now() : getNextIssueTime(before, this.now());
      const after = await work(before);
      for (const [app, entries] of Object.entries(after.microFrontends)) {
        const problem = findTrafficProblem(app, entries);
        if (problem) throw new ReleaseError('refused', problem);
      }
      const signed = this.sign(after, revision + 1, now);
      if (await this.file.claim(signed.extras.revision, `${JSON.stringify(signed, null, 2)}\n`)) {
        const all = [...actions, ...findConsequences(before, after, actions)];
        for (const action of all) await this.logOrWarn(action, signed.extras.revision);
        return signed;
      }
    }
  }

  private sign(table: ReleaseTable, revision: number, now: Date): ReleaseTable {
    const expiresAt = new Date(now.getTime() + tableLife * day).toISOString();
    const extras = { revision, issuedAt: now.toISOString(), expiresAt, signature: '' };
    return signTable({ ...withRetirement(table, now), extras }, this.options.privateKey);
  }

  /** The change is made, even if the log cannot be written. */
  private logOrWarn(action: AuditAction, revision: number) {
    return this.log(action, revision).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      this.warn(`revision ${revision} is made, but could not be added to the history: ${error.message}`);
    });
  }

  warn = (text: string) => this.options.warn?.(text);

  log(action: AuditAction, revision?: number) {
    const { objects, by } = this.options;
    return appendAudit(objects, {
      at: this.now().toISOString(),
      by,
      ...action,
      ...(revision === undefined ? {} : { revision }),
    });
  }

  now = () => this.options.now?.() ?? new Date();
}
