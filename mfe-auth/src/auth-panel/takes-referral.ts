import type { ShopConfig } from '@shop/domain';

/** Whether a new account is asked who invited it: where inviting earns something, and there is a wallet for it. VALID-26. */
export const takesReferral = (settings: ShopConfig | undefined): boolean =>
  settings !== undefined && settings.wallet && settings.referral;
