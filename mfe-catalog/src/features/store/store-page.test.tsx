import { categoryList, itemSearch, storeDetails, storeItems } from '@shop/contract';
import { aCategory, anItem, aStore, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './store-page';

const open = (address = '/store/3', more: (api: FakeApi) => void = () => {}) =>
  renderApp(<Page />, {
    path: '/store/:id',
    address,
    answers: (api) => {
      api.answer(storeDetails, aStore({ id: 3, categoryIds: [1, 2] }));
      api.answer(categoryList, [
        aCategory(),
        aCategory({ id: 2, name: 'Breads' }),
        aCategory({ id: 3, name: 'Fish' }),
      ]);
      api.answer(storeItems, ({ query }) => ({
        total: 1,
        page: 1,
        limit: 20,
        entries: [anItem({ name: query.category_id === 2 ? 'Naan' : 'Karahi' })],
      }));
      more(api);
    },
  });

it('shows the store and its items, each asked for once and at the same time [ROUTE-03]', async () => {
  const { api } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lahori Dhaba' })).toBeVisible();
  expect(await screen.findByText('Karahi')).toBeVisible();
  expect(screen.getByText('Open until', { exact: false })).toBeVisible();
  expect(api.calls(storeDetails)).toEqual([{ params: { id: 3 } }]);
  expect(api.calls(storeItems)).toEqual([{ query: { store_id: 3, category_id: 0, limit: 20, offset: 1 } }]);
});

it('shows the items of one of its categories; the choice stands in the address [D-03]', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Breads' }));
  expect(await screen.findByText('Naan')).toBeVisible();
  expect(address()).toBe('/store/3?category=2');
  expect(screen.getByRole('link', { name: 'Breads' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('link', { name: 'Fish' })).toBeNull();
});

it('finds items inside the store, half a second after the last key [X-04] [BIZ-08]', async () => {
  const { user, api, address } = open('/store/3', (fake) =>
    fake.answer(itemSearch, { total: 1, page: 1, limit: 20, entries: [anItem({ name: 'Garlic Naan' })] }),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Search in this store' }), 'garlic');
  expect(await screen.findByText('Garlic Naan', {}, { timeout: 3_000 })).toBeVisible();
  expect(address()).toBe('/store/3?search=garlic');
  expect(api.calls(itemSearch)).toEqual([{ query: { name: 'garlic', store_id: 3, limit: 20, offset: 1 } }]);
});

it('keeps the items when only the store fails, and the store when only the items fail', async () => {
  open('/store/3', (api) =>
    api.answer(storeItems, () => {
      throw refused(500, 'Broken');
    }),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lahori Dhaba');
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
});

it('says that a store is not there [X-01]', async () => {
  open('/store/3', (api) => api.answer(storeDetails, () => Promise.reject(refused(404))));
  expect(await screen.findByRole('heading', { name: 'This store is not here any more' })).toBeVisible();
});

it('says when nothing fits', async () => {
  open('/store/3?search=zzz', (api) => api.answer(itemSearch, { total: 0, page: 1, limit: 20, entries: [] }));
  await waitFor(() => expect(screen.getByText('No results found')).toBeVisible());
});
