import { addToCart, cartList, clearCart, config, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import {
  aChoice,
  aConfig,
  aFoodVariation,
  aLine,
  anItem,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { forgetGuestChoice, saveGuestChoice } from '../../cart/guest-choice';
import { AddToCart } from './add-to-cart';
import { QuickAdd } from './quick-add';

const item = anItem({ id: 7, storeId: 2 });

/** A backend with a cart. */
const fakeCart = (lines: CartLine[]): TestAppOptions['setUpApi'] => {
  let cart = lines;
  return (api) => {
    api.respond(cartList, () => cart);
    api.respond(addToCart, () => (cart = [...cart, aLine({ id: 9, item })]));
    api.respond(
      updateCart,
      ({ body }) => (cart = cart.map((line) => ({ ...line, quantity: body.quantity }))),
    );
    api.respond(clearCart, () => (cart = []));
  };
};

afterEach(() => sessionStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });

it('adds what was chosen, in the words of the backend [STATE-08] [CALL-13] [ENT-22] [CART-01]', async () => {
  const choice = aChoice({
    options: [{ group: 'Size', labels: ['Full'] }],
    addOns: [{ id: 3, quantity: 2 }],
  });
  const rich = {
    ...item,
    foodVariations: [aFoodVariation()],
    addOns: [{ id: 3, storeId: 2, name: 'Raita', price: 75 }],
  };
  const { user, api } = renderApp(<AddToCart item={rich} choice={choice} quantity={2} />, {
    setUpApi: fakeCart([]),
  });
  await user.click(await button('Add to Cart'));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
  expect(api.calls(addToCart)[0]?.body).toEqual({
    item_id: 7,
    model: 'Item',
    price: 19.5,
    quantity: 2,
    variation: [{ name: 'Size', values: { label: ['Full'] } }],
    add_on_ids: [3],
    add_on_qtys: [2],
    store_id: 2,
  });
});

it('offers to update once the same choice is in the cart, and sends the line’s id [STATE-08] [STATE-20] [CALL-14]', async () => {
  const done = jest.fn();
  const { user, api } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={3} onDone={done} />, {
    setUpApi: fakeCart([aLine({ id: 4, item })]),
  });
  await user.click(await button('Update To Cart'));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(updateCart)[0]?.body).toMatchObject({ cart_id: 4, quantity: 3 });
});

it('sends nothing when nothing has changed [VALID-04] [ERR-06]', async () => {
  const { user, api } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    setUpApi: fakeCart([aLine({ item })]),
  });
  await user.click(await button('Update To Cart'));
  expect(api.calls(updateCart)).toEqual([]);
});

it('asks before mixing stores, and adds nothing [STATE-14]', async () => {
  const { user, api } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    setUpApi: fakeCart([aLine({ item: anItem({ id: 1, storeId: 1 }) })]),
  });
  await user.click(await button('Add to Cart'));
  expect(await button('Clear Cart')).toBeVisible();
  expect(api.calls(addToCart)).toEqual([]);
});

it('clears the old cart and adds the new item when that is confirmed [STATE-15]', async () => {
  const { user, api } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    setUpApi: fakeCart([aLine({ item: anItem({ id: 1, storeId: 1 }) })]),
  });
  await user.click(await button('Add to Cart'));
  await user.click(await button('Clear Cart'));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
  expect(api.calls(clearCart)).toHaveLength(1);
});

it.each([
  ['sold out', anItem({ stock: 0 })],
  ['sold out in every variation', anItem({ variations: [{ type: 'Red', price: 100, stock: 0 }] })],
])('cannot be pressed for an item that is %s [STATE-11]', async (_case, soldOutItem) => {
  renderApp(<AddToCart item={soldOutItem} choice={aChoice()} quantity={1} />);
  expect(await button('Out of Stock')).toBeDisabled();
});

it('goes by the clock of the shop, and not by that of the device [D-12] [STATE-07]', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T23:30:00Z') });
  const lunch = anItem({ availableFrom: '12:00:00', availableTo: '15:00:00' });
  renderApp(<AddToCart item={lunch} choice={aChoice()} quantity={1} />, {
    session: { clockOffset: -10 * 3_600_000 },
    config: { timeZone: 'UTC' },
  });
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  jest.useRealTimers();
});

it('cannot be pressed for an item that is closed, and can when it may be ordered for later [STATE-07] [STATE-11]', async () => {
  const closed = anItem({ availableFrom: '00:00:00', availableTo: '00:00:01' });
  const { unmount } = renderApp(<AddToCart item={closed} choice={aChoice()} quantity={1} />);
  expect(await button('Out of Stock')).toBeDisabled();
  unmount();
  renderApp(<AddToCart item={{ ...closed, scheduleOrder: true }} choice={aChoice()} quantity={1} />);
  expect(await button('Add to Cart')).toBeEnabled();
});

const getSaved = () => JSON.parse(sessionStorage.getItem('buy-now') ?? 'null') as unknown;

it('offers to buy at once beside the cart, which it leaves alone [STATE-09] [STATE-10] [ITEM-05]', async () => {
  const done = jest.fn();
  const choice = aChoice({ addOns: [{ id: 3, quantity: 2 }] });
  const { user, api, address } = renderApp(
    <AddToCart item={item} choice={choice} quantity={2} onDone={done} />,
    { session: { token: 'token' }, setUpApi: fakeCart([]) },
  );
  expect(await button('Add to Cart')).toBeVisible();
  await user.click(await button('Buy Now'));
  expect(address()).toBe('/checkout?page=buy_now');
  expect(getSaved()).toEqual({ itemId: 7, campaign: false, choice, quantity: 2 });
  expect(api.calls(addToCart)).toEqual([]);
  expect(done).toHaveBeenCalled();
});

