import type { ShopConfig } from '../entities';

interface AccountEntryRule {
  /** Of a page: query `page` of /profile and its own address (ROUTE-09, ROUTE-10). Of all: key of its texts. */
  name: string;
  icon: string;
  isShown?: (settings: ShopConfig, hasRentalNear: boolean) => boolean;
}

const firstPages = [
  { name: 'profile-settings', icon: 'user' },
  { name: 'my-orders', icon: 'bag' },
  { name: 'my-trips', icon: 'car', isShown: ({ hasRental }, isNear) => hasRental ?? isNear },
] as const satisfies readonly AccountEntryRule[];

/** Whether the backend keeps shopping lists. X-29. */
export const keepsLists = ({ capabilities }: Pick<ShopConfig, 'capabilities'>): boolean =>
  capabilities.includes('saved-lists');

/** Shopping lists: no page of the account, as guests have them, too. X-29. */
export const listsEntry = {
  name: 'lists',
  icon: 'list',
  to: '/lists',
  isShown: keepsLists,
} as const satisfies AccountEntryRule & { to: string };

const otherPages = [
  { name: 'wallet', icon: 'wallet', isShown: ({ wallet }) => wallet },
  { name: 'coupons', icon: 'ticket' },
  { name: 'loyalty-points', icon: 'medal', isShown: ({ loyalty }) => loyalty },
  { name: 'referral-code', icon: 'friends', isShown: ({ referral }) => referral },
  { name: 'settings', icon: 'sliders' },
] as const satisfies readonly AccountEntryRule[];

/**
 * The pages of the account, in the order of its menus, without the inbox (HEAD-08 … HEAD-12). Each has a page named
 * `{name}-page`.
 */
export const accountPages = [...firstPages, ...otherPages] as const;

const entries = [...firstPages, listsEntry, ...otherPages] as const;

/** An entry of the account's menus. */
export interface AccountEntry {
  name: (typeof entries)[number]['name'];
  icon: (typeof entries)[number]['icon'];
  to: string;
}

/**
 * The entries that a shop with these settings has; while the settings are unknown, those that every shop has. Trips need a
 * rental module of the shop, because a customer who has moved still has them; `hasRentalNear`, one in the customer's
 * zones, counts where the settings do not name the modules (HEAD-12).
 */
export const getAccountEntries = (settings: ShopConfig | undefined, hasRentalNear: boolean): AccountEntry[] =>
  entries
    .filter(
      (entry: AccountEntryRule) => !entry.isShown || (settings && entry.isShown(settings, hasRentalNear)),
    )
    .map((entry) => ({
      name: entry.name,
      icon: entry.icon,
      to: 'to' in entry ? entry.to : `/profile?page=${entry.name}`,
    }));
