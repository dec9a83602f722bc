import { accountPages } from '@shop/domain';
import type { PageVariant, RouteDeclaration } from '@shop/federation';

const [first] = accountPages;
const toModuleName = (name: string) => `${name}-page`;

/** Page of the account that lists → what it lists: a number stands in the address for one of it alone. */
const listed: Readonly<Record<string, 'order' | 'trip'>> = { 'my-orders': 'order', 'my-trips': 'trip' };
const numbers = ['order_id', 'trip_id'];

/** One of its own stands in the place of the list. */
const toAlternative = (list: string, when: PageVariant['when']): PageVariant[] => {
  const what = listed[list];
  return what ? [{ page: `${what}-details-page`, when: { ...when, [`${what}_id`]: true } }] : [];
};

/** What is followed is what the address names, else what the visitor's module sells. ROUTE-11. */
const tracking = (when?: PageVariant['when']): PageVariant[] => [
  { page: 'track-trip-page', when: { ...when, trip_id: true } },
  { page: 'track-trip-page', ...(when && { when }), modules: ['rental'], unless: ['order_id'] },
];

/** The addresses that this app serves, and what each needs first. What the account shows is the customer's own. */
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
