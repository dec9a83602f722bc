import { createHash, randomInt } from 'node:crypto';
import { one, type Queries } from '../../database/database';
import { invalid, Refusal } from '../../http/refusal';
import type { View } from '../../shop/shop';
import type { Settings } from '../../shop/settings';
import { lockedFrom, refuseLocked } from './attempts';
import { codeMessage, codeMinutes } from './code-message';
import type { Contact } from './customers';
import { post } from './outbox';

export type Purpose = 'login' | 'verify' | 'reset';

/** BIZ-05. */
const digits = 6;
const seconds = 1_000;
const waitToResend = 60 * seconds;
const validFor = codeMinutes * 60 * seconds;
const hour = 3_600 * seconds;
const maxInHour = 5;
const maxPerNetwork = 100;
/** Wrong tries after which a code is invalid. */
export const maxFailures = 5;

/** Hash of a code that was never sent: no code matches it. */
const none = '';

/** The hash that the database stores of a code. */
export const codeHash = ({ value }: Contact, purpose: Purpose, code: string) =>
  createHash('sha256').update(`${purpose} ${value} ${code}`).digest('hex');

/** Wrong codes are counted separately from wrong passwords, so that one cannot lock the other. */
export const toAttemptsKey = ({ value }: Contact) => `code ${value}`;

export interface Sending {
  contact: Contact;
  purpose: Purpose;
  view: View;
  settings: Settings;
  /** Does everything except sending: no account has the contact, which the requester must not learn. */
  decoy?: boolean;
}

/** 403 where the shop cannot send to that kind of contact. */
export function refuseSilentChannel({ column }: Contact, { rules }: Settings): void {
  if (column === 'phone' && !rules.smsActive && !rules.login.firebaseOtp) throw invalid('phone', 'smsOff');
  if (column === 'email' && !rules.mailActive) throw invalid('email', 'mailOff');
}

const networkHash = (network: string) => network && createHash('sha256').update(network).digest('hex');

/** 429 where too many were sent within the hour, by contact or by network address. */
async function refuseMany(
  tx: Queries,
  [column, value]: ['contact' | 'network', string],
  most: number,
  now: Date,
): Promise<void> {
  const known = await one<{ count: number; first: Date | null }>(
    tx,
    `SELECT count(*) AS count, min(sent_at) AS first FROM otps WHERE ${column} = $1 AND sent_at > $2`,
    [value, new Date(now.getTime() - hour)],
  );
  if (!known?.first || known.count < most) return;
  const wait = Math.max(1, Math.ceil((known.first.getTime() + hour - now.getTime()) / seconds));
  throw new Refusal(429, [{ code: 'too_many_codes', text: 'tooManyCodes', values: { wait } }], wait);
}

/**
 * Sends a code, in the visitor's language; the newest of a contact and purpose counts. Within a minute it sends no
 * other: the earlier one stays valid. Where the phone provider sends codes, it does nothing. BIZ-05.
 */
export async function sendCode(tx: Queries, sending: Sending): Promise<void> {
  const { contact, purpose, view, settings, decoy = false } = sending;
  const { now } = view;
  if (contact.column === 'phone' && settings.rules.login.firebaseOtp) return;
  refuseSilentChannel(contact, settings);
  await refuseLocked(tx, toAttemptsKey(contact), now, 'codesLocked', lockedFrom);
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [toAttemptsKey(contact)]);
  const recent = await one(
    tx,
    `SELECT 1 FROM (SELECT * FROM otps WHERE contact = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1) AS newest
     WHERE used_at IS NULL AND failures < $3 AND sent_at > $4`,
    [contact.value, purpose, maxFailures, new Date(now.getTime() - waitToResend)],
  );
  if (recent) return;
  await refuseMany(tx, ['contact', contact.value], maxInHour, now);
  const network = networkHash(view.network);
  if (network) await refuseMany(tx, ['network', network], maxPerNetwork, now);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.query(
    `INSERT INTO otps (contact, purpose, code_hash, sent_at, expires_at, network)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      contact.value,
      purpose,
      decoy ? none : codeHash(contact, purpose, code),
      now,
      new Date(now.getTime() + validFor),
      network,
    ],
  );
  if (!decoy) await post(tx, contact, codeMessage(purpose, code, settings, view.language), now);
}
