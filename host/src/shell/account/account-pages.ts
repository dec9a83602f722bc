import { useShopConfig } from '@shop/api';
import type { ShopConfig } from '@shop/domain';
import type { IconName } from '@shop/ui';
import { useModules } from '../../module/use-modules';
import { useOffers } from '../../root/offers';

interface AccountPage {
  /** Query `page` of /profile, and key of its words (ROUTE-09). */
  name: string;
  icon: IconName;
  isShown?: (settings: ShopConfig, hasRental: boolean) => boolean;
}

/** Pages of the account menu; the inbox is not among them (HEAD-08 … HEAD-12). */
const pages: readonly AccountPage[] = [
  { name: 'profile-settings', icon: 'user' },
  { name: 'my-orders', icon: 'bag' },
  { name: 'my-trips', icon: 'car', isShown: (_settings, hasRental) => hasRental },
  { name: 'wallet', icon: 'wallet', isShown: ({ wallet }) => wallet },
  { name: 'coupons', icon: 'ticket' },
  { name: 'loyalty-points', icon: 'receipt', isShown: ({ loyalty }) => loyalty },
  { name: 'referral-code', icon: 'heart', isShown: ({ referral }) => referral },
  { name: 'settings', icon: 'edit' },
];

/** Those that this shop shows and a live release serves. */
export function useAccountPages(): readonly (AccountPage & { to: string })[] {
  const served = useOffers().choicesAt('/profile', 'page');
  const { modules } = useModules();
  const settings = useShopConfig();
  if (!settings) return [];
  const hasRental = modules.some((module) => module.type === 'rental');
  return pages
    .filter(({ name, isShown }) => served.includes(name) && (isShown?.(settings, hasRental) ?? true))
    .map((page) => ({ ...page, to: `/profile?page=${page.name}` }));
}
