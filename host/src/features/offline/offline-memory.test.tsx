import { useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import { deviceMemory } from '@shop/session';
import { aLine, renderApp } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { OfflineMemory } from './offline-memory';

const unsubscribe = jest.fn(() => Promise.resolve('off'));
jest.mock('@shop/push', () => ({ unsubscribe: () => unsubscribe() }));

const saves = jest.fn();
jest.mock('./save-last-seen', () => ({
  SaveLastSeen: () => {
    saves();
    return null;
  },
}));

beforeEach(() => saves.mockClear());
afterEach(() => localStorage.clear());

/** Requests the cart, as the header does. */
function Page() {
  useEndpoint(cartList, {});
  return <OfflineMemory />;
}

const visit = (address: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<Page />, { address, cart: [], ...options });
const guest = { token: null, guestId: '7' };

it('stores only the shop’s name for a guest who has seen nothing yet [X-09]', async () => {
  visit('/home', { session: guest });
  const onlyName = [expect.stringMatching(/^\{"shop":"[^"]+"\}$/)];
  await waitFor(() => expect(Object.values({ ...localStorage })).toEqual(onlyName));
  expect(saves).not.toHaveBeenCalled();
});

it.each<[string, string, Parameters<typeof renderApp>[1]]>([
  ['an item', '/product/7', { session: guest }],
  ['a cart', '/home', { session: guest, cart: [aLine({ quantity: 2 })] }],
  ['a customer’s orders', '/home', { session: { token: 'good', guestId: null } }],
])('saves %s [X-09] [X-32]', async (_what, address, options) => {
  visit(address, options);
  await waitFor(() => expect(saves).toHaveBeenCalled());
});

it('follows what an earlier visit has stored [X-09]', async () => {
  localStorage.setItem(
    deviceMemory.seen,
    JSON.stringify({ shop: 'Mosaic', pages: [{ path: '/product/7' }] }),
  );
  visit('/home', { session: guest });
  await waitFor(() => expect(saves).toHaveBeenCalled());
});

it.each(['logout', 'expired'] as const)(
  'ends push notifications of this browser with the session: %s [X-09] [F-33]',
  async (because) => {
    unsubscribe.mockClear();
    const { bus } = visit('/home', { session: { token: 'good', guestId: null } });
    await waitFor(() => expect(saves).toHaveBeenCalled());
    act(() => void bus.emit('session:ended', { because }));
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  },
);
