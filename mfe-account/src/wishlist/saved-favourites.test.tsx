import { addToWishlist } from '@shop/contract';
import { deviceMemory, persistSession, resetSaved } from '@shop/session';
import { anItem, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import FavouriteToggle from '../features/favourite-toggle/favourite-toggle';
import { rememberFavourite } from './saved-favourites';
import { fakeWishlist } from './wishlist.fixture';

const read = () => JSON.parse(localStorage.getItem(deviceMemory.savedFavourites) ?? '[]') as { id: number }[];
afterEach(() => act(() => resetSaved(deviceMemory.savedFavourites)));

const shown = { price: 900, soldOut: false };
const show = (setUpApi?: TestAppOptions['setUpApi']) =>
  renderApp(<FavouriteToggle itemId={1} label="Naan" shown={shown} />, {
    session: { token: 't', guestId: null },
    setUpApi: (api) => {
      fakeWishlist(api, {}, { items: [anItem({ id: 1, name: 'Naan' })] });
      setUpApi?.(api);
    },
  });
const toggle = () => screen.getByRole('button', { name: 'Add Naan to wishlist' });

it('remembers the price that a card showed when its item became a favourite, and forgets it with it [X-27]', async () => {
  const { user, bus } = show();
  const tracked: unknown[] = [];
  bus.on('analytics:measured', (event) => tracked.push(event));
  await user.click(toggle());
  await waitFor(() => expect(read()).toEqual([{ id: 1, ...shown }]));
  expect(tracked).toEqual([{ name: 'add_to_wishlist', kind: 'item', id: 1 }]);
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(toggle());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(read()).toEqual([]));
});

it('remembers nothing that the server has refused [X-27]', async () => {
  const { user, toasts } = show((api) =>
    api.respond(addToWishlist, () => {
      throw refused(500, 'Down');
    }),
  );
  await user.click(toggle());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(read()).toEqual([]);
});

it('keeps a bounded number, the latest first [X-27]', () => {
  for (let id = 1; id <= 205; id += 1) rememberFavourite(id, shown);
  rememberFavourite(100, { price: 1, soldOut: true });
  expect(read()).toHaveLength(200);
  expect(read()[0]).toEqual({ id: 100, price: 1, soldOut: true });
  expect(read().filter(({ id }) => id === 100)).toHaveLength(1);
});

it('is removed when the session ends [X-27] [F-33]', () => {
  rememberFavourite(1, shown);
  const { bus, session } = show();
  const stop = persistSession(session, {
    bus,
    storage: localStorage,
    isSecure: false,
    writeCookie: () => undefined,
    onOtherTab: () => () => undefined,
    onFailure: () => undefined,
  });
  act(() => bus.emit('session:ended', { because: 'logout' }));
  expect(localStorage.getItem(deviceMemory.savedFavourites)).toBeNull();
  stop();
});
