import type { SocialMedium } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { json, one, type Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import type { Contact } from './customers';
import { toHash } from './tokens';

/** What a visitor has proved while signing in. It contains only contacts that a code or a provider has verified. */
export interface Shown {
  login_type: 'manual' | 'otp' | 'social';
  phone?: string;
  email?: string;
  medium?: SocialMedium;
  unique_id?: string;
  /** As the provider reported it. */
  name?: string;
  /** The visitor's account: the password was right, the identity is known, or 'Is It You?' was answered with yes. */
  customer_id?: number;
  /** The account that 'Is It You?' is about. */
  asked?: number;
  /** Accounts for which the visitor answered no. */
  denied?: number[];
  /** Verified, but also by somebody else who keeps it: not usable for a new account. */
  withheld?: Contact['column'][];
}

/** Milliseconds that one step may take. */
const timeout = 15 * 60_000;

const until = (now: Date) => new Date(now.getTime() + timeout);

/** 403: the previous step is unknown or expired. */
export const startAgain = () => invalid('proof', 'startAgain');

/** Creates a secret for what has been proved; the database stores its hash. */
export async function issueProof(queries: Queries, shown: Shown, now: Date): Promise<string> {
  const proof = randomBytes(32).toString('base64url');
  await queries.query(
    'INSERT INTO sign_in_proofs (proof_hash, shown, expires_at) VALUES ($1, $2::jsonb, $3)',
    [toHash(proof), json(shown), until(now)],
  );
  return proof;
}

async function shownBy(queries: Queries, proof: string, now: Date, lock: '' | 'FOR UPDATE'): Promise<Shown> {
  const found = await one<{ shown: Shown }>(
    queries,
    `SELECT shown FROM sign_in_proofs
     WHERE proof_hash = $1 AND used_at IS NULL AND expires_at > $2 ${lock}`,
    [toHash(proof), now],
  );
  if (!found) throw startAgain();
  return found.shown;
}

/** What a proof contains; 403 when it is unknown, expired or used up. */
export const readProof = (queries: Queries, proof: string, now: Date): Promise<Shown> =>
  shownBy(queries, proof, now, '');

/** The same in a transaction, with the proof locked. */
export const lockProof = (tx: Queries, proof: string, now: Date): Promise<Shown> =>
  shownBy(tx, proof, now, 'FOR UPDATE');

/** Adds to a proof; the secret stays, and its time starts again. */
export const saveShown = (tx: Queries, proof: string, shown: Shown, now: Date): Promise<unknown> =>
  tx.query('UPDATE sign_in_proofs SET shown = $2::jsonb, expires_at = $3 WHERE proof_hash = $1', [
    toHash(proof),
    json(shown),
    until(now),
  ]);

/** Removes a proof for which a token was issued. */
export const spendProof = (tx: Queries, proof: string, now: Date): Promise<unknown> =>
  tx.query('UPDATE sign_in_proofs SET used_at = $2 WHERE proof_hash = $1', [toHash(proof), now]);

/** Deletes codes, proofs, provider grants and messages a day after their end. */
export async function dropOldSecrets(queries: Queries, now: Date): Promise<void> {
  const before = [new Date(now.getTime() - 86_400_000)];
  for (const table of ['otps', 'sign_in_proofs', 'provider_grants'])
    await queries.query(`DELETE FROM ${table} WHERE expires_at < $1`, before);
  await queries.query('DELETE FROM outbox WHERE created_at < $1', before);
}
