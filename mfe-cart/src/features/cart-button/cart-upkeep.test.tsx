import { cartList, cartMerge, clearCart, removeFromCart, updateCart } from '@shop/contract';
import { chooseLocation, chooseModule, endSession, startSession } from '@shop/session';
import { aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { savePurchase, getSavedPurchase } from '../../cart/saved-purchase';
import { CartButton } from './cart-button';

const line = aLine({ quantity: 3 });
const merge = { cut: [], offered: [] };
const place = { address: 'Quay', latitude: 1, longitude: 2 };

/** A fake of the browser's broadcast channel. */
class Channel extends EventTarget {
  static last: Channel | null = null;
  readonly messages: unknown[] = [];
  constructor() {
    super();
    Channel.last = this;
  }
  postMessage = (data: unknown) => this.messages.push(data);
  close = () => {};
}

beforeEach(() => Object.assign(window, { BroadcastChannel: Channel }));
afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  sessionStorage.clear();
});

const shown = (count: number) => screen.findByRole('button', { name: `Open cart, ${count} items` });

async function open(options: TestAppOptions = {}) {
  const page = (
    <>
      <CartButton />
      <Toaster closeLabel="Close" />
    </>
  );
  const app = renderApp(page, { cart: [line], ...options });
  await shown(3);
  return app;
}

it('reads the cart when another tab has changed it, and changes nothing itself [F-34]', async () => {
  const { api } = await open();
  api.respond(cartList, [aLine({ quantity: 5 })]);
  act(() => void Channel.last?.dispatchEvent(new MessageEvent('message')));
  await shown(5);
  expect(Channel.last?.messages).toEqual([]);
  expect(api.calls(updateCart)).toEqual([]);
});

it('notifies the other tabs when an order has emptied the cart [F-34]', async () => {
  const { bus } = await open();
  act(() => bus.emit('order:placed', { orderId: 1 }));
  expect(Channel.last?.messages).toHaveLength(1);
});

it.each(['logout', 'expired'] as const)(
  'purges a customer’s cart after %s [F-33] [ROLE-02]',
  async (because) => {
    const { session, bus, api } = await open({ session: { token: 'token', guestId: null } });
    const requestCount = api.calls(cartList).length;
    act(() => void endSession(session, bus, because));
    await shown(0);
    // The next customer waits for their own cart and sees nothing of the previous one.
    api.respond(cartList, () => new Promise<never>(() => {}));
    act(() => startSession(session, bus, 'of somebody else'));
    await waitFor(() => expect(api.calls(cartList).length).toBeGreaterThan(requestCount));
    await shown(0);
  },
);

it.each([
  ['logout', null],
  ['expired', 7],
] as const)('after %s keeps this of the item bought at once: %s [F-22] [F-33]', async (because, itemId) => {
  const { session, bus } = await open({ session: { token: 'token', guestId: null } });
  savePurchase({ id: 7, campaign: false }, line, 1);
  act(() => void endSession(session, bus, because));
  expect(getSavedPurchase()?.itemId ?? null).toBe(itemId);
});

it.each([
  ['quantities were cut', { ...merge, cut: [{ itemId: 1, name: 'Naan', wanted: 5, quantity: 3 }] }, 1],
  ['another store’s cart was left', { ...merge, offered: [line] }, 1],
  ['nothing of it is open', merge, 0],
])('shows after signing in how the carts were merged, when %s [D-17]', async (_case, response, times) => {
  const { session, bus, api } = await open();
  const listener = jest.fn();
  bus.on('cart:merge-requested', listener);
  api.respond(cartMerge, response);
  act(() => startSession(session, bus, 'token'));
  await waitFor(() => expect(api.calls(cartMerge)).toHaveLength(1));
  await act(async () => {});
  expect(listener).toHaveBeenCalledTimes(times);
});

it('opens the cart after a change of location only when something in it is not delivered there', async () => {
  const { session, bus } = await open({ cart: [{ ...line, item: anItem({ zoneId: 1 }) }] });
  const opened = jest.fn();
  bus.on('cart:open-requested', opened);
  await act(async () => chooseLocation(session, bus, place, [1, 2]));
  expect(opened).not.toHaveBeenCalled();
  await act(async () => chooseLocation(session, bus, place, [2]));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

it('keeps the cart when the location changes, and reads it for the new one [X-14] [D-05]', async () => {
  let lines = [line];
  const emptyCart = () => (lines = []);
  const { session, bus, api } = await open({
    setUpApi: (fake) => {
      fake.respond(cartList, () => lines);
      for (const endpoint of [clearCart, removeFromCart]) fake.respond(endpoint, emptyCart);
    },
  });
  const requestCount = api.calls(cartList).length;
  await act(async () => chooseLocation(session, bus, place, [2]));
  await waitFor(() => expect(api.calls(cartList).length).toBeGreaterThan(requestCount));
  await shown(3);
  expect(session.getState().guestId).toBe('guest-1');
  expect([...api.calls(clearCart), ...api.calls(removeFromCart)]).toEqual([]);
});

it('says, when the module changes, that its cart waits, and goes back to it [STATE-28]', async () => {
  const module = { id: 1, type: 'food', name: 'Food' } as const;
  const { user, session, bus } = await open({ session: { module } });
  await waitFor(() => expect(session.getState().module?.id).toBe(1));
  act(() => chooseModule(session, bus, { id: 2, type: 'grocery', name: 'Groceries' }));
  expect(await screen.findByText(/3 items wait in your cart of .*Food.*\. They stay there\./)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(session.getState().module?.id).toBe(1);
});
