import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { chooseModule, endSession, startSession } from '@shop/session';
import { aChoice, aLine, refused } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import type { CartController } from './cart-controller';
import { foreign, openController, createDeferred, naan, rice, tea } from './cart-controller.fixture';

const setOnline = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value });
afterEach(() => (jest.useRealTimers(), setOnline(true)));

it('shows a new quantity at once, and the server’s cart after its response [CART-01] [CALL-14]', async () => {
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

it('keeps a newer change on screen when the response to an older one arrives, and ends with the newest [F-30]', async () => {
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

const otherModule = { id: 77, type: 'grocery', name: 'Grocery' } as const;

it.each([
  ['new quantity', updateCart, (cart: CartController): void => cart.setQuantity(naan, 3)],
  ['new line', addToCart, (cart: CartController): void => void cart.add(rice)],
  ['cleared cart', clearCart, (cart: CartController): void => void cart.clear()],
] as const)(
  'shows a %s in the module of its change, whatever module is open when the response arrives [F-30] [X-15]',
  async (_case, endpoint, press) => {
    const slow = createDeferred<CartLine[]>();
    const { controller, inShort, api, session, bus } = await openController();
    api.respond(endpoint, () => slow.promise);
    const before = session.getState().module;
    act(() => press(controller));
    await waitFor(() => expect(api.calls(endpoint)).toHaveLength(1));
    api.respond(cartList, []);
    act(() => chooseModule(session, bus, otherModule));
    await waitFor(() => expect(inShort()).not.toContainEqual([2, 2]));
    await act(() => (slow.resolvePromise([{ ...naan, quantity: 3 }]), controller.settled()));
    expect(inShort()).toEqual([]);
    api.respond(cartList, () => new Promise(() => {}));
    act(() => session.setState({ module: before }));
    expect(inShort()).toEqual([[1, 3]]);
  },
);

it('shows a line that is added from another module in its own module only, as after an undone removal [X-05] [CART-03]', async () => {
  const slow = createDeferred<CartLine[]>();
  const own = { id: rice.item.moduleId, type: 'food', name: 'Food' } as const;
  const { controller, inShort, isUpdating, api, session } = await openController({
    session: { module: own },
  });
  const go = (module: typeof own | typeof otherModule) => act(() => session.setState({ module }));
  api.respond(addToCart, () => slow.promise);
  api.respond(cartList, []);
  go(otherModule);
  await waitFor(() => expect(inShort()).toEqual([]));
  act(() => void controller.add(rice));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
  expect([inShort(), isUpdating()]).toEqual([[], false]);
  go(own);
  expect(inShort()).toContainEqual([-1, 1]);
  expect(isUpdating()).toBe(true);
  go(otherModule);
  await act(() => (slow.resolvePromise([naan, aLine({ ...rice, id: 3 })]), controller.settled()));
  expect(inShort()).toEqual([]);
  api.respond(cartList, () => new Promise(() => {}));
  go(own);
  expect(inShort()).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

it('ignores a read that began before a change [F-30]', async () => {
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

it('keeps pending changes of other lines when the response for one line arrives [F-34]', async () => {
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

it('restores the server’s line when a change is refused, names the item, and reports that not everything was accepted [X-05]', async () => {
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

it('treats a line that another tab has removed as removed [CALL-15]', async () => {
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

it('shows an added item before the server has responded, and removes it when it is refused [CALL-13] [X-05]', async () => {
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

it('decides by a fresh read whether stores would mix, not by what the screen shows [STATE-14]', async () => {
  const { controller, api } = await openController();
  expect(await act(() => controller.add(foreign))).toBe('other-store');
  expect(api.calls(addToCart)).toEqual([]);
  // Another tab has emptied the cart meanwhile, so there is no question.
  api.respond(cartList, []);
  api.respond(addToCart, [aLine(foreign)]);
  expect(await act(() => controller.add(foreign))).toBe('added');
});

it('restores the old cart when the item that replaces it cannot be added [STATE-15]', async () => {
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

it('cancels a removal that is not sent yet, and adds an equal line after that [X-05]', async () => {
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

describe('after a change of visitor', () => {
  it('sends and shows nothing, and aborts running requests [F-33]', async () => {
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

  it('shows an empty cart when the customer’s session ends [F-33]', async () => {
    const { inShort, session, bus } = await openController({ session: { token: 'token', guestId: null } });
    act(() => void endSession(session, bus, 'logout'));
    expect(inShort()).toEqual([]);
  });
});

it.each([
  ['adding', addToCart],
  ['the reading before it', cartList],
])(
  'repeats after signing in, once, what an ended session has interrupted at %s [F-22]',
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
