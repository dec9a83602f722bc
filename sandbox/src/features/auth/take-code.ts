import { one, type Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import { countFailure, forgetAttempts, refuseLocked } from './attempts';
import { toAttemptsKey, codeHash, maxFailures, type Purpose } from './codes';
import type { Contact } from './customers';

/** Milliseconds in which the new password must follow the code of a reset. */
const resetFor = 15 * 60_000;

export interface Entered {
  contact: Contact;
  purpose: Purpose;
  code: string;
  now: Date;
  /** Also valid; null: none. */
  demoOtp: string | null;
}

/** The new state of the newest code when it matches; `when` is a condition that it must fulfil before. */
interface Outcome {
  set: 'used_at' | 'verified_at';
  when?: string;
  until?: Date;
}

const newest = 'id = (SELECT id FROM otps WHERE contact = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1)';
const fits = `(code_hash = $3 OR ($4::boolean AND code_hash <> ''))`;

const toValues = ({ contact, purpose, code, demoOtp }: Entered) => [
  contact.value,
  purpose,
  codeHash(contact, purpose, code),
  demoOtp !== null && code === demoOtp,
];

/** One statement, so that only one of many concurrent tries succeeds, and every wrong one is counted. */
async function tryCode(queries: Queries, entered: Entered, { set, when = 'true', until }: Outcome) {
  const tried = await one<{ good: boolean }>(
    queries,
    `UPDATE otps SET failures = failures + CASE WHEN ${fits} THEN 0 ELSE 1 END,
       ${set} = CASE WHEN ${fits} THEN $5::timestamptz ELSE ${set} END,
       expires_at = CASE WHEN ${fits} THEN coalesce($6::timestamptz, expires_at) ELSE expires_at END
     WHERE ${newest} AND used_at IS NULL AND expires_at > $5 AND failures < $7 AND ${when}
     RETURNING ${fits} AS good`,
    [...toValues(entered), entered.now, until ?? null, maxFailures],
  );
  return tried?.good ?? false;
}

const wasRight = async (queries: Queries, entered: Entered) =>
  (await one(queries, `SELECT 1 FROM otps WHERE ${newest} AND ${fits}`, toValues(entered))) !== null;

async function judge(queries: Queries, entered: Entered, outcome: Outcome): Promise<void> {
  const identifier = toAttemptsKey(entered.contact);
  await refuseLocked(queries, identifier, entered.now, 'codesLocked');
  if (await tryCode(queries, entered, outcome)) {
    await forgetAttempts(queries, identifier);
    return;
  }
  if (await wasRight(queries, entered)) throw invalid('otp', 'codeSpent'); // not a guess, so it is not counted
  await countFailure(queries, identifier, entered.now);
  throw invalid('otp', 'codeWrong');
}

/**
 * Uses up the code of a contact; 403 for a wrong one, 429 after too many (F-47). Runs outside of transactions, so that
 * failures stay counted.
 */
export const takeCode = (queries: Queries, entered: Entered): Promise<void> =>
  judge(queries, entered, { set: 'used_at' });

/** Marks the code of a reset as verified, until the new password is set. CALL-40. */
export const verifyResetCode = (queries: Queries, entered: Omit<Entered, 'purpose'>): Promise<void> =>
  judge(
    queries,
    { ...entered, purpose: 'reset' },
    { set: 'verified_at', until: new Date(entered.now.getTime() + resetFor) },
  );

/** Uses up a code that `verifyResetCode` or the phone provider has verified. */
export const takeResetCode = (queries: Queries, entered: Omit<Entered, 'purpose'>): Promise<void> =>
  judge(queries, { ...entered, purpose: 'reset' }, { set: 'used_at', when: 'verified_at IS NOT NULL' });

/** Records a code verified by the phone provider as the code of a reset. CALL-42. */
export const saveResetCode = (tx: Queries, contact: Contact, code: string, now: Date): Promise<unknown> =>
  tx.query(
    `INSERT INTO otps (contact, purpose, code_hash, sent_at, verified_at, expires_at)
     VALUES ($1, 'reset', $2, $3, $3, $4)`,
    [contact.value, codeHash(contact, 'reset', code), now, new Date(now.getTime() + resetFor)],
  );
