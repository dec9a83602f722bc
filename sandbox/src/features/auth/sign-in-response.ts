import type { Queries } from '../../database/database';
import { inactive } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import type { Shop, View } from '../../shop/shop';
import { claimOrdersByPhone } from '../orders/order-claim';
import { claimTripsByPhone } from '../trips/trip-claim';
import { adoptGuest } from './adopt-guest';
import { sendCode } from './codes';
import { completeAccount, createAccount, type Info } from './complete-account';
import { emailContact, phoneContact, type CustomerRow } from './customers';
import { decided, together } from './is-it-you';
import { issueProof, saveShown, lockProof, spendProof, type Shown } from './proofs';
import { issueToken, revokeTokens } from './tokens';
import { isUnproved, joined, saveJoined, lockContacts, provedContacts, whoseAccount } from './whose-account';

/** ENT-40: the response of every sign-in method. */
export interface SignInWire {
  token: string | null;
  is_phone_verified: 0 | 1;
  is_email_verified: 0 | 1;
  is_personal_info: 0 | 1;
  is_exist_user: { name: string; image: string | null } | null;
  login_type: Shown['login_type'];
  phone: string;
  email: string;
  name: string;
  proof: string;
}

/** One step of signing in. */
export interface SignInCall {
  /** What this request has proved, in addition to the proof. */
  shown: Shown;
  /** Of the previous response; '' at the beginning. */
  proof?: string;
  /** The answer to 'Is It You?'. */
  verified?: string;
  /** The rest of the profile. */
  info?: Info;
  guestId: string | null;
  view: View;
}

/** A step within its transaction. */
interface Step extends SignInCall {
  tx: Queries;
  settings: Settings;
  /** '' until one was issued. */
  secret: string;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const getName = ({ f_name: first, l_name: rest }: CustomerRow) => `${first} ${rest}`.trim();

/** The response after sending a code to the phone; `own` is what else is known. */
export const toCodeSentWire = (
  own: Pick<SignInWire, 'login_type' | 'phone'> & Partial<SignInWire>,
): SignInWire => ({
  token: null,
  is_phone_verified: 0,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  email: '',
  name: '',
  proof: '',
  ...own,
});

/** The response without a token, with the proof for the next step. */
async function requireMore(step: Step, own: Partial<SignInWire>): Promise<SignInWire> {
  const { tx, shown, view } = step;
  let { secret } = step;
  if (secret) await saveShown(tx, secret, shown, view.now);
  else secret = await issueProof(tx, shown, view.now);
  return {
    token: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: shown.login_type,
    phone: shown.phone ?? '',
    email: shown.email ?? '',
    name: shown.name ?? '',
    ...own,
    proof: secret,
  };
}

const provedBy = (shown: Shown): { phone?: string; email?: string } =>
  Object.fromEntries(provedContacts(shown).map(({ column, value }) => [column, value]));

/** The response without an account: asks for the rest of the profile, and for a phone where the shop verifies it. */
const requireProfile = (step: Step) => {
  const { phoneVerification, emailVerification } = step.settings.rules.login;
  const { phone = '', email = '' } = provedBy(step.shown);
  return requireMore(step, {
    is_personal_info: 0,
    is_phone_verified: flag(!phoneVerification || phone !== ''),
    is_email_verified: flag(!emailVerification || email !== ''),
    phone,
    email,
  });
};

/** The response for a known account: asks for what it lacks, else contains a token. */
async function finish(step: Step, row: CustomerRow): Promise<SignInWire> {
  const { tx, settings, shown, view } = step;
  if (!row.active) throw inactive();
  const rules = settings.rules.login;
  // Until 'Is It You?' is answered, the account stays unchanged.
  const isOwn = shown.asked !== row.id;
  const account = isOwn ? await saveJoined(tx, row, shown) : joined(row, shown);
  const phoneDue = rules.phoneVerification && !account.phone_verified;
  const emailDue = rules.emailVerification && !account.email_verified;
  const own = {
    phone: account.phone ?? '',
    email: account.email ?? '',
    name: getName(account),
    is_phone_verified: flag(!phoneDue),
    is_email_verified: flag(!emailDue),
  };
  const next: Step = { ...step, shown: { ...shown, customer_id: row.id } };
  if (!account.f_name || (emailDue && !account.email))
    return requireMore(next, { ...own, is_personal_info: 0 });
  if (phoneDue || emailDue) {
    const contact = phoneDue ? phoneContact(own.phone) : emailContact(own.email);
    if (contact.value) await sendCode(tx, { contact, purpose: 'verify', view, settings });
    return requireMore(next, own);
  }
  if (!isOwn) {
    await saveJoined(tx, row, shown);
    if (isUnproved(row)) await shutOutOthers(tx, row.id, view.now);
  }
  if (step.secret) await spendProof(tx, step.secret, view.now);
  await adoptGuest(tx, step.guestId, row.id, view);
  await claimOrdersByPhone(tx, row.id);
  await claimTripsByPhone(tx, row.id);
  const token = await issueToken(tx, row.id, view.now);
  return { ...own, token, is_personal_info: 1, is_exist_user: null, login_type: shown.login_type, proof: '' };
}

/** Whoever created the account with somebody else's contact knows its password and may be signed in. */
async function shutOutOthers(tx: Queries, customerId: number, now: Date): Promise<void> {
  await tx.query('UPDATE customers SET password_hash = NULL WHERE id = $1', [customerId]);
  await revokeTokens(tx, customerId, now);
}

/**
 * A provider's name and a verified phone are enough for an account without a form, where the shop requires nothing
 * else.
 */
function toProviderInfo({ shown, settings }: Step): Info | null {
  const { phone, email } = provedBy(shown);
  const isEnough = Boolean(phone) && (Boolean(email) || !settings.rules.login.emailVerification);
  return shown.name && isEnough ? { name: shown.name, phone: '', email: '', ref_code: '' } : null;
}

const toContacts = ({ phone = '', email = '' }: { phone?: string; email?: string }) => [
  phoneContact(phone).value,
  emailContact(email).value,
];

/** The same within the transaction of a larger operation. */
export async function proceed(tx: Queries, settings: Settings, call: SignInCall): Promise<SignInWire> {
  const { proof = '', verified, info, view } = call;
  const before = proof ? together(await lockProof(tx, proof, view.now), call.shown, verified) : call.shown;
  await lockContacts(tx, [...toContacts(before), ...toContacts(info ?? {})]);
  const shown = await decided(tx, before, verified);
  const step: Step = { ...call, shown, tx, settings, secret: proof };
  const { account, maybe } = await whoseAccount(tx, shown);
  if (account)
    return finish(step, info ? await completeAccount(tx, settings, account, shown, info) : account);
  if (maybe)
    return requireMore(
      { ...step, shown: { ...shown, asked: maybe.id } },
      { is_exist_user: { name: getName(maybe), image: view.picture(maybe.image) } },
    );
  const infoOrProviders = info ?? toProviderInfo(step);
  if (!infoOrProviders) return requireProfile(step);
  return finish(step, await createAccount(tx, settings, shown, infoOrProviders));
}

/**
 * The next step of a visitor, by what was proved so far (ENT-40): a token, 'Is It You?', the rest of the profile, or a
 * code that was just sent.
 */
export async function goOn(shop: Shop, call: SignInCall): Promise<SignInWire> {
  const settings = await shop.settings(); // before the transaction: PGlite runs no other query meanwhile
  return shop.database.transaction((tx) => proceed(tx, settings, call));
}
