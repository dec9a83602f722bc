import {
  applyCoupon,
  cartList,
  itemDetails,
  placeOrder,
  removeFromCart,
  storeDetails,
  updateCart,
} from '@shop/contract';
import { aCoupon, aLine, anItem, aStore, Refusal } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { goToReview, forgetAll, openCheckout, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

const panel = () => screen.findByRole('region', { name: 'Something has changed' });
const line = aLine({ item: anItem({ price: 2_000 }) });
const refusal =
  (...entries: object[]) =>
  () => {
    throw new Refusal(409, { errors: entries.map((entry) => ({ code: 'changed', ...entry })) });
  };

it('lists what has changed with old and new, and places nothing before it is accepted [D-16] [F-24]', async () => {
  const { user, api, address } = openCheckout();
  await goToReview(user);
  await getPlaceButton();
  const dearer = { ...line, item: anItem({ price: 2_400 }) };
  api.respond(cartList, [dearer]);
  api.respond(updateCart, [{ ...dearer, priceSeen: 2_400 }]);
  api.respond(placeOrder, refusal({ message: 'The total is now $27.72.', reason: 'total' }));
  await user.click(await getPlaceButton());
  const changes = await panel();
  expect(within(changes).getByLabelText('was $20.00')).toBeVisible();
  expect(within(changes).getByLabelText('now $24.00')).toBeVisible();
  expect(within(changes).getByLabelText('was $23.52')).toBeVisible();
  expect(within(changes).getByLabelText('now $27.72')).toBeVisible();
  expect(await getPlaceButton()).toBeDisabled();
  expect(api.calls(placeOrder)).toHaveLength(1);

  api.respond(placeOrder, { orderId: 5, message: '', total: null, payAt: null, paymentId: null });
  await user.click(within(changes).getByRole('button', { name: 'Accept and continue' }));
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed?order_id=5'));
  expect(api.calls(placeOrder)[1]?.body).toMatchObject({ order_amount: 27.72 });
});

it('reads everything again on entering the review, and shows the changes there [D-16] [F-24]', async () => {
  const { user, api } = openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  api.respond(storeDetails, aStore({ selfDelivery: true, tax: 20 }));
  await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  expect(within(await panel()).getByText('Tax')).toBeVisible();
  expect(within(await panel()).getByLabelText('now $4.00')).toBeVisible();
  expect(await getPlaceButton()).toBeDisabled();
});

it('removes a line that is sold out; the others can be ordered [F-25]', async () => {
  const { user, api, address } = openCheckout({ lines: [{ name: 'Naan' }, { name: 'Chai' }] });
  await goToReview(user);
  await getPlaceButton();
  const [naan, chai] = [
    aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 2_000 }) }),
    aLine({ id: 2, item: anItem({ id: 2, name: 'Chai', price: 2_000, stock: 0 }) }),
  ];
  api.respond(cartList, [naan, chai]);
  api.respond(removeFromCart, () => {
    api.respond(cartList, [naan]);
    return [naan];
  });
  api.respond(placeOrder, refusal({ message: 'Chai is sold out.', reason: 'out_of_stock', cart_id: 2 }));
  await user.click(await getPlaceButton());
  const changes = await panel();
  expect(within(changes).getByText('Chai')).toBeVisible();
  expect(within(changes).getByText('Out of Stock')).toBeVisible();
  expect(within(changes).queryByText('Naan')).toBeNull();
  expect(within(changes).queryByRole('button', { name: 'Accept and continue' })).toBeNull();
  await user.click(within(changes).getByRole('button', { name: 'Remove Chai' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Something has changed' })).toBeNull());
  api.respond(placeOrder, { orderId: 6, message: '', total: null, payAt: null, paymentId: null });
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('order_id=6'));
  expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 2, store_id: 1 } }]);
});

it('reduces an item to the available quantity [F-25]', async () => {
  const item = anItem({ id: 7, price: 3_000, stock: 2 });
  const savedPurchase = {
    itemId: 7,
    campaign: false,
    choice: { variation: null, options: [], addOns: [] },
    quantity: 5,
  };
  sessionStorage.setItem('buy-now', JSON.stringify(savedPurchase));
  const { user } = openCheckout({
    address: '/checkout?page=buy_now',
    setUpApi: (api) => api.respond(itemDetails, item),
  });
  await user.click(within(await panel()).getByRole('button', { name: 'Take 2' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Something has changed' })).toBeNull());
  expect(screen.getByText('$60.00', { selector: '[data-row="subtotal"] bdi' })).toBeInTheDocument();
});

it('shows the server’s message where nothing else explains its refusal, and orders at the accepted total [D-16]', async () => {
  const { user, api, address } = openCheckout();
  await goToReview(user);
  await getPlaceButton();
  api.respond(placeOrder, refusal({ message: 'The total is now $23.53.', reason: 'total', total: 23.53 }));
  await user.click(await getPlaceButton());
  expect(await screen.findByText('The total is now $23.53.')).toBeVisible();
  api.respond(placeOrder, { orderId: 8, message: '', total: null, payAt: null, paymentId: null });
  await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('order_id=8'));
  expect(api.calls(placeOrder)[1]?.body).toMatchObject({ order_amount: 23.53 });
  expect(api.calls(placeOrder)[1]?.body).not.toHaveProperty('accept_changes');
});

it('removes a coupon that is no longer valid once that is accepted, and shows why [F-24] [BIZ-32]', async () => {
  const coupon = aCoupon({ code: 'TEN', discount: { type: 'amount', value: 500 }, minPurchase: 0 });
  const draft = { orderType: 'take_away', coupon };
  sessionStorage.setItem(
    'checkout-draft',
    JSON.stringify({ version: 1, owner: 'guest', subject: 'cart:1', draft }),
  );
  const { user, api, address } = openCheckout({ setUpApi: (fake) => fake.respond(applyCoupon, coupon) });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByText('TEN');
  api.respond(applyCoupon, () => {
    throw new Refusal(403, { errors: [{ code: 'coupon', message: 'This coupon has expired.' }] });
  });
  await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  const changes = await panel();
  expect(await within(changes).findByText('This coupon has expired.')).toBeVisible();
  expect(within(changes).getByLabelText('was $5.00')).toBeVisible();
  await user.click(within(changes).getByRole('button', { name: 'Accept and continue' }));
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({ order_amount: 21, coupon_code: '' });
});

it('shows a refused payment method at its spot, and keeps the others available [D-22]', async () => {
  const { user, api, address } = openCheckout();
  await goToReview(user);
  await getPlaceButton();
  const message = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  api.respond(placeOrder, () => {
    throw new Refusal(403, { errors: [{ code: 'cod_maximum', message }] });
  });
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toBe('/checkout?page=cart&step=payment'));
  expect(await screen.findByText(message)).toBeVisible();
});
