import type { OtherPage, RouteManifest } from '@shop/federation';
import { accountPages } from './account/account-pages';

const [first] = accountPages;
const pageOf = (name: string) => `${name}-page`;

/** An order of its own stands in the place of the list. */
const orderOf = (when: OtherPage['when']): OtherPage => ({
  page: 'order-details-page',
  when: { ...when, order_id: true },
});

/** The addresses that this app serves, and what each needs first. What the account shows is the customer's own. */
export const routes: RouteManifest[] = [
  { path: '/track-order', page: 'track-order-page', unlisted: true },
  { path: '/order-invoice', page: 'order-invoice-page', unlisted: true },
  {
    path: '/profile',
    page: pageOf(first.name),
    instead: [
      orderOf({ page: 'my-orders' }),
      ...accountPages.map(({ name }) => ({ page: pageOf(name), when: { page: name } })),
      { page: 'track-order-page', when: { page: 'track-order' } },
      { page: 'inbox-page', when: { page: 'inbox' } },
    ],
    identity: ['page', 'order_id'],
    needsCustomer: true,
    unlisted: true,
  },
  ...accountPages.map(({ name }) => ({
    path: `/${name}`,
    page: pageOf(name),
    ...(name === 'my-orders' && { instead: [orderOf({})], identity: ['order_id'] }),
    needsCustomer: true,
    unlisted: true,
  })),
];
