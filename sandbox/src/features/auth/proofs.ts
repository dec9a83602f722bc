import type { SocialMedium } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { json, one, type Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import type { Contact } from './customers';
import { toHash } from './tokens';

/** What a visitor has shown on the way in. Contacts stand here only when they are proved: by a code, or by a provider. */
export interface Shown {
  login_type: 'manual' | 'otp' | 'social';
  phone?: string;
  email?: string;
  medium?: SocialMedium;
  unique_id?: string;
  /** As a provider told it. */
  name?: string;
  /** Whose account it is: the password was right, the identity is known, or 'Is It You?' was answered with yes. */
  customer_id?: number;
  /** The account that 'Is It You?' asks for. */
  asked?: number;
  /** Accounts that are not the visitor's, as the visitor says. */
  denied?: number[];
  /** Proved, but somebody else has proved it, too, and keeps it: of no use for a new account. */
  withheld?: Contact['column'][];
}

/** Milliseconds that one step may take. */
const timeout = 15 * 60_000;

const until = (now: Date) => new Date(now.getTime() + timeout);

/** 403: what was done before is not known (any more). */
export const startAgain = () => invalid('proof', 'startAgain');

/** A new secret for what has been shown; the database keeps its hash. */
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

/** What a proof stands for; 403 when it is unknown, old or spent. */
export const readProof = (queries: Queries, proof: string, now: Date): Promise<Shown> =>
  shownBy(queries, proof, now, '');

/** The same in a transaction, in which nobody else goes on from it. */
export const lockProof = (tx: Queries, proof: string, now: Date): Promise<Shown> =>
  shownBy(tx, proof, now, 'FOR UPDATE');

/** More has been shown; the secret stays, and its time begins anew. */
export const saveShown = (tx: Queries, proof: string, shown: Shown, now: Date): Promise<unknown> =>
  tx.query('UPDATE sign_in_proofs SET shown = $2::jsonb, expires_at = $3 WHERE proof_hash = $1', [
    toHash(proof),
    json(shown),
    until(now),
  ]);

/** A token was given for it. */
export const spendProof = (tx: Queries, proof: string, now: Date): Promise<unknown> =>
  tx.query('UPDATE sign_in_proofs SET used_at = $2 WHERE proof_hash = $1', [toHash(proof), now]);

/** Codes, proofs, grants of providers and messages that are over for a day. */
export async function dropOldSecrets(queries: Queries, now: Date): Promise<void> {
  const before = [new Date(now.getTime() - 86_400_000)];
  for (const table of ['otps', 'sign_in_proofs', 'provider_grants'])
    await queries.query(`DELETE FROM ${table} WHERE expires_at < $1`, before);
  await queries.query('DELETE FROM outbox WHERE created_at < $1', before);
}
