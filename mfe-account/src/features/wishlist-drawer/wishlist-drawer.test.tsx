import { removeFromWishlist, wishlist } from '@shop/contract';
import type { SavedFavourite } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { deviceMemory, endSession, resetSaved } from '@shop/session';
import { anItem, aStore, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberFavourite } from '../../wishlist/saved-favourites';
import { fakeWishlist } from '../../wishlist/wishlist.fixture';
import WishlistDrawer from './wishlist-drawer';

const items = [
  anItem({
    id: 1,
    name: 'Naan',
    averageRating: 4.05,
    price: 1_000,
    discount: { type: 'percent', value: 10 },
  }),
  anItem({ id: 2, name: 'Tea', ratingCount: 0 }),
];
const stores = [aStore({ id: 7, name: 'Dhaba', averageRating: 4.35, ratingCount: 9 })];
const QuickAdd = ({ item }: SlotProps['quick-add']) => <button>Plus {item.name}</button>;

function open(options: TestAppOptions = {}) {
  const done = jest.fn();
  const shown = renderApp(<WishlistDrawer payload={{}} done={done} />, {
    slots: { 'quick-add': QuickAdd },
    setUpApi: (api) => fakeWishlist(api, { items, stores }),
    ...options,
    session: { token: 't', guestId: null, ...options.session },
  });
  return { done, ...shown };
}
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Wishlist' }));
const empty = (api: Parameters<NonNullable<TestAppOptions['setUpApi']>>[0]) => fakeWishlist(api, {});

it('lists items with store, price, rating and a button to add them; stores in the other tab [WISH-01] [ENT-29] [BIZ-14]', async () => {
  const { user } = open();
  const inside = await drawer();
  const row = within((await inside.findByRole('link', { name: 'Naan' })).closest('li') as HTMLElement);
  expect(row.getByRole('link')).toHaveAttribute('href', '/product/1');
  expect(row.getByText('Lahori Dhaba')).toBeVisible();
  expect(row.getByText('$9.00')).toBeVisible();
  expect(row.getByText('$10.00')).toBeVisible();
  expect(row.getByText('Rated 4.1 of 5')).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Plus Naan' })).toBeVisible();
  await user.click(inside.getByRole('tab', { name: /^Stores/ }));
  expect(inside.getByRole('link', { name: 'Dhaba' })).toHaveAttribute('href', '/store/7');
  expect(inside.getByText('Rated 4.4 of 5')).toBeInTheDocument();
  expect(inside.queryByRole('link', { name: 'Naan' })).toBeNull();
});

it.each([
  ['in a shop', undefined, 'No favourite stores found'],
  ['of food', { id: 1, type: 'food', name: 'Food' } as const, 'No favourite restaurants found'],
])('shows that there is none %s [WISH-02]', async (_case, module, text) => {
  const { user, done, address } = open({ setUpApi: empty, session: module ? { module } : {} });
  const inside = await drawer();
  expect(await inside.findByText('No favourite items found')).toBeVisible();
  await user.click(inside.getByRole('tab', { name: 'Stores' }));
  expect(inside.getByText(text)).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Continue Shopping' }));
  expect(address()).toBe('/home');
  expect(done).toHaveBeenCalled();
});

it('asks before it removes one, and moves the focus on [WISH-03] [ERR-15]', async () => {
  const { user, api } = open();
  const inside = await drawer();
  await user.click(await inside.findByRole('button', { name: 'Remove Naan from wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Remove from wishlist' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(inside.queryByRole('link', { name: 'Naan' })).toBeNull());
  await waitFor(() => expect(inside.getByRole('button', { name: 'Remove Tea from wishlist' })).toHaveFocus());
  await waitFor(() => expect(api.calls(removeFromWishlist)).toEqual([{ query: { item_id: 1 } }]));
  await user.click(inside.getByRole('button', { name: 'Remove Tea from wishlist' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await inside.findByText('No favourite items found')).toBeVisible();
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Wishlist' })).toHaveFocus());
});

it('restores what the server did not remove, and shows its message [ERR-19]', async () => {
  const { user, toasts } = open({
    setUpApi: (api) => {
      fakeWishlist(api, { items });
      api.respond(removeFromWishlist, () => {
        throw refused(403, 'Your wishlist cannot be changed now.');
      });
    },
  });
  const inside = await drawer();
  await user.click(await inside.findByRole('button', { name: 'Remove Naan from wishlist' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toEqual(['Your wishlist cannot be changed now.']));
  expect(await inside.findByRole('link', { name: 'Naan' })).toBeVisible();
});

it('offers a retry where the list cannot be loaded [F-26]', async () => {
  let isDown = true;
  const { user } = open({
    setUpApi: (api) => {
      fakeWishlist(api, { items });
      api.respond(wishlist, () => {
        if (isDown) throw refused(500, 'Down');
        return { items, stores };
      });
    },
  });
  const inside = await drawer();
  const again = await inside.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await inside.findByRole('link', { name: 'Naan' })).toBeVisible();
});

it('closes when the page is left, and when the customer signs out [STATE-31]', async () => {
  const { user, done, session, bus } = open();
  await user.click(await (await drawer()).findByRole('link', { name: 'Tea' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  done.mockClear();
  act(() => void endSession(session, bus, 'logout'));
  expect(done).toHaveBeenCalled();
});

describe('news of an item', () => {
  const goods = [
    anItem({ id: 1, name: 'Naan', price: 1_000, discount: { type: 'percent', value: 10 } }),
    anItem({ id: 2, name: 'Tea', price: 500 }),
    anItem({ id: 3, name: 'Rice', stock: 0 }),
  ];
  const openWith = (savedItems?: Record<number, SavedFavourite>) =>
    open({
      setUpApi: (api) => {
        fakeWishlist(api, { items: goods });
        api.respond(wishlist, { items: goods, stores: [], ...(savedItems ? { savedItems } : {}) });
      },
    });
  const getRow = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
  afterEach(() => act(() => resetSaved(deviceMemory.savedFavourites)));

  it('is a lower price than when it was saved, by the prices that cards show [X-27] [D-15]', async () => {
    openWith({ 1: { price: 1_020, soldOut: false }, 2: { price: 500, soldOut: false } });
    expect((await getRow('Naan')).getByText('$1.20 less than when you saved it')).toBeVisible();
    expect((await getRow('Tea')).queryByText(/less than/)).toBeNull();
  });

  it('is that it is back in stock, and that it is sold out [X-27]', async () => {
    openWith({ 2: { price: 500, soldOut: true }, 3: { price: 2_000, soldOut: true } });
    expect((await getRow('Tea')).getByText('Back in stock')).toBeVisible();
    const rice = await getRow('Rice');
    expect(rice.getByText('Out of Stock')).toBeVisible();
    expect(rice.queryByText(/less than|Back in stock/)).toBeNull();
  });

  it('is by what this device remembers where the backend says nothing [X-27]', async () => {
    rememberFavourite(2, { price: 800, soldOut: false });
    openWith();
    expect((await getRow('Tea')).getByText('$3.00 less than when you saved it')).toBeVisible();
    expect((await getRow('Naan')).queryByText(/less than/)).toBeNull();
  });
});
