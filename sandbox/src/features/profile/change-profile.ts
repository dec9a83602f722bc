import { one, type Queries } from '../../database/database';
import { Refusal, unauthorised } from '../../http/refusal';
import { translate } from '../../http/translate';
import type { Picture } from '../../pictures/read-form';
import type { Settings } from '../../shop/settings';
import type { Shop, View } from '../../shop/shop';
import { takeSession } from '../auth-social/phone-provider';
import { sendCode } from '../auth/codes';
import { dropUnfinished } from '../auth/complete-account';
import { customerById, splitName, type Contact, type CustomerRow } from '../auth/customers';
import { hashPassword } from '../auth/passwords';
import { takeCode } from '../auth/take-code';
import { revokeOtherTokens } from '../auth/tokens';
import { lockContacts } from '../auth/whose-account';
import { claimOrdersByPhone } from '../orders/order-claim';
import { claimTripsByPhone } from '../trips/trip-claim';
import {
  contactsAfter,
  enteredContact,
  wantedContacts,
  wrongContacts,
  type ProfileBody,
} from './contact-change';
import { savePhoto } from './photo';

interface Change {
  customerId: number;
  body: ProfileBody;
  photo: Picture | null;
  /** Token of the session that stays when the password changes. */
  token: string;
  view: View;
}

/** CALL-03's response. */
interface ProfileWire {
  message: string;
  verification_on: Contact['column'] | null;
  verification_medium: string | null;
}

/** Uses up the code of the request; outside of transactions, so that wrong ones stay counted (F-47). */
async function takeEntered(shop: Shop, contact: Contact, { body, view }: Change): Promise<void> {
  const { demoOtp, login } = (await shop.settings()).rules;
  const { otp: code, session_info: session } = body;
  if (contact.column === 'phone' && login.firebaseOtp)
    return takeSession(shop, contact, { session_info: session, otp: code }, view.now);
  return takeCode(shop.database, { contact, purpose: 'verify', code, now: view.now, demoOtp });
}

const refuseWrong = async (queries: Queries, row: CustomerRow, body: ProfileBody) => {
  const errorEntries = await wrongContacts(queries, row, body);
  if (errorEntries.length > 0) throw new Refusal(403, errorEntries);
};

async function save(
  tx: Queries,
  row: CustomerRow,
  { body, photo, token, view }: Change,
  after: ReturnType<typeof contactsAfter>,
  passwordHash: string | null,
): Promise<void> {
  const [first, rest] = body.name ? splitName(body.name) : [row.f_name, row.l_name];
  await tx.query(
    `UPDATE customers SET f_name = $2, l_name = $3, phone = $4, phone_verified = $5, email = $6,
       email_verified = $7, password_hash = coalesce($8, password_hash) WHERE id = $1`,
    [
      row.id,
      first,
      rest,
      after.phone.value,
      after.phone.verified,
      after.email.value,
      after.email.verified,
      passwordHash,
    ],
  );
  if (photo) await savePhoto(tx, row.id, photo);
  if (passwordHash) await revokeOtherTokens(tx, row.id, token, view.now);
  if (after.phone.verified && !row.phone_verified) {
    await claimOrdersByPhone(tx, row.id);
    await claimTripsByPhone(tx, row.id);
  }
}

const getMedium = ({ column }: Contact, { rules }: Settings) => {
  if (column === 'email') return 'email';
  return rules.login.firebaseOtp ? 'firebase' : 'SMS';
};

/** Verifies one contact after the other; saves nothing while a code is missing. */
async function decide(
  tx: Queries,
  settings: Settings,
  change: Change,
  { proved, passwordHash }: { proved: Contact | null; passwordHash: string | null },
): Promise<ProfileWire> {
  const { body, customerId, view } = change;
  const row = await one<CustomerRow>(tx, 'SELECT * FROM customers WHERE id = $1 FOR UPDATE', [customerId]);
  if (!row) throw unauthorised();
  const wanted = wantedContacts(row, body);
  await lockContacts(tx, [wanted.phone.value, wanted.email.value]);
  await dropUnfinished(tx, [wanted.phone, wanted.email]);
  await refuseWrong(tx, row, body);
  const after = contactsAfter(row, body, proved?.column ?? null, settings);
  const awaited = [after.phone, after.email].find(({ isAwaited }) => isAwaited)?.contact ?? null;
  if (!awaited || proved) await save(tx, row, change, after, passwordHash);
  if (awaited) await sendCode(tx, { contact: awaited, purpose: 'verify', view, settings });
  return {
    message: translate(view.language, awaited ? 'profileCodeSent' : 'profileUpdated'),
    verification_on: awaited?.column ?? null,
    verification_medium: awaited && getMedium(awaited, settings),
  };
}

/**
 * Changes name, photo, contacts and password. A changed contact that the shop verifies, or one that the customer wants
 * to verify, needs a code first. A new password ends every other session. CALL-03, STATE-33, STATE-34, PROF-02.
 */
export async function changeProfile(shop: Shop, change: Change): Promise<ProfileWire> {
  const { body, customerId } = change;
  const settings = await shop.settings();
  const row = await customerById(shop.database, customerId);
  if (!row) throw unauthorised();
  await refuseWrong(shop.database, row, body); // before a code is used up
  const proved = enteredContact(row, body);
  if (proved) await takeEntered(shop, proved, change);
  const passwordHash =
    body.password && settings.rules.login.manual ? await hashPassword(body.password) : null;
  return shop.database.transaction((tx) => decide(tx, settings, change, { proved, passwordHash }));
}