it.each([
  ['guest or login', true, 'checkout:identify-requested', { next: '/checkout?page=buy_now' }],
  ['to sign in', false, 'auth:sign-in-requested', { because: 'checkout', next: '/checkout?page=buy_now' }],
] as const)(
  'asks a visitor who buys at once for %s, and continues there [ROLE-03]',
  async (_case, guestCheckout, request, payload) => {
    const { user, bus } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
      setUpApi: (api) => api.respond(config, aConfig({ guestCheckout })),
    });
    const requested = jest.fn();
    bus.on(request, requested);
    await user.click(await button('Buy Now'));
    expect(requested).toHaveBeenCalledWith(payload);
  },
);

it('goes straight to the checkout for a guest who was asked before [STATE-10] [PROMPT-01]', async () => {
  saveGuestChoice();
  const { user, bus, address } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    setUpApi: (api) => api.respond(config, aConfig({ guestCheckout: true })),
  });
  const requested = jest.fn();
  bus.on('checkout:identify-requested', requested);
  await user.click(await button('Buy Now'));
  expect(address()).toBe('/checkout?page=buy_now');
  expect(requested).not.toHaveBeenCalled();
  forgetGuestChoice();
});

it('buys nothing while the choice is incomplete or no location is chosen [VALID-05] [D-04]', async () => {
  const open = { ...item, foodVariations: [aFoodVariation({ required: true })] };
  const { user, address, unmount } = renderApp(<AddToCart item={open} choice={aChoice()} quantity={1} />);
  await user.click(await button('Buy Now'));
  expect(address()).toBe('/');
  unmount();
  const placeless = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    session: { zoneIds: [] },
  });
  const requested = jest.fn();
  placeless.bus.on('place:choose-requested', requested);
  await placeless.user.click(await button('Buy Now'));
  expect(requested).toHaveBeenCalled();
});

it('offers a campaign’s item only to customers, and without the cart [STATE-09] [STATE-10] [ROLE-04]', async () => {
  const offered = { ...item, campaign: true };
  const guest = renderApp(<AddToCart item={offered} choice={aChoice()} quantity={1} />);
  expect(await button('Order Now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cart|Buy/ })).toBeNull();
  const requested = jest.fn();
  guest.bus.on('auth:sign-in-requested', requested);
  await guest.user.click(await button('Order Now'));
  expect(requested).toHaveBeenCalledWith({ because: 'campaign', next: '/checkout?page=campaign' });
  guest.unmount();
  const customer = renderApp(<AddToCart item={offered} choice={aChoice()} quantity={1} />, {
    session: { token: 'token' },
  });
  await customer.user.click(await button('Order Now'));
  expect(customer.address()).toBe('/checkout?page=campaign');
  expect(getSaved()).toMatchObject({ itemId: 7, campaign: true });
});

it('offers only the update while a line is edited [STATE-08]', async () => {
  const line = aLine({ id: 4, item });
  renderApp(<AddToCart item={item} choice={aChoice()} quantity={2} line={line} />, {
    setUpApi: fakeCart([line]),
  });
  expect(await button('Update To Cart')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
});

it('adds nothing while a required group has no choice [VALID-05]', async () => {
  const open = { ...item, foodVariations: [aFoodVariation({ required: true })] };
  const { user, api } = renderApp(<AddToCart item={open} choice={aChoice()} quantity={1} />, {
    setUpApi: fakeCart([]),
  });
  await user.click(await button('Add to Cart'));
  expect(api.calls(addToCart)).toEqual([]);
});

it('asks for a location first when there is none [D-04]', async () => {
  const { user, api, bus } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
    session: { zoneIds: [] },
  });
  const requested = jest.fn();
  bus.on('place:choose-requested', requested);
  await user.click(await button('Add to Cart'));
  expect(requested).toHaveBeenCalledWith({ because: 'cart' });
  expect(api.calls(addToCart)).toEqual([]);
});

it.each(['Out of Stock', 'Out of Limits'])(
  'shows the server’s refusal once, as an error toast: %s [ERR-24]',
  async (message) => {
    const { user, toasts } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
      setUpApi: (api) => {
        fakeCart([])?.(api);
        api.respond(addToCart, () => {
          throw refused(403, message);
        });
      },
    });
    await user.click(await button('Add to Cart'));
    await waitFor(() => expect(toasts).toEqual([message]));
  },
);

it('adds from a card at once when nothing must be chosen, else opens the item', async () => {
  const { user, api, bus } = renderApp(
    <>
      <QuickAdd item={item} />
      <QuickAdd item={{ ...item, id: 8, name: 'Pizza', foodVariations: [aFoodVariation()] }} />
    </>,
    { setUpApi: fakeCart([]) },
  );
  const opened = jest.fn();
  bus.on('item:open-requested', opened);
  await user.click(await button('Add Pizza to the cart'));
  expect(opened).toHaveBeenCalledWith({ itemId: 8, campaign: false });
  await user.click(await button('Add Chicken Karahi to the cart'));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
});
