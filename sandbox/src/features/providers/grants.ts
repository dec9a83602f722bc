import type { SocialMedium } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { json, one, type Queries } from '../../database/database';
import { toHash } from '../auth/tokens';

/** What a provider reports about a person; '' for missing values. */
export interface ProviderPerson {
  unique_id: string;
  email: string;
  name: string;
  phone: string;
}

/** Milliseconds. */
const validFor = 10 * 60_000;

/** Issues a provider's token, valid once; the database stores its hash. */
export async function issueGrant(
  queries: Queries,
  medium: SocialMedium | 'phone',
  granted: ProviderPerson | { phone: string },
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await queries.query(
    'INSERT INTO provider_grants (grant_hash, medium, granted, expires_at) VALUES ($1, $2, $3::jsonb, $4)',
    [toHash(secret), medium, json(granted), new Date(now.getTime() + validFor)],
  );
  return secret;
}

const good = 'grant_hash = $1 AND medium = $2 AND used_at IS NULL AND expires_at > $3';

/** The person behind a token; null when this provider has not issued it, or it is expired or used up. Locks the token. */
export async function lockGrant(
  tx: Queries,
  medium: SocialMedium,
  token: string,
  now: Date,
): Promise<ProviderPerson | null> {
  const found = await one<{ granted: ProviderPerson }>(
    tx,
    `SELECT granted FROM provider_grants WHERE ${good} FOR UPDATE`,
    [toHash(token), medium, now],
  );
  return found?.granted ?? null;
}

/** Whether a session of the phone provider is valid and belongs to that phone. */
export const isPhoneSession = async (
  queries: Queries,
  session: string,
  phone: string,
  now: Date,
): Promise<boolean> =>
  (await one(queries, `SELECT 1 FROM provider_grants WHERE ${good} AND granted ->> 'phone' = $4`, [
    toHash(session),
    'phone',
    now,
    phone,
  ])) !== null;

export const redeemGrant = (queries: Queries, secret: string, now: Date): Promise<unknown> =>
  queries.query('UPDATE provider_grants SET used_at = $2 WHERE grant_hash = $1', [toHash(secret), now]);
