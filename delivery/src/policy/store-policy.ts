import type { ObjectStore } from '../objects/object-store';
import { privateKeyFrom } from '../public-keys';
import type { ReleaseTable } from '../release-table';
import { publicHalf } from '../signing-keys';
import { ReleaseError } from '../store/release-error';
import { TableRefused } from '../table-check';
import { checkApprovals } from './approvals';
import { getSigner, isValueSignedBy, policyKey, trustedPolicy, type Policy, type Signer } from './policy';

const folder = 'policies/';
/** Each revision of the policy is created under its number, which one of many can do. */
const toKey = (revision: number) => `${folder}${String(revision).padStart(8, '0')}.json`;

interface StorePolicyOptions {
  objects: ObjectStore;
  privateKey: string;
  /** PEM of the root's keys. */
  publicKey: string;
}

/** Why a policy or a table is refused, as a refusal of a command. */
function toRefusal(error: unknown): unknown {
  return error instanceof TableRefused ? new ReleaseError('refused', error.message) : error;
}

/** The policy of a store, and whose key this machine has. */
export class StorePolicy {
  constructor(private readonly options: StorePolicyOptions) {}

  /** Null without one: then only the root key signs. */
  async read(): Promise<Policy | null> {
    const text = await this.options.objects.get(policyKey);
    try {
      return trustedPolicy(text?.toString('utf8') ?? null, this.options.publicKey);
    } catch (error) {
      throw toRefusal(error);
    }
  }

  /** Makes the policy its revision, unless somebody was faster: then returns `false`, and nothing has changed. */
  async write(policy: Policy): Promise<boolean> {
    const { objects } = this.options;
    if (!(await objects.create(toKey(policy.revision), `${JSON.stringify(policy, null, 2)}\n`))) return false;
    // Two concurrent calls may overtake each other; the one that finds a newer one repeats.
    for (let copied = ''; ;) {
      const newest = (await objects.list(folder)).at(-1)?.key ?? '';
      if (newest === copied) return true;
      const content = await objects.get(newest);
      if (content) await objects.put(policyKey, content);
      copied = newest;
    }
  }

  /** Whether the key here has signed a policy. */
  isOwn = ({ revision, teams, signature }: Policy): boolean =>
    isValueSignedBy('policy', { revision, teams }, signature, publicHalf(this.options.privateKey));

  /** Who signs on this machine; refuses strangers. */
  getSigner(policy: Policy | null): Signer {
    const { privateKey, publicKey } = this.options;
    privateKeyFrom(privateKey);
    const signer = getSigner(privateKey, policy, publicKey);
    if (signer) return signer;
    throw new ReleaseError(
      'refused',
      policy
        ? 'the signing key here is neither the root key nor that of a team in the policy of the store'
        : 'the signing key is none of RELEASE_PUBLIC_KEY: no edge could verify what it signs',
    );
  }

  /** The same for changes that only the root makes. */
  refuseTeams(policy: Policy | null): void {
    const { team, name } = this.getSigner(policy);
    if (team) throw new ReleaseError('refused', `only the root key changes the policy, not that of ${name}`);
  }

  /** Refuses a table with a part that nobody who may change it has signed. */
  check(table: ReleaseTable, policy: Policy | null): void {
    try {
      checkApprovals(table, { policy, rootKeys: this.options.publicKey });
    } catch (error) {
      throw toRefusal(error);
    }
  }
}
