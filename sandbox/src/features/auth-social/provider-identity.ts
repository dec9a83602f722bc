import type { SocialLoginBody } from '@shop/contract';
import type { SocialMedium } from '@shop/domain';
import type { Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import { emailContact, phoneContact } from '../auth/customers';
import type { Shown } from '../auth/proofs';
import { lockGrant, redeemGrant } from '../providers/grants';
import { providerNames } from '../providers/provider-names';

/** The body's claims about the provider; none of them is trusted. */
export interface Claimed {
  medium: SocialMedium;
  token: string;
  unique_id: string;
  email: string;
  phone: string;
}

/** Nothing here calls a vendor over the network (D-26). */
export const vendorUnchecked = (code: string, provider: string) =>
  invalid(code, 'vendorUnchecked', { provider });

type Sent = Pick<SocialLoginBody, 'medium' | 'token' | 'unique_id'> & { email: string; phone: string };

/** 403 for a provider that this shop does not offer, and for a real vendor, whose tokens cannot be checked here. */
export function claimedIn(
  { medium, token, unique_id: id, email, phone }: Sent,
  { rules }: Settings,
): Claimed {
  const known = medium as SocialMedium; // one of the schema's
  if (!rules.login.social || !rules.login[known]) throw invalid('medium', 'providerOff');
  if (rules.providers[known]) throw vendorUnchecked('token', providerNames[known]);
  return { medium: known, token, unique_id: id, email: emailContact(email).value, phone };
}

/** What the visitor has proved by a provider's token, once it is used up. */
export interface Identity {
  shown: Shown;
  spend(): Promise<unknown>;
}

/**
 * The identity behind a token, as the provider reported it. 403 for a token that this backend has not issued, that is
 * expired or used up, and where the body contradicts the provider. D-26.
 */
export async function getIdentity(tx: Queries, claimed: Claimed, now: Date): Promise<Identity> {
  const { medium, token } = claimed;
  const person = await lockGrant(tx, medium, token, now);
  const fits =
    person?.unique_id === claimed.unique_id && (claimed.email === '' || person.email === claimed.email);
  if (!person || !fits) throw invalid('token', 'providerTokenUnknown');
  const phone = person.phone && phoneContact(person.phone).value;
  return {
    shown: {
      login_type: 'social',
      medium,
      unique_id: person.unique_id,
      ...(person.email ? { email: person.email } : {}),
      ...(phone ? { phone } : {}),
      ...(person.name ? { name: person.name } : {}),
    },
    spend: () => redeemGrant(tx, token, now),
  };
}
