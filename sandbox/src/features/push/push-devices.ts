import { createECDH } from 'node:crypto';
import type { Queries } from '../../database/database';
import { toLanguage, type Language } from '../../http/language';
import { toHash } from '../auth/tokens';

/** A browser's push subscription: its address and its keys. */
export interface PushDevice {
  endpoint: string;
  /** Its public key, uncompressed point of P-256, base64url. */
  p256dh: string;
  /** Sixteen secret bytes, base64url. */
  auth: string;
  /** The language in which the shop was last used. */
  language: Language;
}

/** Origins of the browsers' push services; the server calls no other. */
const services =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/;
/** Maximum number of browsers of a customer; the oldest is dropped. */
const most = 10;
const longestAddress = 1_000;

function isService(address: string, others: readonly string[]): boolean {
  if (address.length > longestAddress || !URL.canParse(address)) return false;
  const { protocol, hostname, origin, port, username } = new URL(address);
  if (others.includes(origin)) return true;
  return protocol === 'https:' && port === '' && username === '' && services.test(hostname);
}

const bytesIn = (value: unknown) => (typeof value === 'string' ? Buffer.from(value, 'base64url') : null);

/** Whether a message can be encrypted for this key: not every point is on the curve. */
function isKey(value: unknown): value is string {
  const point = bytesIn(value);
  if (point?.length !== 65 || point[0] !== 4) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return pair.computeSecret(point).length === 32;
  } catch {
    return false;
  }
}

const isSecret = (value: unknown): value is string => bytesIn(value)?.length === 16;

const inner = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Parses a browser's push subscription; null for anything else. `others`: further push services, for tests. */
export function deviceFrom(token: string, language: Language, others: readonly string[]): PushDevice | null {
  try {
    const { endpoint, keys } = inner(JSON.parse(token));
    const { p256dh, auth } = inner(keys);
    if (typeof endpoint !== 'string' || !isService(endpoint, others)) return null;
    return isKey(p256dh) && isSecret(auth) ? { endpoint, p256dh, auth, language } : null;
  } catch {
    return null;
  }
}

/** Whose browser it is, and the bearer token of the session in which it subscribes. */
export interface PushSession {
  customerId: number;
  token: string;
}

/** Saves the subscription until the session ends; a browser of another customer or session becomes this one's. F-33. */
export async function saveDevice(
  tx: Queries,
  { customerId, token }: PushSession,
  { endpoint, p256dh, auth, language }: PushDevice,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO push_devices (endpoint, customer_id, p256dh, auth, language, created_at, token_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE SET customer_id = EXCLUDED.customer_id,
       p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, language = EXCLUDED.language, created_at = EXCLUDED.created_at,
       token_hash = EXCLUDED.token_hash`,
    [endpoint, customerId, p256dh, auth, language, now, toHash(token)],
  );
  await tx.query(
    `DELETE FROM push_devices WHERE customer_id = $1 AND endpoint NOT IN
       (SELECT endpoint FROM push_devices WHERE customer_id = $1 ORDER BY created_at DESC, endpoint LIMIT $2)`,
    [customerId, most],
  );
}

/** The customer's browsers whose session has not ended. */
export async function getDevices(queries: Queries, customerId: number, now: Date): Promise<PushDevice[]> {
  const rows = await queries.query<PushDevice>(
    `SELECT endpoint, p256dh, auth, language FROM push_devices JOIN tokens USING (token_hash)
     WHERE push_devices.customer_id = $1 AND revoked_at IS NULL AND expires_at > $2`,
    [customerId, now],
  );
  return rows.map((row) => ({ ...row, language: toLanguage(row.language) }));
}

/** Deletes a subscription that the push service no longer knows. */
export const dropDevice = (queries: Queries, endpoint: string): Promise<unknown> =>
  queries.query('DELETE FROM push_devices WHERE endpoint = $1', [endpoint]);
