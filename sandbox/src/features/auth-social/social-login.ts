import type { SocialLoginBody } from '@shop/contract';
import type { Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { startAgain, type Shown } from '../auth/proofs';
import { goOn, proceed, type SignInWire } from '../auth/sign-in-response';
import { whoseAccount } from '../auth/whose-account';
import { claimedIn, getIdentity } from './provider-identity';

type Entered = { [Name in keyof SocialLoginBody]-?: Exclude<SocialLoginBody[Name], undefined> };

/** Whether it identifies nobody: neither an account nor a contact. */
const isNobody = async (tx: Queries, shown: Shown): Promise<boolean> =>
  !shown.email && !shown.phone && (await whoseAccount(tx, shown)).account === null;

/**
 * CALL-36: a token, 'Is It You?' or the rest of the profile (STATE-46 … STATE-48). Where the provider reports no
 * contact, 403 with code `email`: the provider's token stays valid for adding a phone (STATE-49, ERR-22).
 */
export async function socialSignIn(shop: Shop, body: Entered, view: View): Promise<SignInWire> {
  const settings = await shop.settings();
  const claimed = claimedIn(body, settings);
  const { proof, verified, guest_id: guestId } = body;
  const { medium, unique_id: id } = claimed;
  if (proof)
    return goOn(shop, {
      shown: { login_type: 'social', medium, unique_id: id },
      proof,
      verified,
      guestId,
      view,
    });
  if (verified !== 'default') throw startAgain();
  return shop.database.transaction(async (tx) => {
    const { shown, spend } = await getIdentity(tx, claimed, view.now);
    if (await isNobody(tx, shown)) throw invalid('email', 'providerNoEmail');
    await spend();
    return proceed(tx, settings, { shown, guestId, view });
  });
}
