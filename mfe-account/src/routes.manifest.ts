import { accountPages } from '@shop/domain';
import type { PageVariant, RouteDeclaration } from '@shop/federation';

const [first] = accountPages;
const toModuleName = (name: string) => `${name}-page`;

/** Page of the account with a list → what it lists. A number in the address opens one entry. */
const listed: Readonly<Record<string, 'order' | 'trip'>> = { 'my-orders': 'order', 'my-trips': 'trip' };
const numbers = ['order_id', 'trip_id'];

/** The page of one entry, which replaces the list. */
const toAlternative = (list: string, when: PageVariant['when']): PageVariant[] => {
  const what = listed[list];
  return what ? [{ page: `${what}-details-page`, when: { ...when, [`${what}_id`]: true } }] : [];
};

/** Tracks what the address contains, or else what the visitor's module sells. ROUTE-11. */
const tracking = (when?: PageVariant['when']): PageVariant[] => [
  { page: 'track-trip-page', when: { ...when, trip_id: true } },
  { page: 'track-trip-page', ...(when && { when }), modules: ['rental'], unless: ['order_id'] },
];

/**
 * The paths of this app, and their initial queries. Pages of the account have none, because all their data is the
 * customer's own.
 */
export const routes: RouteDeclaration[] = [
  { path: '/track-order', page: 'track-order-page', instead: tracking(), unlisted: true },
  { path: '/order-invoice', page: 'order-invoice-page', unlisted: true },
  {
    path: '/profile',
    page: toModuleName(first.name),
    instead: [
      ...Object.keys(listed).flatMap((list) => toAlternative(list, { page: list })),
      ...accountPages.map(({ name }) => ({ page: toModuleName(name), when: { page: name } })),
      ...tracking({ page: 'track-order' }),
      { page: 'track-order-page', when: { page: 'track-order' } },
      { page: 'inbox-page', when: { page: 'inbox' } },
    ],
    identity: ['page', ...numbers],
    needsCustomer: true,
    unlisted: true,
  },
  ...accountPages.map(({ name }) => ({
    path: `/${name}`,
    page: toModuleName(name),
    ...(listed[name] && { instead: toAlternative(name, {}), identity: [`${listed[name]}_id`] }),
    needsCustomer: true,
    unlisted: true,
  })),
];
