import {
  categoriesPopular,
  itemFacets,
  itemSearch,
  popularSearches,
  storeSearch,
  type Page as PageOf,
} from '@shop/contract';
import type { Capability } from '@shop/domain';
import { aCategory, anItem, aStore, renderApp, type FakeApi } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { recentSearches } from '../../recent-searches/recent-searches';
import { Page } from './search-page';

afterEach(() => localStorage.clear());

const toPage = <Entity,>(...entries: Entity[]): PageOf<Entity> => ({
  total: entries.length,
  page: 1,
  limit: 20,
  entries,
});

const found = (api: FakeApi) => {
  api.respond(itemSearch, { ...toPage(anItem({ name: 'Rice' })), total: 31 });
  api.respond(storeSearch, toPage(aStore({ name: 'Rice House' })));
  api.respond(categoriesPopular, [aCategory({ id: 7, name: 'Grills' })]);
};

const search = (
  query: string,
  more: (api: FakeApi) => void = () => {},
  { language = 'en', announced = [] }: { language?: 'en' | 'ar'; announced?: readonly Capability[] } = {},
) =>
  renderApp(<Page />, {
    path: '/home',
    address: `/home?${query}`,
    language,
    session: { module: { id: 1, type: 'food', name: 'Food' }, capabilities: announced },
    setUpApi: (api) => {
      found(api);
      more(api);
    },
  });

it('shows items and stores in tabs with counts, which arrow keys open [D-03] [X-13] [ROUTE-01]', async () => {
  const { user, address } = search('search=rice');
  expect(await screen.findByRole('tab', { name: 'Items 31' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Rice')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Restaurants 1' }));
  expect(await screen.findByText('Rice House')).toBeVisible();
  expect(address()).toBe('/home?search=rice&tab=stores');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Items 31' })).toHaveFocus();
});

it('requests what is in the address, with the filters of each tab [D-03] [BIZ-09]', async () => {
  const { api } = search('search=rice&rating=4&flags=halal,discounted&min_price=2&sort=price_asc');
  await screen.findByText('Rice');
  expect(api.calls(itemSearch)).toEqual([
    {
      query: {
        name: 'rice',
        limit: 20,
        offset: 1,
        min_price: 2,
        rating_count: 4,
        filter: 'halal,discounted',
        sort_by: 'price_asc',
      },
    },
  ]);
  expect(api.calls(storeSearch)).toEqual([
    { query: { name: 'rice', limit: 20, offset: 1, rating_count: 4, filter: 'discounted' } },
  ]);
});

it('keeps the order in the address and the old list until the new one arrives, and shows the count [D-03] [X-02]', async () => {
  let respond: (page: PageOf<ReturnType<typeof anItem>>) => void = () => {};
  const { user, address } = search('search=rice', (api) =>
    api.respond(itemSearch, ({ query }) =>
      query.sort_by
        ? new Promise((resolve) => {
            respond = resolve;
          })
        : toPage(anItem({ name: 'Rice' }), anItem({ id: 2, name: 'Rice pudding' })),
    ),
  );
  expect(await screen.findByText('2 items')).toHaveAttribute('role', 'status');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  expect(address()).toBe('/home?search=rice&sort=price_asc');
  expect(screen.getByText('Rice')).toBeVisible();
  expect(screen.getByText('Rice').closest('[aria-busy]')).not.toBeNull();
  respond(toPage(anItem({ id: 3, name: 'Cheap rice' })));
  expect(await screen.findByText('Cheap rice')).toBeVisible();
  expect(screen.getByText('1 item')).toBeVisible();
  expect(screen.getByText('Cheap rice').closest('[aria-busy]')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best match');
  await waitFor(() => expect(address()).toBe('/home?search=rice'));
});

it('offers the other tab with its count and popular categories when nothing was found [X-02]', async () => {
  const { user } = search('search=zzz', (api) => api.respond(itemSearch, toPage()));
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Grills' })).toHaveAttribute('href', '/category/7');
  await user.click(screen.getByRole('button', { name: 'See 1 restaurant' }));
  expect(await screen.findByText('Rice House')).toBeVisible();
});

it('says that results were forgiven, and asks whether that was meant, with the same filters [X-24]', async () => {
  const { user, api, address } = search('search=rise&rating=4&page=2', (fake) =>
    fake.respond(itemSearch, ({ query }) => ({
      ...toPage(anItem({ name: 'Rice' })),
      ...(query.name === 'rise' ? { didYouMean: 'rice' } : {}),
    })),
  );
  const link = await screen.findByRole('link', { name: 'Did you mean “rice”?' });
  expect(link.closest('[role="status"]')).toHaveTextContent(
    'Nothing matches “rise” exactly. Here is what comes close.',
  );
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/home?search=rice&rating=4'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull());
  expect(recentSearches()).toEqual(['rice']);
  expect(api.calls(itemSearch).at(-1)?.query).toEqual({
    name: 'rice',
    limit: 20,
    offset: 1,
    rating_count: 4,
  });
});

it('asks what was meant, and shows popular searches, when nothing was found [X-24]', async () => {
  search(
    'search=rise%20qqq',
    (fake) => {
      fake.respond(itemSearch, { ...toPage<ReturnType<typeof anItem>>(), didYouMean: 'rise' });
      fake.respond(storeSearch, toPage());
      fake.respond(popularSearches, ['fish & chips', 'tea']);
    },
    { announced: ['popular-searches'] },
  );
  expect(await screen.findByRole('link', { name: /Did you mean/ })).toHaveAttribute(
    'href',
    '/home?search=rise',
  );
  const popular = await screen.findByRole('region', { name: 'Popular searches' });
  expect(within(popular).getByRole('link', { name: 'fish & chips' })).toHaveAttribute(
    'href',
    '/home?search=fish%20%26%20chips',
  );
});

it('asks nothing and requests no popular searches of a backend that does not know them [X-24]', async () => {
  const { api } = search('search=zzz', (fake) => fake.respond(itemSearch, toPage()));
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Grills' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull();
  expect(api.calls(popularSearches)).toEqual([]);
});

it('offers to clear the filters when they leave nothing [X-02]', async () => {
  const { user, address } = search('search=rice&rating=5&sort=rating', (api) =>
    api.respond(itemSearch, ({ query }) =>
      query.rating_count ? toPage() : toPage(anItem({ name: 'Rice' })),
    ),
  );
  expect(await screen.findByText('Nothing fits all of these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Rice')).toBeVisible();
  expect(address()).toBe('/home?search=rice&sort=rating');
});

it('removes a filter by its chip and moves the focus on [D-03]', async () => {
  const { user, address } = search('search=rice&rating=4&flags=halal,organic');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Halal' }));
  await waitFor(() => expect(address()).toBe('/home?search=rice&rating=4&flags=organic'));
  expect(screen.getByRole('button', { name: 'Remove filter: Organic' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove filter: 4 and up' }));
  await waitFor(() => expect(address()).toBe('/home?search=rice&flags=organic'));
});

it('links back to the page that it was opened from [D-03] [ROUTE-01]', async () => {
  search('search=rice&from=categories');
  expect(await screen.findByRole('link', { name: 'Back to Categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

it('shows script in a query as text [F-36]', async () => {
  const { container } = search(`search=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('[onerror]')).toBeNull();
});

it('isolates text of the other direction', async () => {
  search('search=rice', undefined, { language: 'ar' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('\u2068rice\u2069');
});

it('requests no counts before the filters are visible', async () => {
  const { api } = search('search=rice');
  await screen.findByText('Rice');
  expect(api.calls(itemFacets)).toEqual([]);
});
