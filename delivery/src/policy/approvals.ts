import {
  canonicalJson,
  getEntry,
  getRamp,
  hasVisitors,
  type Approval,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { getDefaultBefore, getDefaults } from '../earlier-defaults';
import { ReleaseError } from '../store/release-error';
import { TableRefused, trustedTable, type Trust } from '../table-check';
import {
  describeWho,
  getSigners,
  getTableKeys,
  isValueSignedBy,
  mayDo,
  root,
  signValue,
  type Policy,
  type Right,
  type Signer,
} from './policy';

/** What is approved: an app's part of the table, as of a revision. */
const toApproved = (app: string, entries: readonly TableEntry[], revision: number) => ({
  app,
  entries,
  revision,
});

/** Why an app's part of a table may not be used; null if whoever has approved it may change the app. */
function findApprovalProblem(
  app: string,
  entries: readonly TableEntry[],
  approval: Approval | undefined,
  { policy, rootKeys }: PolicyTrust,
): string | null {
  if (!approval) return `nobody has signed the releases of ${app}`;
  const signer = getSigners(policy, rootKeys).find(({ name }) => name === approval.by);
  const approved = toApproved(app, entries, approval.revision);
  if (!signer || !isValueSignedBy('releases', approved, approval.signature, signer.keys))
    return `the signature of ${approval.by} on the releases of ${app} is wrong`;
  return mayDo(signer, app, ['promote', 'kill']) ? null : `${approval.by} may not change ${app}`;
}

interface PolicyTrust {
  policy: Policy | null;
  /** PEM of the root's public keys. */
  rootKeys: string;
  /** The table before; null if unknown. */
  before?: ReleaseTable | null;
}

/** `publicKey`: the root's. */
export type TrustUnderPolicy = Trust & Pick<PolicyTrust, 'policy' | 'before'>;

/** A table that the root or a team has signed, and whose parts come from those who may change them; else throws `TableRefused`. */
export function trustedUnderPolicy(
  text: string,
  { policy, before = null, ...trust }: TrustUnderPolicy,
): ReleaseTable {
  const rootKeys = trust.publicKey;
  const table = trustedTable(text, { ...trust, publicKey: getTableKeys(policy, rootKeys) });
  checkApprovals(table, { policy, rootKeys, before });
  return table;
}

/**
 * Throws `TableRefused` if a part of a table was not signed by a team that may change it, or is an older one. Without a policy
 * nothing is checked here: then only the root key signs tables.
 */
export function checkApprovals(table: ReleaseTable, trust: PolicyTrust): void {
  const { policy, before } = trust;
  if (!policy) return;
  const { approvals = {}, policy: signedUnder = 0 } = table.extras;
  if (signedUnder > policy.revision)
    throw new TableRefused(
      `the policy is revision ${policy.revision}, and the table was signed under ${signedUnder}`,
    );
  for (const [app, entries] of Object.entries(table.microFrontends)) {
    const problem = findApprovalProblem(app, entries, approvals[app], trust);
    if (problem) throw new TableRefused(problem);
    const known = before?.extras.approvals?.[app]?.revision ?? 0;
    if ((approvals[app]?.revision ?? 0) < known)
      throw new TableRefused(`the releases of ${app} are older ones`);
  }
}

/** Whether a canary goes on for the same visitors, or fewer, and rises by itself only as it did before. */
function isNoWider(was: TableEntry, entry: TableEntry): boolean {
  const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
  const { traffic, rules = [] } = entry.deployment;
  const ramp = getRamp(entry);
  return (
    hasVisitors(was) &&
    isSame(was.deployment.rules ?? [], rules) &&
    traffic <= was.deployment.traffic &&
    (!ramp || isSame(getRamp(was) ?? null, ramp))
  );
}

/**
 * Whether the default is the same, or the one before it where it is killed or rolled back. With another list of earlier
 * defaults, the next rollback would lead to a release that visitors do not have.
 */
function isKnownDefault(before: readonly TableEntry[], after: readonly TableEntry[]): boolean {
  const [known, now] = [getDefaults(before), getDefaults(after)];
  const at = now[0] === undefined ? 0 : known.indexOf(now[0]);
  if (at < 0 || canonicalJson(known.slice(at)) !== canonicalJson(now)) return false;
  const leaving = getEntry(after, known[0]);
  return (
    at === 0 ||
    (now[0] === getDefaultBefore(before)?.metadata.version && leaving?.deployment.state !== 'active')
  );
}

/** Whether a change brings nothing new: it pauses, rolls back to the release before, or kills, and revives none. */
function isOnlyTakingAway(before: readonly TableEntry[], after: readonly TableEntry[]): boolean {
  if (!isKnownDefault(before, after)) return false;
  return after.every((entry) => {
    const was = getEntry(before, entry.metadata.version);
    if (entry.deployment.state !== 'killed' && (!was || was.deployment.state === 'killed')) return false;
    return !hasVisitors(entry) || !was || entry.deployment.default || isNoWider(was, entry);
  });
}

/** Refuses a change that the signer has no right to, with who has it. */
export function refuseWithoutRight(
  signer: Signer,
  policy: Policy | null,
  app: string,
  [right, ...others]: readonly [Right, ...Right[]],
): void {
  if (mayDo(signer, app, [right, ...others])) return;
  throw new ReleaseError(
    'refused',
    `${signer.name} may not ${right} ${app}: ${describeWho(policy, app, right)} may, by the policy of the store`,
  );
}

interface Signing {
  before: ReleaseTable;
  signer: Signer;
  privateKey: string;
  policy: Policy;
  rootKeys: string;
  /** Of the new table. */
  revision: number;
}

/**
 * The approvals of a changed table: a part that has not changed keeps its own, and one that has changed is signed by who
 * changes it, if they may. The root signs its own parts anew, and those of teams that the policy no longer names.
 */
export function approve(
  { microFrontends }: ReleaseTable,
  { before, signer, privateKey, policy, rootKeys, revision }: Signing,
): Record<string, Approval> {
  const approvals = Object.entries(microFrontends).map(([app, entries]) => {
    const known = before.extras.approvals?.[app];
    const was = before.microFrontends[app] ?? [];
    const isSame = canonicalJson(was) === canonicalJson(entries);
    const isKept =
      isSame &&
      known &&
      (known.by !== root || signer.team) &&
      findApprovalProblem(app, entries, known, { policy, rootKeys }) === null;
    if (isKept) return [app, known] as const;
    const isTaking = isOnlyTakingAway(was, entries);
    refuseWithoutRight(signer, policy, app, isTaking ? ['kill', 'promote'] : ['promote']);
    const signature = signValue('releases', toApproved(app, entries, revision), privateKey);
    return [app, { by: signer.name, revision, signature }] as const;
  });
  return Object.fromEntries(approvals);
}
