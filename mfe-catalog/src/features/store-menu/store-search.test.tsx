import { itemSearch, storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import { anItem, aStore, renderApp, type FakeApi, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { StoreMenu } from './store-menu';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });

const open = (answers: (api: FakeApi) => void = () => {}, options: TestAppOptions = {}) =>
  renderApp(<StoreMenu storeId={3} store={aStore({ id: 3, itemCount: 1, sections: [] })} isSettled />, {
    address: '/store/3',
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    setUpApi: (api) => {
      api.respond(storeItems, toPage(anItem({ name: 'Karahi' })));
      answers(api);
    },
    ...options,
  });

const search = (api: FakeApi) => api.respond(itemSearch, toPage(anItem({ name: 'Garlic Naan' })));

it.each([
  ['food', 'Search in this restaurant', 'Items of the restaurant'],
  ['grocery', 'Search in this store', 'Items of the store'],
] as const)('has the words of %s [GEN-03]', async (type, label, items) => {
  open(search, { session: { module: { id: 1, type, name: 'Module' } } });
  expect(await screen.findByRole('searchbox', { name: label })).toBeVisible();
  expect(screen.getByRole('region', { name: items })).toBeVisible();
});

it('finds items in the store half a second after the last key, with the text in the address [X-04] [BIZ-08] [D-03]', async () => {
  const { user, api, address } = open(search, { address: '/store/3?from=home' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search in this restaurant' }), 'garlic');
  await act(() => jest.advanceTimersByTimeAsync(490));
  expect(api.calls(itemSearch)).toEqual([]);
  expect(await screen.findByText('Garlic Naan')).toBeVisible();
  expect(screen.queryByText('Karahi')).toBeNull();
  expect(address()).toBe('/store/3?from=home&search=garlic');
  expect(api.calls(itemSearch)).toEqual([{ query: { name: 'garlic', store_id: 3, limit: 20, offset: 1 } }]);
  await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
  expect(await screen.findByText('Karahi')).toBeVisible();
  expect(address()).toBe('/store/3?from=home');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('shows that nothing was found, with a button back to the menu [X-01]', async () => {
  const { user } = open((api) => api.respond(itemSearch, toPage()), { address: '/store/3?search=zzz' });
  const back = screen.getByRole('button', { name: 'Show the whole menu' });
  expect(await screen.findByText('Nothing here fits “zzz”')).toBeVisible();
  // The same element as before the response, so that a started press works.
  await user.click(back);
  expect(await screen.findByText('Karahi')).toBeVisible();
});

it('says that it has found something similar, and searches for what was meant [X-24]', async () => {
  const found = { ...toPage(anItem({ name: 'Smash Burger' })), didYouMean: 'burger' };
  const { user, api, address } = open((api) => api.respond(itemSearch, found), {
    address: '/store/3?from=home&search=burgr',
  });
  const link = await screen.findByRole('link', { name: 'Did you mean “burger”?' });
  expect(screen.getByText('Smash Burger')).toBeVisible();
  api.respond(itemSearch, toPage(anItem({ name: 'Smash Burger' })));
  await user.click(link);
  expect(address()).toBe('/store/3?from=home&search=burger');
  expect(screen.getByRole('searchbox')).toHaveValue('burger');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull());
});

it('asks what was meant where nothing is found, and asks nothing without a proposal [X-24]', async () => {
  const nothing = { ...toPage<Item>(), didYouMean: 'burger' };
  const { user, api } = open((api) => api.respond(itemSearch, nothing), {
    address: '/store/3?search=burger%20xyzz',
  });
  const link = await screen.findByRole('link', { name: 'Did you mean “burger”?' });
  api.respond(itemSearch, toPage());
  await user.click(link);
  expect(await screen.findByText('Nothing here fits “burger”')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull();
});

it('filters food by veg and non-veg, in the address, when the shop marks it [D-03]', async () => {
  const { user, api, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Veg' }));
  await waitFor(() => expect(address()).toBe('/store/3?diet=veg'));
  await waitFor(() => expect(api.calls(storeItems)[1]).toMatchObject({ query: { type: 'veg' } }));
  expect(screen.getByRole('button', { name: 'Veg' })).toHaveAttribute('aria-pressed', 'true');
});

it('has no such filter when the shop does not mark it', async () => {
  open(() => {}, { config: { vegMark: false } });
  await screen.findByText('Karahi');
  expect(screen.queryByRole('group', { name: 'Veg or non veg' })).toBeNull();
});

it('follows the address when it changes elsewhere, and never overwrites what is being typed', async () => {
  const { user, address } = open(search, { address: '/store/3?search=naan' });
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('naan');
  await user.type(field, ' x');
  await waitFor(() => expect(address()).toBe('/store/3?search=naan+x'));
  await user.type(field, ' ');
  expect(field).toHaveValue('naan x ');
});
