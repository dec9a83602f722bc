import type { ShopConfig } from '@shop/domain';
import { useSearchParams } from '@shop/router';

/** Whether a new account is asked who invited it: where inviting earns something, and there is a wallet for it. VALID-26. */
export const acceptsReferral = (settings: ShopConfig | undefined): boolean =>
  settings !== undefined && settings.wallet && settings.referral;

/** As the backend takes it. */
const longest = 64;

/** The code of a friend's link, `/auth?mode=sign-up&ref=…`; '' without one. D-28. */
export function useInvitingCode(): string {
  const [search] = useSearchParams();
  return (search.get('ref') ?? '').trim().slice(0, longest);
}
