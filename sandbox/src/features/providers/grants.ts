import type { SocialMedium } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { json, one, type Queries } from '../../database/database';
import { hashOf } from '../auth/tokens';

/** What a provider tells of a person; '' for what it does not tell. */
export interface ProviderPerson {
  unique_id: string;
  email: string;
  name: string;
  phone: string;
}

/** Milliseconds. */
const validFor = 10 * 60_000;

/** A new token of a provider: the shop learns by it who has agreed, once. The database keeps its hash. */
export async function giveGrant(
  queries: Queries,
  medium: SocialMedium,
  person: ProviderPerson,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.query(
    'INSERT INTO provider_grants (grant_hash, medium, granted, expires_at) VALUES ($1, $2, $3::jsonb, $4)',
    [hashOf(token), medium, json(person), new Date(now.getTime() + validFor)],
  );
  return token;
}

const good = 'grant_hash = $1 AND medium = $2 AND used_at IS NULL AND expires_at > $3';

/** Whom a token stands for; null when this provider gave none such, or it is old or spent. Nobody else goes on from it meanwhile. */
export async function lockGrant(
  tx: Queries,
  medium: SocialMedium,
  token: string,
  now: Date,
): Promise<ProviderPerson | null> {
  const found = await one<{ granted: ProviderPerson }>(
    tx,
    `SELECT granted FROM provider_grants WHERE ${good} FOR UPDATE`,
    [hashOf(token), medium, now],
  );
  return found?.granted ?? null;
}

export const spendGrant = (tx: Queries, token: string, now: Date): Promise<unknown> =>
  tx.query('UPDATE provider_grants SET used_at = $2 WHERE grant_hash = $1', [hashOf(token), now]);
