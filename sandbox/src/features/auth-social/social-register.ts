import type { SocialRegisterBody } from '@shop/contract';
import type { Queries } from '../../database/database';
import type { Settings } from '../../shop/settings';
import type { Shop, View } from '../../shop/shop';
import { refuseSilentChannel, sendCode } from '../auth/codes';
import { phoneContact } from '../auth/customers';
import { issueProof, saveShown, lockProof, readProof, startAgain, type Shown } from '../auth/proofs';
import { toCodeSentWire, proceed, type SignInWire } from '../auth/sign-in-response';
import { refuseOtherContact } from '../auth/verify-contact';
import { claimedIn, getIdentity, type Claimed } from './provider-identity';

type Entered = { [Name in keyof SocialRegisterBody]-?: Exclude<SocialRegisterBody[Name], undefined> };

/** From the previous step, else by the provider's token, which is then used up. */
async function shownBefore(tx: Queries, claimed: Claimed, proof: string, now: Date): Promise<Shown> {
  if (proof) {
    const shown = await lockProof(tx, proof, now);
    if (shown.medium !== claimed.medium || shown.unique_id !== claimed.unique_id) throw startAgain();
    return shown;
  }
  const { shown, spend } = await getIdentity(tx, claimed, now);
  await spend();
  return shown;
}

/** Where the shop can send nothing and does not verify phones, the number is accepted as it is. */
function trustsProvider(settings: Settings): boolean {
  const { login, smsActive } = settings.rules;
  return !smsActive && !login.firebaseOtp && !login.phoneVerification;
}

/**
 * CALL-37: the phone that the provider did not report. A code is sent to it, whether or not an account has it;
 * `verifyContact` checks the code. STATE-49.
 */
export async function socialRegistration(shop: Shop, body: Entered, view: View): Promise<SignInWire> {
  const settings = await shop.settings();
  const claimed = claimedIn({ ...body, phone: '' }, settings);
  const { proof, guest_id: guestId } = body;
  const contact = phoneContact(body.phone);
  await refuseOtherContact(shop, proof ? await readProof(shop.database, proof, view.now) : null, contact);
  return shop.database.transaction(async (tx) => {
    const shown = await shownBefore(tx, claimed, proof, view.now);
    if (trustsProvider(settings)) {
      const info = shown.name ? { name: shown.name, phone: contact.value, email: '', ref_code: '' } : null;
      return proceed(tx, settings, { shown, proof, guestId, view, ...(info ? { info } : {}) });
    }
    refuseSilentChannel(contact, settings);
    if (proof) await saveShown(tx, proof, shown, view.now);
    const secret = proof || (await issueProof(tx, shown, view.now));
    await sendCode(tx, { contact, purpose: 'verify', view, settings });
    return toCodeSentWire({
      login_type: 'social',
      phone: contact.value,
      email: shown.email ?? '',
      name: shown.name ?? '',
      proof: secret,
    });
  });
}
