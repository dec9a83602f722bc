import { cartList, cartMerge, removeFromCart, storeDetails, trackOrder, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aLine, anItem, anOrder, aStore, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetUnfinished, saveUnfinished } from '../../payment/unfinished';
import CartDrawer from './cart-drawer';
import { forgetGuestChoice, saveGuestChoice } from '../../cart/guest-choice';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 150 }), quantity: 1 });
const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea', price: 500, stock: 3 }), quantity: 2 });

function open(cart: CartLine[], options: TestAppOptions = {}) {
  const done = jest.fn();
  return { done, ...renderApp(<CartDrawer payload={{}} done={done} />, { cart, ...options }) };
}

const drawer = () => screen.findByRole('dialog', { name: 'Shopping Cart' });

it('shows an empty cart with a link to the shop [CART-02] [STATE-23]', async () => {
  const { user, done, address } = open([]);
  const inside = within(await drawer());
  expect(await inside.findByText('Your cart is empty')).toBeVisible();
  expect(
    inside.getByText('No items added in your cart. Please add product to your cart list.'),
  ).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Continue Shopping' }));
  expect(done).toHaveBeenCalled();
  expect(address()).toBe('/home');
});

it('goes to checkout for a customer [STATE-22] [CART-03]', async () => {
  const { user, done, address } = open([naan], { session: { token: 't' } });
  await user.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }));
  expect(address()).toBe('/checkout?page=cart');
  expect(done).toHaveBeenCalled();
});

it.each([
  ['guest checkout is on: asks who orders [STATE-21]', true, 'checkout:identify-requested'],
  ['guest checkout is off: signs in [STATE-24] [ROLE-03]', false, 'auth:sign-in-requested'],
] as const)('%s', async (_case, guestCheckout, request) => {
  const { user, bus } = open([naan], { config: { guestCheckout } });
  const listener = jest.fn();
  bus.on(request, listener);
  await user.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }));
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ next: '/checkout?page=cart' }));
});

it('asks a guest once a visit [STATE-21] [PROMPT-01]', async () => {
  saveGuestChoice();
  const { user, address } = open([naan], { config: { guestCheckout: true } });
  await user.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }));
  expect(address()).toBe('/checkout?page=cart');
  forgetGuestChoice();
});

it('changes the quantity at once and sends one trailing request with the last one [CART-01]', async () => {
  const { api } = open([tea], {
    setUpApi: (fake) => fake.respond(updateCart, ({ body }) => [{ ...tea, quantity: body.quantity }]),
  });
  const more = await screen.findByRole('button', { name: 'One more' });
  const group = screen.getByRole('group', { name: 'Quantity of Tea' });
  // Presses without awaiting: on a slow machine the delay would end between them.
  fireEvent.click(more);
  expect(within(group).getByText('03')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'One less' }));
  fireEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(within(group).getByText('01')).toBeVisible();
  await waitFor(() => expect(api.calls(updateCart)).toHaveLength(1));
  expect(api.calls(updateCart)[0]?.body).toMatchObject({ cart_id: 2, quantity: 1 });
});

it('never goes beyond the stock [VALID-01]', async () => {
  const { user, api } = open([{ ...tea, quantity: 3 }]);
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  expect(within(screen.getByRole('group', { name: 'Quantity of Tea' })).getByText('03')).toBeVisible();
  expect(api.calls(updateCart)).toEqual([]);
});

it('has a bin instead of minus at 1, which removes the line [STATE-13] [CALL-15]', async () => {
  const { user, api } = open([naan, tea], { setUpApi: (fake) => fake.respond(removeFromCart, [tea]) });
  await user.click(await screen.findByRole('button', { name: 'Remove Naan' }));
  expect(screen.queryByText('Naan')).toBeNull();
  expect(screen.getByText('Tea')).toBeVisible();
  await waitFor(() => expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 1, store_id: 1 } }]));
});

it('restores what the server refused, and names the item [F-24]', async () => {
  const { user, toasts } = open([naan], {
    setUpApi: (fake) => {
      fake.respond(cartList, [naan]);
      fake.respond(updateCart, () => {
        throw refused(403, 'Out of Stock');
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts).toEqual(['Naan: Out of Stock']));
  expect(within(screen.getByRole('group', { name: 'Quantity of Naan' })).getByText('01')).toBeVisible();
});

it.each([
  [500, '$15.00', 'more for free delivery', '25'],
  [2_000, '', 'You have reduced delivery charge', '100'],
])(
  'shows the progress to free delivery at %d [CART-04] [CART-05] [CART-06]',
  async (price, missing, text, percent) => {
    open([aLine({ item: anItem({ price }) })], {
      config: { freeDelivery: { status: true, type: 'free_delivery_over', over: 2_000 } },
    });
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', percent);
    expect(screen.getByText(new RegExp(text)).textContent).toContain(missing);
  },
);

it('promises no lower fee for more in the cart of a store that delivers free [CART-06] [BIZ-37]', async () => {
  open([naan], {
    config: { freeDelivery: { status: true, type: 'free_delivery_over', over: 2_000 } },
    setUpApi: (api) => {
      api.respond(cartList, [naan]);
      api.respond(storeDetails, aStore({ freeDelivery: true }));
    },
  });
  expect(await screen.findByText('You have reduced delivery charge')).toBeVisible();
});

it('asks before it clears the cart [CART-07]', async () => {
  const { user } = open([naan]);
  await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  const question = within(await screen.findByRole('dialog', { name: 'Clear the cart?' }));
  expect(question.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
  expect(question.getAllByRole('button', { name: 'Cancel' })[0]).toBeVisible();
});

it('shows the state of an unfinished payment [X-06]', async () => {
  saveUnfinished({ orderId: 5, paymentId: 'p', phone: '+1' });
  open([naan], {
    setUpApi: (api) => {
      api.respond(cartList, [naan]);
      api.respond(trackOrder, anOrder({ id: 5, paymentMethod: 'digital_payment', paid: true }));
    },
  });
  const inside = within(await drawer());
  expect(await inside.findByText('Your payment for order 5 has come.')).toBeVisible();
  act(() => forgetUnfinished());
});

it('links to the merge dialog while the merge is undecided [D-17]', async () => {
  const { user, bus } = open([naan], {
    session: { token: 't' },
    setUpApi: (api) => {
      api.respond(cartList, [naan]);
      api.respond(cartMerge, { cut: [], offered: [tea] });
    },
  });
  const listener = jest.fn();
  bus.on('cart:merge-requested', listener);
  await user.click(await screen.findByRole('button', { name: 'Look' }));
  expect(listener).toHaveBeenCalledTimes(1);
});
