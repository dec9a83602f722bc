import { keepsLists, listsEntry, type ShopConfig } from '@shop/domain';
import type { MessageKeyIn } from '@shop/i18n';
import { useSession } from '@shop/session';
import type { messages } from '../../messages';
import { useOffers } from '../../root/offers';

type FooterKey = MessageKeyIn<typeof messages, 'footer'>;

export interface FooterEntry {
  to: string;
  name: FooterKey;
  /** Opens in a new window, for texts that visitors read in the middle of something else (ROUTE-13). */
  isAside?: boolean;
  /** What the visitor needs to follow it (FOOT-08, FOOT-09). */
  needs?: 'customer' | 'zone';
  isShown?: (settings: ShopConfig) => boolean;
}

interface FooterGroup {
  name: FooterKey;
  links: FooterEntry[];
}

const groups: readonly FooterGroup[] = [
  {
    name: 'shop',
    links: [
      { to: '/categories', name: 'categories' },
      { to: '/store/latest', name: 'latest' },
      { to: '/store/popular', name: 'popular' },
      { to: '/campaigns', name: 'campaigns', needs: 'zone' },
      { to: listsEntry.to, name: 'lists', isShown: keepsLists },
    ],
  },
  {
    name: 'help',
    links: [
      { to: '/track-order', name: 'track' },
      { to: '/profile?page=wallet', name: 'wallet', needs: 'customer', isShown: ({ wallet }) => wallet },
      {
        to: '/profile?page=loyalty-points',
        name: 'loyalty',
        needs: 'customer',
        isShown: ({ loyalty }) => loyalty,
      },
      { to: '/help-and-support', name: 'support', isAside: true },
      { to: '/about-us', name: 'about' },
      {
        to: '/store-registration?active=active',
        name: 'vendor',
        isShown: ({ registration }) => registration,
      },
      { to: '/deliveryman-registration', name: 'rider', isShown: ({ registration }) => registration },
    ],
  },
  {
    name: 'policies',
    links: [
      { to: '/terms-and-conditions', name: 'terms', isAside: true },
      { to: '/privacy-policy', name: 'privacy' },
      { to: '/refund-policy', name: 'refund', isShown: ({ policies }) => policies.refund },
      { to: '/cancellation-policy', name: 'cancellation', isShown: ({ policies }) => policies.cancellation },
      { to: '/shipping-policy', name: 'shipping', isShown: ({ policies }) => policies.shipping },
    ],
  },
];

/** Addresses that need a zone. */
const pathsWithZone = new Set(['/categories', '/store/latest', '/store/popular']);

/** Parcels have neither order tracking nor stores, nor a cart (D-11). */
const hiddenForParcels = new Set(['/track-order', ...pathsWithZone, '/campaigns', listsEntry.to]);

/** Links by group: those that the settings allow (FOOT-06, FOOT-07) and a live release serves. */
export function useFooterGroups(settings: ShopConfig): FooterGroup[] {
  const { serves, choicesAt } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  const isAllowed = (to: string) =>
    (hasZone || !pathsWithZone.has(to)) && !(isParcel && hiddenForParcels.has(to));
  const isServed = (to: string) => {
    const [path = '', search] = to.split('?');
    const page = new URLSearchParams(search).get('page');
    return page ? choicesAt(path, 'page').includes(page) : serves(path);
  };
  return groups
    .map(({ name, links }) => ({
      name,
      links: links.filter(
        ({ to, isShown }) => isServed(to) && isAllowed(to) && (isShown?.(settings) ?? true),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
