import type { PhoneProviderBody, PhoneProviderResetBody } from '@shop/contract';
import { invalid } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { phoneContact, type Contact } from '../auth/customers';
import { readProof, startAgain, type Shown } from '../auth/proofs';
import { goOn, type SignInWire } from '../auth/sign-in-response';
import { saveResetCode, takeCode } from '../auth/take-code';
import { refuseOtherContact } from '../auth/verify-contact';
import { vendorUnchecked } from './provider-identity';
import { isPhoneSession, redeemGrant } from '../providers/grants';

type Entered = { [Name in keyof PhoneProviderBody]-?: Exclude<PhoneProviderBody[Name], undefined> };

/** Whether the session belongs to this backend and the phone, and the code is the one that was sent. */
export async function takeSession(
  shop: Shop,
  contact: Contact,
  body: Pick<Entered, 'session_info' | 'otp'>,
  now: Date,
): Promise<void> {
  const { session_info: session, otp: code } = body;
  const { database } = shop;
  const { demoOtp, providers } = (await shop.settings()).rules;
  if (providers.phone) throw vendorUnchecked('session_info', 'Firebase');
  if (!(await isPhoneSession(database, session, contact.value, now)))
    throw invalid('session_info', 'phoneSessionUnknown');
  await takeCode(database, { contact, purpose: 'login', code, now, demoOtp });
  await redeemGrant(database, session, now);
}

/** CALL-42: a code of the phone provider counts as the code of a password reset, whether or not an account has that phone. */
export async function takeProviderResetCode(
  shop: Shop,
  { phoneNumber, sessionInfo, code }: PhoneProviderResetBody,
  now: Date,
): Promise<void> {
  const contact = phoneContact(phoneNumber);
  await takeSession(shop, contact, { session_info: sessionInfo, otp: code }, now);
  await saveResetCode(shop.database, contact, code, now);
}

/** CALL-43: a code of the phone provider verifies the phone. */
export async function verifiedByPhoneProvider(shop: Shop, body: Entered, view: View): Promise<SignInWire> {
  const contact = phoneContact(body.phone);
  const { proof, verified, guest_id: guestId } = body;
  // one of the schema's
  const shown: Shown = { login_type: body.login_type as Shown['login_type'], phone: contact.value };
  const signInCall = { shown, proof, guestId, view };
  if (verified !== 'default') {
    if (!proof) throw startAgain();
    return goOn(shop, { ...signInCall, verified });
  }
  const before = proof ? await readProof(shop.database, proof, view.now) : null;
  if (!before && shown.login_type !== 'otp') throw startAgain();
  await refuseOtherContact(shop, before, contact);
  await takeSession(shop, contact, body, view.now);
  return goOn(shop, signInCall);
}
