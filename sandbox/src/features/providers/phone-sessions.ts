import { isRecord } from '@shop/contract';
import { phonePattern } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { json, one, type Queries } from '../../database/database';
import { invalid, notFound } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import type { Shop, View } from '../../shop/shop';
import { sendCode } from '../auth/codes';
import { phoneContact } from '../auth/customers';
import { hashOf } from '../auth/tokens';

export { spendGrant } from './grants';

/** Milliseconds. */
const validFor = 10 * 60_000;

/** The provider sends by itself, whatever the shop's own channels can. */
const ofProvider = ({ rules, ...settings }: Settings): Settings => ({
  ...settings,
  rules: { ...rules, smsActive: true, login: { ...rules.login, firebaseOtp: false } },
});

function phoneIn(body: unknown): string {
  const phone = isRecord(body) && typeof body.phone === 'string' ? phoneContact(body.phone).value : '';
  if (!phonePattern.test(phone)) throw invalid('phone', 'providerPhoneWrong');
  return phone;
}

/** A new session in which a code was sent to a phone. The database keeps its hash. */
export async function giveSession(queries: Queries, phone: string, now: Date): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await queries.query(
    `INSERT INTO provider_grants (grant_hash, medium, granted, expires_at) VALUES ($1, 'phone', $2::jsonb, $3)`,
    [hashOf(session), json({ phone }), new Date(now.getTime() + validFor)],
  );
  return session;
}

/**
 * Sends a code to a phone, by the same rules as the shop's own codes, and answers the session that goes with it.
 * 404 where the shop uses no phone provider, or the vendor's own. BIZ-05, D-26.
 */
export async function openPhoneSession(shop: Shop, body: unknown, view: View): Promise<string> {
  const settings = await shop.settings();
  const { login, providers } = settings.rules;
  if (!login.firebaseOtp || providers.phone) throw notFound();
  const phone = phoneIn(body);
  return shop.database.transaction(async (tx) => {
    await sendCode(tx, {
      contact: phoneContact(phone),
      purpose: 'login',
      view,
      settings: ofProvider(settings),
    });
    return giveSession(tx, phone, view.now);
  });
}

/** Whether a session is good and for that phone. */
export const isPhoneSession = async (
  queries: Queries,
  session: string,
  phone: string,
  now: Date,
): Promise<boolean> =>
  (await one(
    queries,
    `SELECT 1 FROM provider_grants
     WHERE grant_hash = $1 AND medium = 'phone' AND granted ->> 'phone' = $2 AND used_at IS NULL AND expires_at > $3`,
    [hashOf(session), phone, now],
  )) !== null;
