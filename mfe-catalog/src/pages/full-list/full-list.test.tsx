import * as contract from '@shop/contract';
import { isInitialQueryAt } from '@shop/federation';
import { anItem, aStore, preloaded, renderApp, renderOnServer, type FakeApi } from '@shop/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.manifest';
import { Page } from './list-page';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });
const items = toPage(anItem({ name: 'Biryani' }));
const stores = toPage(aStore({ name: 'Corner' }));

const answers = (api: FakeApi) => {
  const { itemsPopular, itemsDiscounted, itemsRecommended, itemsMostReviewed } = contract;
  for (const endpoint of [itemsPopular, itemsDiscounted, itemsRecommended, itemsMostReviewed])
    api.respond(endpoint, items);
  for (const endpoint of [contract.brandItems, contract.conditionItems]) api.respond(endpoint, items);
  for (const endpoint of [contract.campaignItems, contract.suggestedItems]) api.respond(endpoint, items);
  api.respond(contract.storesLatest, stores);
  api.respond(contract.storeList, stores);
  api.respond(contract.conditionList, [{ id: 6, name: 'Fever', imageUrl: null, itemCount: 1 }]);
  api.respond(contract.brandList, [{ id: 4, name: 'Acme', imageUrl: null, itemCount: 1 }]);
};

const open = (query: string, session: object = {}, setUpApi = answers) =>
  renderApp(<Page />, {
    path: '/home',
    address: `/home?${query}`,
    session: { module: { id: 1, type: 'food', name: 'Food' }, ...session },
    setUpApi,
  });

it.each([
  ['popular', 'Popular items', contract.itemsPopular],
  ['discounted', 'Discounted items', contract.itemsDiscounted],
  ['recommended', 'Recommended items', contract.itemsRecommended],
  ['most_reviewed', 'Most reviewed items', contract.itemsMostReviewed],
] as const)('shows %s in full, with filters [D-03] [ROUTE-01]', async (type, title, endpoint) => {
  const { api } = open(`data_type=${type}&flags=discounted`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Biryani')).toBeVisible();
  expect(screen.getByText('1 item')).toBeVisible();
  expect(api.calls(endpoint)).toEqual([{ query: { limit: 20, offset: 1, filter: 'discounted' } }]);
});

it.each([
  ['new', 'New restaurants', contract.storesLatest, { query: { type: 'all', limit: 20, offset: 1 } }],
  [
    'featured',
    'Featured restaurants',
    contract.storeList,
    { params: { filter: 'all' }, query: { type: 'all', limit: 20, offset: 1, featured: true } },
  ],
  [
    'near',
    'Restaurants near you',
    contract.storeList,
    { params: { filter: 'all' }, query: { sort_by: 'distance', type: 'all', limit: 20, offset: 1 } },
  ],
] as const)(
  "shows %s in full, with the module's name for its stores [D-03] [ROUTE-01] [CALL-09] [GEN-03]",
  async (type, title, endpoint, args) => {
    const { api } = open(`data_type=${type}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('Corner')).toBeVisible();
    expect(api.calls(endpoint)).toEqual([args]);
  },
);

it.each([
  ['brand&id=4', 'Acme'],
  ['brand&id=4&name=Acme%20Ltd', 'Acme'],
  ['condition&id=6&name=Bukhar', 'Fever'],
  ['condition&id=7&name=Cough', 'Cough'],
  ['campaign', 'Campaign items'],
  ['campaign&name=Free%20money', 'Campaign items'],
])(
  'shows items of %s under its name, which is the shop’s where it knows one [D-03] [ROUTE-01] [GEN-16]',
  async (query, title) => {
    open(`data_type=${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('Biryani')).toBeVisible();
  },
);

it('shows the name in the address until the brand is loaded [D-03]', async () => {
  open('data_type=brand&id=4&name=Acme%20Ltd', {}, (api) => {
    answers(api);
    api.respond(contract.brandList, () => new Promise<never>(() => {}));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Ltd' })).toBeVisible();
});

it.each([
  ['brand', contract.brandList],
  ['condition', contract.conditionList],
] as const)(
  'has the name of a %s, and not that of the address, from the server [GEN-16] [LANG-01]',
  async (type, list) => {
    const address = `/home?data_type=${type}&id=4&name=Anything`;
    const topics = [{ id: 4, name: 'أكمي', imageUrl: null, itemCount: 1 }];
    const declared = routes[0]?.first?.filter((query) =>
      isInitialQueryAt(query, new URLSearchParams(address.split('?')[1]), 'pharmacy'),
    );
    expect(declared?.map(({ endpoint }) => endpoint)).toEqual([`${type}List`]);
    const html = await renderOnServer(<Page />, [preloaded(list, {}, topics)], {
      path: '/home',
      address,
      session: { module: { id: 1, type: 'pharmacy', name: 'Pharmacy' } },
    });
    expect(html).toContain('<title>أكمي');
    expect(html).toMatch(/<h1[^>]*><bdi>أكمي</);
  },
);

it('filters the items of a brand [D-03]', async () => {
  const { api } = open('data_type=brand&id=4&name=Acme&rating=4&sort=price_asc');
  await screen.findByText('Biryani');
  const narrowing = { rating_count: 4, sort_by: 'price_asc' };
  expect(api.calls(contract.brandItems)).toEqual([
    { params: { id: 4 }, query: { limit: 20, offset: 1, ...narrowing } },
  ]);
});

it('shows what a customer has ordered, and asks a guest to sign in', async () => {
  const { unmount } = open('data_type=order_again', { token: 'abc' });
  expect(await screen.findByText('Biryani')).toBeVisible();
  unmount();
  const { user, bus } = open('data_type=order_again');
  const requested = jest.fn();
  bus.on('auth:sign-in-requested', requested);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(requested).toHaveBeenCalledTimes(1);
});
