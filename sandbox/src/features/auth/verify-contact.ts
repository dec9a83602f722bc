import type { VerifyContactBody } from '@shop/contract';
import { invalid } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import type { Purpose } from './codes';
import { contactIn, customerById, type Contact } from './customers';
import { readProof, startAgain, type Shown } from './proofs';
import { goOn, type SignInWire } from './sign-in-response';
import { takeCode } from './take-code';

type Entered = { [Name in keyof VerifyContactBody]-?: Exclude<VerifyContactBody[Name], undefined> };

/** Checked before a code is used up: a customer verifies only contacts of their account. */
export async function refuseOtherContact(
  shop: Shop,
  shown: Shown | null,
  { column, value }: Contact,
): Promise<void> {
  const row = shown?.customer_id === undefined ? null : await customerById(shop.database, shown.customer_id);
  if (row && row[column] !== null && row[column] !== value) throw startAgain();
}

/** The purpose of a code: signing in by phone, or verifying a contact with another method. */
function getPurpose(entered: Entered, shown: Shown | null): Purpose {
  const isKnown = shown?.customer_id !== undefined || shown?.medium !== undefined;
  if (!isKnown && entered.login_type === 'otp' && entered.verification_type === 'phone') return 'login';
  if (!shown) throw startAgain();
  return 'verify';
}

/** CALL-35: the code of a phone or an e-mail address, or the answer to 'Is It You?' after it. */
export async function verifiedContact(shop: Shop, body: Entered, view: View): Promise<SignInWire> {
  const contact = contactIn(body.verification_type, body);
  if (!contact.value) throw invalid(body.verification_type, 'invalid', { field: body.verification_type });
  const { proof, verified, guest_id: guestId } = body;
  const shown: Shown = {
    // one of the schema's
    login_type: body.login_type as Shown['login_type'],
    [contact.column]: contact.value,
  };
  const signInCall = { shown, proof, guestId, view };
  if (verified !== 'default') {
    if (!proof) throw startAgain();
    return goOn(shop, { ...signInCall, verified });
  }
  const before = proof ? await readProof(shop.database, proof, view.now) : null;
  const purpose = getPurpose(body, before);
  await refuseOtherContact(shop, before, contact);
  const { demoOtp } = (await shop.settings()).rules;
  await takeCode(shop.database, { contact, purpose, code: body.otp, now: view.now, demoOtp });
  return goOn(shop, signInCall);
}
