import type { AuditEntry } from '../store/audit-log';
import { getSigners, isValueSignedBy, signValue, type Policy } from './policy';

const purpose = 'history';

/** An entry with a signature of who has done it. */
export const signEntry = (entry: AuditEntry, privateKey: string): AuditEntry => ({
  ...entry,
  signature: signValue(purpose, entry, privateKey),
});

/**
 * Who has done something, for people. With a policy it is who has signed the entry, and the name that they gave themselves;
 * an entry from before the policy, or by a key that is no longer in it, is marked.
 */
export function describeDoer(entry: AuditEntry, policy: Policy | null, rootKeys: string): string {
  if (!policy) return entry.by;
  const { signature, ...rest } = entry;
  const signer = getSigners(policy, rootKeys).find(({ keys }) =>
    isValueSignedBy(purpose, rest, signature, keys),
  );
  return signer ? `${signer.name} (${entry.by})` : `${entry.by}, signed by nobody in the policy`;
}
