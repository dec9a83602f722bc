import type { ShopConfig } from '@shop/domain';
import { useSearchParams } from '@shop/router';

/**
 * Whether the sign-up form has a referral field: referrals earn something and there is a wallet to pay into.
 * VALID-26.
 */
export const acceptsReferral = (settings: ShopConfig | undefined): boolean =>
  settings !== undefined && settings.wallet && settings.referral;

/** The longest code that the backend accepts. */
const longest = 64;

/** The referral code of an invitation link, `/auth?mode=sign-up&ref=…`; '' without one. D-28. */
export function useInvitingCode(): string {
  const [search] = useSearchParams();
  return (search.get('ref') ?? '').trim().slice(0, longest);
}
