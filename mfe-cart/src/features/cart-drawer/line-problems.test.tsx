import { cartList, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aFoodVariation, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CartDrawer from './cart-drawer';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 150 }) });
const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea', price: 500 }), quantity: 2 });

/** A backend with a cart. */
function open(lines: CartLine[], options: TestAppOptions = {}) {
  let cart = lines;
  const setUpApi: TestAppOptions['setUpApi'] = (api) => {
    api.respond(cartList, () => cart);
    api.respond(removeFromCart, ({ query }) => (cart = cart.filter(({ id }) => id !== query.cart_id)));
    api.respond(updateCart, ({ body: { cart_id, quantity } }) => {
      cart = cart.map((line) => (line.id === cart_id ? { ...line, quantity, priceSeen: null } : line));
      return cart;
    });
  };
  return renderApp(<CartDrawer payload={{}} done={() => {}} />, { ...options, setUpApi });
}

const button = (name: string) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const line = (await screen.findByText(name)).closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};

describe('a line that cannot be ordered as it is', () => {
  const short = (left: number) => ({ ...tea, quantity: 5, item: { ...tea.item, stock: left } });

  it('is reduced to the available quantity with one press, and other lines stay usable [X-05] [F-25]', async () => {
    const { user, api } = open([short(3), naan]);
    expect(await screen.findByText('Only 3 left')).toBeVisible();
    expect((await row('Naan')).getByRole('button', { name: 'One more' })).toBeEnabled();
    await user.click(await button('Take 3: Tea'));
    expect(screen.queryByText('Only 3 left')).toBeNull();
    await waitFor(() => expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 3 } }]));
  });

  it('is removed when it is sold out [X-05] [ERR-04]', async () => {
    const { user, api } = open([{ ...tea, item: { ...tea.item, stock: 0 } }, naan]);
    const sold = await row('Tea');
    expect(await sold.findByText('Out of Stock')).toBeVisible();
    expect(sold.queryByRole('group')).toBeNull();
    await user.click(await button('Remove: Tea'));
    await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(1));
    expect(screen.getByText('Naan')).toBeVisible();
  });

  it.each([
    ['over its limit', { maximumCartQuantity: 1 }, 'At most 1 in one order', 'Take 1: Tea'],
    [
      'out of its hours',
      { availableFrom: '00:00:00', availableTo: '00:00:01' },
      /Not Available now/,
      'Remove: Tea',
    ],
    [
      'chosen as it is not offered any more',
      { foodVariations: [aFoodVariation({ required: true })] },
      /not offered like this/,
      'Choose: Tea',
    ],
  ])('shows its problem: %s [X-05]', async (_case, item, message, label) => {
    open([{ ...tea, item: { ...tea.item, ...item } }]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await button(label)).toBeEnabled();
  });

  it('shows a changed price with the old one until that is accepted [X-05] [F-24]', async () => {
    const { user, api } = open([{ ...tea, priceSeen: 400 }]);
    const line = await row('Tea');
    expect(await line.findByText('$4.00')).toBeVisible();
    expect(line.getByText('$5.00')).toBeVisible();
    await user.click(await button('OK: Tea'));
    await waitFor(() => expect(screen.queryByText('$4.00')).toBeNull());
    expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 2 } }]);
  });

  it('is shown instead of the checkout button, and one press solves all problems [X-05] [STATE-22]', async () => {
    const gone = { ...naan, gone: true };
    const { user, api, address } = open([short(3), gone], { session: { token: 'token' } });
    expect(await screen.findByText('2 items cannot be ordered as they are')).toBeVisible();
    await user.click(await button('Proceed To Checkout'));
    expect(address()).toBe('/');
    expect(await button('Take 3: Tea')).toHaveFocus();
    await user.click(await button('Fix all'));
    await user.click(await button('Proceed To Checkout'));
    await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
    expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 1, store_id: 1 } }]);
  });
});

it('lists after a change of location what is not delivered there, and removes nothing by itself', async () => {
  const { user, api, bus } = open([naan, tea], {
    session: { zoneIds: [9], place: { address: 'Far Quay', latitude: 1, longitude: 1 } },
  });
  const banner = within((await screen.findByText(/Not delivered to .*Far Quay/)).closest('div')!); // inside the banner
  expect(banner.getByText('Naan')).toBeVisible();
  const listener = jest.fn();
  bus.on('place:choose-requested', listener);
  await user.click(banner.getByRole('button', { name: 'Choose another place' }));
  expect(listener).toHaveBeenCalledWith({ because: 'cart' });
  expect(api.calls(removeFromCart)).toEqual([]);
  await user.click(banner.getByRole('button', { name: 'Remove 2 items' }));
  await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(2));
});
