import { createHash, randomBytes } from 'node:crypto';
import { one, type Queries } from '../../database/database';

const daysValid = 30;

/** What the database keeps of a token: it opens nothing when stolen. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new bearer token of a customer. */
export async function issueToken(queries: Queries, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + daysValid * 86_400_000);
  await queries.query('INSERT INTO tokens (token_hash, customer_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    customerId,
    expires,
  ]);
  return token;
}

/** The customer of a token that is neither expired nor revoked, and whose account is active; else null. */
export async function customerOf(queries: Queries, token: string, now: Date): Promise<number | null> {
  const found = await one<{ customer_id: number }>(
    queries,
    `SELECT customer_id FROM tokens JOIN customers ON customers.id = customer_id
     WHERE token_hash = $1 AND expires_at > $2 AND revoked_at IS NULL AND active`,
    [hashOf(token), now],
  );
  return found?.customer_id ?? null;
}
