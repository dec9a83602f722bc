import { pageOf } from '@shop/federation';
import { accountPages } from './account/account-pages';
import { routes as doors } from './routes';
import { routes } from './routes.manifest';

const shown = (address: string) => {
  const [path, search] = address.split('?');
  const route = routes.find((known) => known.path === path);
  return route && pageOf(route, new URLSearchParams(search), null);
};

it.each([
  ['/profile?page=my-orders', '/my-orders', 'my-orders-page'],
  ['/profile?page=my-orders&tab=past', '/my-orders?tab=past', 'my-orders-page'],
  ['/profile?page=my-orders&order_id=7', '/my-orders?order_id=7', 'order-details-page'],
])('shows the same at %s and %s [D-10] [ROUTE-09] [ROUTE-10]', (asPage, asAddress, page) => {
  expect([shown(asPage), shown(asAddress)]).toEqual([page, page]);
});

it('shows the inbox as a page of the account that its menu does not list [ROUTE-09] [HEAD-07] [HEAD-08]', () => {
  expect(shown('/profile?page=inbox&conversation=7')).toBe('inbox-page');
  expect(accountPages.map(({ name }) => name)).not.toContain('inbox');
});

it('follows an order at its own address and as a page of the account [ROUTE-09] [ROUTE-11]', () => {
  expect(shown('/track-order')).toBe('track-order-page');
  expect(shown('/profile?page=track-order&order_id=7')).toBe('track-order-page');
});

it.each(['/profile', '/profile?page=', '/profile?page=nowhere'])(
  'leads %s to the first page that there is [ROUTE-09]',
  (address) => {
    expect(shown(address)).toBe(`${accountPages[0].name}-page`);
  },
);

it('asks guests to sign in for every page of the account, and only there [D-10]', () => {
  const ofCustomers = routes.filter(({ needsCustomer }) => needsCustomer).map(({ path }) => path);
  expect(ofCustomers).toEqual(['/profile', ...accountPages.map(({ name }) => `/${name}`)]);
  expect(routes.every(({ unlisted }) => unlisted)).toBe(true);
});

it('has the code of every page that it names', () => {
  const named = routes.flatMap(({ page, instead = [] }) => [page, ...instead.map((other) => other.page)]);
  expect(named.filter((page) => !doors[page])).toEqual([]);
});
