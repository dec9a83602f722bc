import type { ShopConfig } from '../entities';

interface AccountPageRule {
  /** Query `page` of /profile, its own address, and key of its texts (ROUTE-09, ROUTE-10). */
  name: string;
  icon: string;
  isShown?: (settings: ShopConfig, hasRental: boolean) => boolean;
}

/**
 * The pages of the account, in the order of its menus, without the inbox (HEAD-08 … HEAD-12). Each has a page named
 * `{name}-page`.
 */
export const accountPages = [
  { name: 'profile-settings', icon: 'user' },
  { name: 'my-orders', icon: 'bag' },
  { name: 'my-trips', icon: 'car', isShown: (_settings, hasRental) => hasRental },
  { name: 'wallet', icon: 'wallet', isShown: ({ wallet }) => wallet },
  { name: 'coupons', icon: 'ticket' },
  { name: 'loyalty-points', icon: 'medal', isShown: ({ loyalty }) => loyalty },
  { name: 'referral-code', icon: 'friends', isShown: ({ referral }) => referral },
  { name: 'settings', icon: 'sliders' },
] as const satisfies readonly AccountPageRule[];

export type AccountPage = (typeof accountPages)[number];

/** The pages that a shop with these settings has; while the settings are unknown, those that every shop has. */
export const getAccountPages = (settings: ShopConfig | undefined, hasRental: boolean): AccountPage[] =>
  accountPages.filter(
    (page: AccountPageRule) => !page.isShown || (settings && page.isShown(settings, hasRental)),
  );
