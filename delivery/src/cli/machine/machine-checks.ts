import { randomUUID } from 'node:crypto';
import { toDiskError } from '../../objects/disk-errors';
import type { ObjectStore } from '../../objects/object-store';
import { getTableKeys } from '../../policy/policy';
import { StorePolicy } from '../../policy/store-policy';
import { KeyError } from '../../public-keys';
import type { ReleaseTable } from '../../release-table';
import { hasKeys, signingAndVerifying, type KeyLocation } from '../../signing-keys';
import { describeUnfinished } from '../../store/newest';
import { ReleaseError } from '../../store/release-error';
import { TableFile } from '../../store/table-file';
import { isSignedBy } from '../../table-signature';

/** What one check has found: `look` works, and needs attention. */
export interface Finding {
  state: 'ok' | 'look' | 'wrong';
  about: string;
  text: string;
}

const day = 86_400_000;
/** Milliseconds that clocks may differ, and days before its end in which the table should be signed again. */
const [difference, soon] = [10 * 60_000, 30];

/** The message of an expected failure; others are thrown. */
function reasonIn(error: unknown): string {
  const reason = toDiskError(error, 'doctor');
  if (reason instanceof ReleaseError || reason instanceof KeyError) return reason.message;
  throw error;
}

/** The keys here, creating none; null if there is none, or they cannot be used. */
export function readKeys(keys: KeyLocation): { privateKey: string; publicKey: string } | { reason: string } {
  if (!hasKeys(keys))
    return { reason: 'there is none: the first release publish creates one, or set RELEASE_PRIVATE_KEY' };
  try {
    return signingAndVerifying(keys, { mayBeTeams: true });
  } catch (error) {
    return { reason: reasonIn(error) };
  }
}

/** Whether this machine may sign, and as whom. */
export async function checkKeys(
  objects: ObjectStore,
  { privateKey, publicKey }: { privateKey: string; publicKey: string },
): Promise<Finding> {
  const about = 'keys';
  const count = publicKey.split('BEGIN PUBLIC KEY').length - 1;
  const accepted = `${count} public ${count === 1 ? 'key is' : 'keys are'} accepted`;
  if (privateKey === '') return { state: 'ok', about, text: `this machine can only read; ${accepted}` };
  try {
    const policy = new StorePolicy({ objects, privateKey, publicKey });
    const { team, name } = policy.getSigner(await policy.read());
    return { state: 'ok', about, text: `this machine can sign${team ? ` as ${name}` : ''}; ${accepted}` };
  } catch (error) {
    return { state: 'wrong', about, text: reasonIn(error) };
  }
}

/** Whether the store can be read, and its table is signed by those who may. */
export async function checkStore(
  objects: ObjectStore,
  publicKey: string | null,
): Promise<{ findings: Finding[]; table: ReleaseTable | null }> {
  const about = 'store';
  try {
    const newest = await new TableFile(objects).latest();
    if (!newest) {
      const text = `${objects.name} is empty: nothing is released`;
      return { findings: [{ state: 'look', about, text }], table: null };
    }
    const { served, damage } = newest;
    const read: Finding = damage
      ? { state: 'wrong', about, text: damage }
      : { state: 'ok', about, text: `${objects.name} can be read, revision ${served.extras.revision}` };
    const unfinished = describeUnfinished(newest);
    const more: Finding[] = unfinished ? [{ state: 'wrong', about: 'change', text: unfinished }] : [];
    const signature = publicKey === null ? [] : [await checkSignature(objects, served, publicKey)];
    return { findings: [read, ...more, ...signature], table: served };
  } catch (error) {
    return { findings: [{ state: 'wrong', about, text: reasonIn(error) }], table: null };
  }
}

async function checkSignature(
  objects: ObjectStore,
  table: ReleaseTable,
  publicKey: string,
): Promise<Finding> {
  const about = 'table';
  try {
    const policies = new StorePolicy({ objects, privateKey: '', publicKey });
    const policy = await policies.read();
    if (!isSignedBy(table, getTableKeys(policy, publicKey)))
      return { state: 'wrong', about, text: 'it was signed with another key than those here, or changed' };
    policies.check(table, policy);
    return { state: 'ok', about, text: 'it is signed with a key that is accepted here' };
  } catch (error) {
    return { state: 'wrong', about, text: reasonIn(error) };
  }
}

/** Whether the store can be written, and refuses to write what exists: two commands at once rely on that. */
export async function checkWriting(objects: ObjectStore): Promise<Finding> {
  const about = 'writing';
  const key = `.doctor/${randomUUID()}`;
  try {
    const isCreated = await objects.create(key, 'a probe of release doctor');
    const isCreatedAgain = await objects.create(key, 'a second one');
    await objects.remove([key]);
    return isCreated && !isCreatedAgain
      ? { state: 'ok', about, text: 'the store takes new objects, and keeps existing ones' }
      : {
          state: 'wrong',
          about,
          text: 'the store overwrites objects that exist: conditional writes are missing',
        };
  } catch (error) {
    return { state: 'wrong', about, text: reasonIn(error) };
  }
}

/** This machine's clock against the table's dates. */
export function checkClock({ extras: { issuedAt, expiresAt } }: ReleaseTable, now: Date): Finding {
  const about = 'clock';
  const left = Math.floor((Date.parse(expiresAt) - now.getTime()) / day);
  const ahead = Date.parse(issuedAt) - now.getTime();
  if (ahead > difference)
    return {
      state: 'wrong',
      about,
      text: `it says ${now.toISOString()}, and the table was signed at ${issuedAt}`,
    };
  if (left < 0)
    return { state: 'wrong', about, text: `the table has expired at ${expiresAt}: release renew` };
  if (left < soon) return { state: 'look', about, text: `the table expires in ${left} days: release renew` };
  return { state: 'ok', about, text: `it fits the table, which is valid for ${left} days` };
}
