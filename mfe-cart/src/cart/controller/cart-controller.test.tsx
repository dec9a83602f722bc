import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { endSession, startSession } from '@shop/session';
import { aChoice, aLine, refused } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { foreign, openController, createDeferred, naan, rice, tea } from './cart-controller.fixture';

const setOnline = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value });
afterEach(() => (jest.useRealTimers(), setOnline(true)));

it('shows a quantity at once and the server’s cart when it has answered [CART-01] [CALL-14]', async () => {
  const slow = createDeferred<CartLine[]>();
  const { controller, inShort, isUpdating, api } = await openController();
  api.respond(updateCart, () => slow.promise);
  act(() => controller.setQuantity(naan, 3));
  expect(inShort()[0]).toEqual([1, 3]);
  expect(isUpdating()).toBe(true);
  await act(() => (slow.resolvePromise([{ ...naan, quantity: 3 }]), controller.settled()));
  expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 1, quantity: 3 } }]);
  expect(inShort()).toEqual([[1, 3]]);
  expect(isUpdating()).toBe(false);
});

it('keeps a newer change on screen while the older one is answered, and ends with the newest [F-30]', async () => {
  const first = createDeferred<CartLine[]>();
  const { controller, inShort, api } = await openController();
  api.respond(updateCart, ({ body }) =>
    body.quantity === 2 ? first.promise : [{ ...naan, quantity: body.quantity }, tea],
  );
  act(() => controller.setQuantity(naan, 2));
  await waitFor(() => expect(api.calls(updateCart)).toHaveLength(1));
  act(() => controller.setQuantity(naan, 5));
  await act(async () => first.resolvePromise([{ ...naan, quantity: 2 }, tea]));
  expect(inShort()[0]).toEqual([1, 5]);
  await act(() => controller.settled());
  expect(inShort()[0]).toEqual([1, 5]);
  expect(api.calls(updateCart)).toHaveLength(2);
});

it('does not let a reading that began before a change put the old cart back [F-30]', async () => {
  const stale = createDeferred<CartLine[]>();
  const { controller, inShort, api, cache } = await openController();
  api.respond(cartList, () => stale.promise);
  api.respond(updateCart, [{ ...naan, quantity: 4 }, tea]);
  act(() => void cache.refresh(cartList));
  act(() => controller.setQuantity(naan, 4));
  await act(() => controller.settled());
  await act(async () => stale.resolvePromise([naan, tea]));
  expect(inShort()[0]).toEqual([1, 4]);
});

it('leaves other lines as they were requested when one is answered [F-34]', async () => {
  const { controller, inShort, api } = await openController();
  const second = createDeferred<CartLine[]>();
  const threeNaans = { ...naan, quantity: 3 };
  api.respond(updateCart, ({ body }) => (body.cart_id === 1 ? [threeNaans, tea] : second.promise));
  const both = [
    [1, 3],
    [2, 7],
  ];
  act(() => (controller.setQuantity(naan, 3), controller.setQuantity(tea, 7)));
  await waitFor(() => expect(api.calls(updateCart)).toHaveLength(2));
  expect(inShort()).toEqual(both);
  await act(() => (second.resolvePromise([threeNaans, { ...tea, quantity: 7 }]), controller.settled()));
  expect(inShort()).toEqual(both);
});

it('puts the server’s line back when a change is refused, names the item, and says that not all was accepted [X-05]', async () => {
  const { controller, inShort, api, toasts } = await openController();
  api.respond(updateCart, () => {
    throw refused(403, 'Out of Stock');
  });
  act(() => controller.setQuantity(naan, 9));
  expect(await act(() => controller.settled())).toBe(false);
  expect(inShort()).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(toasts).toEqual(['Naan: Out of Stock']);
});

it('takes a line that another tab has removed for removed [CALL-15]', async () => {
  const { controller, inShort, api, toasts } = await openController();
  api.respond(cartList, [tea]);
  api.respond(removeFromCart, () => {
    throw refused(404, 'Not found');
  });
  act(() => controller.setQuantity(naan, 0));
  expect(await act(() => controller.settled())).toBe(true);
  expect(inShort()).toEqual([[2, 2]]);
  expect(toasts).toEqual([]);
});

it('shows what is added before the server has answered, and takes it back when it is refused [CALL-13] [X-05]', async () => {
  const slow = createDeferred<CartLine[]>();
  const { controller, inShort, api, toasts } = await openController();
  api.respond(addToCart, () => slow.promise);
  let outcome: unknown;
  act(() => void controller.add(rice).then((result) => (outcome = result)));
  expect(inShort()[2]).toEqual([-1, 1]);
  await act(async () => slow.resolvePromise([naan, tea, aLine({ ...rice, id: 3 })]));
  await waitFor(() => expect(outcome).toBe('added'));
  expect(inShort()[2]).toEqual([3, 1]);
  api.respond(cartList, [naan, tea, aLine({ ...rice, id: 3 })]);
  api.respond(addToCart, () => {
    throw refused(403, 'Out of Limits');
  });
  expect(await act(() => controller.add({ ...rice, choice: aChoice({ variation: 'Big' }) }))).toBe('failed');
  expect([inShort().length, ...toasts]).toEqual([3, 'Out of Limits']);
});

