import { createHash, randomBytes } from 'node:crypto';
import { one, type Queries } from '../../database/database';

const daysValid = 30;
/** Days for which an ended session is known, so that its token is told from one that was never issued. */
const daysKept = 30;
const day = 86_400_000;

/** The hash that the database stores of a secret: useless when stolen. */
export const toHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Issues a bearer token for a customer. */
export async function issueToken(queries: Queries, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + daysValid * day);
  await queries.query('INSERT INTO tokens (token_hash, customer_id, expires_at) VALUES ($1, $2, $3)', [
    toHash(token),
    customerId,
    expires,
  ]);
  return token;
}

/** The customer of a token, or why there is none: never issued, expired or revoked, or its account is closed (ERR-18). */
export type Bearer = { customerId: number } | 'unknown' | 'expired' | 'inactive';

export async function findBearer(queries: Queries, token: string, now: Date): Promise<Bearer> {
  const found = await one<{ customer_id: number; active: boolean; good: boolean }>(
    queries,
    `SELECT customer_id, active, expires_at > $2 AND revoked_at IS NULL AS good
     FROM tokens JOIN customers ON customers.id = customer_id WHERE token_hash = $1`,
    [toHash(token), now],
  );
  if (!found) return 'unknown';
  if (!found.active) return 'inactive';
  return found.good ? { customerId: found.customer_id } : 'expired';
}

/** Ends sessions that have not ended yet, and with them the push notifications of their browsers (F-33). */
const end = (queries: Queries, where: string, values: readonly (string | number)[], now: Date) =>
  queries.query(
    `WITH ended AS (UPDATE tokens SET revoked_at = $1 WHERE revoked_at IS NULL AND ${where} RETURNING token_hash)
     DELETE FROM push_devices USING ended WHERE push_devices.token_hash = ended.token_hash`,
    [now, ...values],
  );

/** Ends the session of a token. */
export const revokeToken = (queries: Queries, token: string, now: Date): Promise<unknown> =>
  end(queries, 'tokens.token_hash = $2', [toHash(token)], now);

/** Ends every session of an account except that of `token`. */
export const revokeOtherTokens = (
  queries: Queries,
  customerId: number,
  token: string,
  now: Date,
): Promise<unknown> =>
  end(queries, 'customer_id = $2 AND tokens.token_hash <> $3', [customerId, toHash(token)], now);

/** Ends every session of an account. */
export const revokeTokens = (queries: Queries, customerId: number, now: Date): Promise<unknown> =>
  end(queries, 'customer_id = $2', [customerId], now);

/**
 * Ends push notifications of expired sessions, and forgets sessions weeks after their end. The last one of each account
 * stays: it shows that somebody has signed in to it.
 */
export async function dropEndedSessions(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    'DELETE FROM push_devices USING tokens WHERE tokens.token_hash = push_devices.token_hash AND expires_at <= $1',
    [now],
  );
  await queries.query(
    `DELETE FROM tokens WHERE least(expires_at, revoked_at) < $1 AND EXISTS (SELECT 1 FROM tokens later
       WHERE later.customer_id = tokens.customer_id
         AND (later.expires_at, later.token_hash) > (tokens.expires_at, tokens.token_hash))`,
    [new Date(now.getTime() - daysKept * day)],
  );
}
