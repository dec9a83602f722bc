import { getPageName } from '@shop/federation';
import { accountPages } from '@shop/domain';
import { routes as doors } from './routes';
import { routes } from './routes.manifest';

const shown = (address: string, moduleType: string | null = null) => {
  const [path, search] = address.split('?');
  const route = routes.find((known) => known.path === path);
  return route && getPageName(route, new URLSearchParams(search), moduleType);
};

it.each([
  ['/profile?page=my-orders', '/my-orders', 'my-orders-page'],
  ['/profile?page=my-orders&tab=past', '/my-orders?tab=past', 'my-orders-page'],
  ['/profile?page=my-orders&order_id=7', '/my-orders?order_id=7', 'order-details-page'],
  ['/profile?page=my-trips', '/my-trips', 'my-trips-page'],
  ['/profile?page=my-trips&trip_id=7', '/my-trips?trip_id=7', 'trip-details-page'],
  ['/profile?page=my-trips&order_id=7', '/my-trips?order_id=7', 'my-trips-page'],
])('shows the same at %s and %s [D-10] [ROUTE-09] [ROUTE-10]', (asPage, asAddress, page) => {
  expect([shown(asPage), shown(asAddress)]).toEqual([page, page]);
});

it('shows the inbox as a page of the account that its menu does not list [ROUTE-09] [HEAD-07] [HEAD-08]', () => {
  expect(shown('/profile?page=inbox&conversation=7')).toBe('inbox-page');
  expect(accountPages.map(({ name }) => name)).not.toContain('inbox');
});

it('tracks an order at its own address and as a page of the account [ROUTE-09] [ROUTE-11]', () => {
  expect(shown('/track-order')).toBe('track-order-page');
  expect(shown('/profile?page=track-order&order_id=7')).toBe('track-order-page');
});

it.each([
  ['a trip in the rental module', '/track-order', 'rental', 'track-trip-page'],
  ['a trip that is named, wherever', '/track-order?trip_id=7', 'food', 'track-trip-page'],
  [
    'an order that is named, in the rental module, too',
    '/track-order?order_id=7',
    'rental',
    'track-order-page',
  ],
  ['a trip as a page of the account', '/profile?page=track-order', 'rental', 'track-trip-page'],
  ['an order as a page of the account', '/profile?page=track-order', 'food', 'track-order-page'],
])('tracks %s [ROUTE-11] [ROUTE-09]', (_what, address, moduleType, page) => {
  expect(shown(address, moduleType)).toBe(page);
});

it.each(['/profile', '/profile?page=', '/profile?page=nowhere'])(
  'leads %s to the first available page [ROUTE-09]',
  (address) => {
    expect(shown(address)).toBe(`${accountPages[0].name}-page`);
  },
);

it('asks guests to sign in for every page of the account, and only there [D-10]', () => {
  const customerRoutes = routes.filter(({ needsCustomer }) => needsCustomer).map(({ path }) => path);
  expect(customerRoutes).toEqual(['/profile', ...accountPages.map(({ name }) => `/${name}`)]);
  expect(routes.every(({ unlisted }) => unlisted)).toBe(true);
});

it('has the code of every page that it names', () => {
  const named = routes.flatMap(({ page, instead: otherPages = [] }) => [
    page,
    ...otherPages.map((other) => other.page),
  ]);
  expect(named.filter((page) => !doors[page])).toEqual([]);
});