it('asks the server, not the screen, whether stores would mix [STATE-14]', async () => {
  const { controller, api } = await openController();
  expect(await act(() => controller.add(foreign))).toBe('other-store');
  expect(api.calls(addToCart)).toEqual([]);
  // Emptied in another tab meanwhile: nothing is asked.
  api.respond(cartList, []);
  api.respond(addToCart, [aLine(foreign)]);
  expect(await act(() => controller.add(foreign))).toBe('added');
});

it('puts the old cart back when the item it had to give way to cannot come [STATE-15]', async () => {
  const { controller, api } = await openController();
  api.respond(clearCart, []);
  api.respond(addToCart, ({ body }) => {
    if (body.item_id === 4) throw refused(403, 'Out of Stock');
    return [];
  });
  api.respond(cartList, []);
  expect(await act(() => controller.replace(foreign))).toBe('failed');
  expect(api.calls(addToCart).map(({ body }) => body)).toMatchObject([
    { item_id: 4 },
    { item_id: 1, quantity: 1 },
    { item_id: 2, quantity: 2 },
  ]);
});

it('takes a removal back before it is sent, and brings an equal line afterwards [X-05]', async () => {
  const { controller, inShort, api } = await openController();
  act(() => controller.setQuantity(tea, 0));
  expect(await act(() => controller.restore(tea))).toBe('added');
  await act(() => controller.settled());
  expect(inShort()).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(api.calls(removeFromCart)).toEqual([]);
  api.respond(removeFromCart, [naan]);
  api.respond(addToCart, [naan, { ...tea, id: 8 }]);
  act(() => controller.setQuantity(tea, 0));
  await act(() => controller.settled());
  api.respond(cartList, [naan]);
  expect(await act(() => controller.restore(tea))).toBe('added');
  expect(inShort()).toEqual([
    [1, 1],
    [8, 2],
  ]);
});

it('keeps a change while there is no connection, and sends it when there is [X-05] [F-06]', async () => {
  const { controller, inShort, api } = await openController();
  api.respond(updateCart, [{ ...naan, quantity: 2 }, tea]);
  jest.useFakeTimers();
  setOnline(false);
  act(() => controller.setQuantity(naan, 2));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.calls(updateCart)).toEqual([]);
  expect(inShort()[0]).toEqual([1, 2]);
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => controller.settled());
  expect(api.calls(updateCart)).toHaveLength(1);
});

describe('of another visitor', () => {
  it('is nothing sent or shown: calls under way are given up [F-33]', async () => {
    const slow = createDeferred<CartLine[]>();
    const { controller, inShort, api, session, bus } = await openController();
    api.respond(updateCart, () => slow.promise);
    act(() => controller.setQuantity(naan, 6));
    await waitFor(() => expect(api.calls(updateCart)).toHaveLength(1));
    act(() => controller.setQuantity(tea, 9));
    api.respond(cartList, [tea]);
    act(() => startSession(session, bus, 'token'));
    await act(async () => slow.resolvePromise([{ ...naan, quantity: 6 }]));
    await act(() => controller.settled());
    await waitFor(() => expect(inShort()).toEqual([[2, 2]]));
    expect(api.calls(updateCart)).toHaveLength(1);
  });

  it('a customer whose session ends leaves an empty cart behind [F-33]', async () => {
    const { inShort, session, bus } = await openController({ session: { token: 'token', guestId: null } });
    act(() => void endSession(session, bus, 'logout'));
    expect(inShort()).toEqual([]);
  });
});

it.each([
  ['adding', addToCart],
  ['the reading before it', cartList],
])(
  'goes on after signing in with what an ended session has cut off at %s, asked for once [F-22]',
  async (_case, endpoint) => {
    const { controller, api, session, bus } = await openController({
      session: { token: 'old', guestId: null },
    });
    const listener = jest.fn();
    bus.on('auth:sign-in-requested', listener);
    api.respond<typeof addToCart | typeof cartList>(endpoint, () => {
      throw refused(401, 'Unauthorized');
    });
    await act(() => controller.add(rice));
    expect(listener.mock.calls).toEqual([[{ because: 'expired' }]]);
    const sent = api.calls(addToCart).length;
    api.respond(cartList, [naan, tea]);
    api.respond(addToCart, [naan, tea, aLine({ ...rice, id: 3 })]);
    act(() => startSession(session, bus, 'new'));
    await waitFor(() => expect(api.calls(addToCart)).toHaveLength(sent + 1));
  },
);
