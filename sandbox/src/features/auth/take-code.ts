import { one, type Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import { countFailure, forgetAttempts, refuseLocked } from './attempts';
import { toAttemptsKey, codeHash, mostFailures, type Purpose } from './codes';
import type { Contact } from './customers';

/** Milliseconds in which the new password must follow the code of a reset. */
const resetFor = 15 * 60_000;

export interface Entered {
  contact: Contact;
  purpose: Purpose;
  code: string;
  now: Date;
  /** Good as well; null: none. */
  demoOtp: string | null;
}

/** What the newest code becomes when it fits; `when` is a condition that it must fulfil beforehand. */
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

/** One statement, so that of many at once only one finds it good, and every wrong one is counted. */
async function tryCode(queries: Queries, entered: Entered, { set, when = 'true', until }: Outcome) {
  const tried = await one<{ good: boolean }>(
    queries,
    `UPDATE otps SET failures = failures + CASE WHEN ${fits} THEN 0 ELSE 1 END,
       ${set} = CASE WHEN ${fits} THEN $5::timestamptz ELSE ${set} END,
       expires_at = CASE WHEN ${fits} THEN coalesce($6::timestamptz, expires_at) ELSE expires_at END
     WHERE ${newest} AND used_at IS NULL AND expires_at > $5 AND failures < $7 AND ${when}
     RETURNING ${fits} AS good`,
    [...toValues(entered), entered.now, until ?? null, mostFailures],
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
  if (await wasRight(queries, entered)) throw invalid('otp', 'codeSpent'); // no guess
  await countFailure(queries, identifier, entered.now);
  throw invalid('otp', 'codeWrong');
}

/** Spends the code of a contact; 403 for a wrong one, 429 after too many (F-47). Outside of transactions: failures stay. */
export const takeCode = (queries: Queries, entered: Entered): Promise<void> =>
  judge(queries, entered, { set: 'used_at' });

/** The code of a reset is right and waits for the new password. CALL-40. */
export const verifyResetCode = (queries: Queries, entered: Omit<Entered, 'purpose'>): Promise<void> =>
  judge(
    queries,
    { ...entered, purpose: 'reset' },
    { set: 'verified_at', until: new Date(entered.now.getTime() + resetFor) },
  );

/** Spends a code that `verifyResetCode` or the phone provider found right. */
export const takeResetCode = (queries: Queries, entered: Omit<Entered, 'purpose'>): Promise<void> =>
  judge(queries, { ...entered, purpose: 'reset' }, { set: 'used_at', when: 'verified_at IS NOT NULL' });

/** A code that the phone provider found right stands as the code of a reset. CALL-42. */
export const saveResetCode = (tx: Queries, contact: Contact, code: string, now: Date): Promise<unknown> =>
  tx.query(
    `INSERT INTO otps (contact, purpose, code_hash, sent_at, verified_at, expires_at)
     VALUES ($1, 'reset', $2, $3, $3, $4)`,
    [contact.value, codeHash(contact, 'reset', code), now, new Date(now.getTime() + resetFor)],
  );
