import type { ShopConfig } from '@shop/domain';
import type { IconName } from '@shop/ui';

interface AccountPage {
  /** Query `page` of /profile, its own address, and key of its words (ROUTE-09, ROUTE-10). */
  name: string;
  icon: IconName;
  isShown?: (settings: ShopConfig, hasRental: boolean) => boolean;
}

/** The pages of the account that this app has, as the header's account menu has them. Each has a page of `{name}-page`. */
export const accountPages: readonly [AccountPage, ...AccountPage[]] = [
  { name: 'profile-settings', icon: 'user' },
  { name: 'my-orders', icon: 'bag' },
  { name: 'my-trips', icon: 'car', isShown: (_settings, hasRental) => hasRental },
  { name: 'wallet', icon: 'wallet', isShown: ({ wallet }) => wallet },
  { name: 'coupons', icon: 'ticket' },
  { name: 'loyalty-points', icon: 'receipt', isShown: ({ loyalty }) => loyalty },
  { name: 'referral-code', icon: 'heart', isShown: ({ referral }) => referral },
  { name: 'settings', icon: 'edit' },
];
