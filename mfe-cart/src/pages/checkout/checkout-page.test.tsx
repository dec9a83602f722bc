import { cartList, couponList, customerInfo, placeOrder } from '@shop/contract';
import { toShopTime } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCoupon, aCustomer, anAddress, aStore, Refusal, renderApp } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './checkout-page';
import { goToReview, forgetAll, openCheckout as open, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

const onward = (name: string) => screen.findByRole('button', { name });

it('shows what is missing beside the button, and at its spot once the customer tries to continue [ROUTE-02] [D-20]', async () => {
  const { user, address } = open();
  const button = await onward('Continue to payment');
  expect(button).toHaveAccessibleDescription('Add a delivery address to place the order.');
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  await user.click(button);
  expect(address()).toBe('/checkout?page=cart');
  expect(await screen.findByRole('alert')).toHaveTextContent('Add a delivery address');
  expect(screen.getByRole('button', { name: 'Choose address' })).toHaveFocus();
});

it('goes from step to step, each with its own address, and shows completed steps with a button to change them [X-06]', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await onward('Continue to payment'));
  expect(address()).toBe('/checkout?page=cart&step=payment');
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  expect(screen.getByText('Sara Ahmed')).toBeVisible();
  await user.click(await onward('Continue to review'));
  expect(address()).toBe('/checkout?page=cart&step=review');
  expect(await getPlaceButton()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Change Payment' }));
  expect(address()).toBe('/checkout?page=cart&step=payment');
  expect(await onward('Continue to review')).toBeVisible();
});

it('shows all steps in a line, from the first moment on, and marks the open one [X-18]', async () => {
  const { user } = open({ address: '/checkout?page=cart' });
  const line = within(screen.getByRole('list', { name: 'Steps of the checkout' }));
  const current = () =>
    within(screen.getByRole('list', { name: 'Steps of the checkout' }))
      .getAllByRole('listitem')
      .map((step) => [step.textContent, step.getAttribute('aria-current')]);
  expect(line.getAllByRole('listitem')).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await onward('Continue to payment'));
  expect(current()).toEqual([
    ['Delivery', null],
    ['2Payment', 'step'],
    ['3Review', null],
  ]);
  await user.click(screen.getByRole('button', { name: 'Change Delivery' }));
  expect(current()[0]).toEqual(['1Delivery', 'step']);
});

it('loads the coupons before their step, so that they shift nothing in it [D-20]', async () => {
  const { user, api } = open({ setUpApi: (api) => api.respond(couponList, [aCoupon({ code: 'EARLY' })]) });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await waitFor(() => expect(api.calls(couponList)).toEqual([{ query: { store_id: 1 } }]));
  await user.click(await onward('Continue to payment'));
  expect(screen.getByText('EARLY')).toBeVisible();
});

it('redirects from a step that cannot be reached yet to the first incomplete one [X-06]', async () => {
  const { address } = open({ address: '/checkout?page=cart&step=review' });
  await waitFor(() => expect(address()).toBe('/checkout?page=cart&step=delivery'));
});

it('shows the totals, places the order with them, and shows its number [D-20] [D-23] [CALL-45] [BIZ-33] [BIZ-36]', async () => {
  const { user, api, address } = open();
  await goToReview(user);
  await waitFor(() => expect(screen.getByTestId('order-total')).toHaveTextContent('$23.52'));
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toBe('/order-confirmed?order_id=100007'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({
    order_amount: 23.52,
    order_type: 'delivery',
    distance: 4.2,
    store_id: 1,
  });
});

it('sends one order under one key when the button is pressed twice [D-21] [F-28]', async () => {
  const { user, api, address } = open();
  await goToReview(user);
  await user.dblClick(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)).toHaveLength(1);
});

it('places nothing with Enter in a field, nor with the second press of a double click on the step before [F-28]', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the order' }), 'Ring twice{Enter}');
  await user.click(await onward('Continue to payment'));
  await user.pointer([{ target: await onward('Continue to review'), keys: '[MouseLeft]' }]);
  const button = await getPlaceButton();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls(placeOrder)).toEqual([]);
});

it('charges no delivery fee for take away, and needs no address [BIZ-34] [ROLE-07]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Take away/ }));
  expect(screen.queryByText('Delivery fee')).toBeNull();
  expect(await onward('Continue to payment')).toHaveAccessibleDescription(
    'Add your contact info to place the order.',
  );
});

it('shows the whole address beside Place Order [D-20] [ADDR-12]', async () => {
  const Details = ({ onChange }: SlotProps['delivery-details']) => (
    <button onClick={() => onChange(anAddress({ house: '12B', floor: '4', road: '7' }))}>
      Choose address
    </button>
  );
  const { user } = open({ slots: { 'delivery-details': Details } });
  await goToReview(user);
  expect(await getPlaceButton()).toBeVisible();
  expect(screen.getByText('5 Garden Street')).toBeVisible();
  expect(screen.getByText('Street 7 · House 12B · Floor 4')).toBeVisible();
});

it('shows how long a delivery takes, and not for take away [D-20] [X-19]', async () => {
  const { user } = open({ store: aStore({ scheduleOrder: true, deliveryTime: '20-30' }) });
  expect(await screen.findByText('In about 20–30 minutes')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Take away/ }));
  expect(screen.queryByText(/^In about 20–30/)).toBeNull();
  expect(screen.getByText('Ready in about 20–30 min')).toBeVisible();
});

it('says about when the order arrives, for the chosen address and time [X-19]', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T05:02:00Z') }); // 10:02 AM in the shop
  const { user } = open({ store: aStore({ scheduleOrder: true, deliveryTime: '20-30', distance: null }) });
  expect(await screen.findByText('Arrives about 10:25 AM – 10:35 AM')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose address' })); // 4.2 km by road
  expect(await screen.findByText('Arrives about 10:25 AM – 10:40 AM')).toBeVisible();
  expect(screen.getByText('In about 20–35 minutes')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Schedule for later/ }));
  expect(await screen.findByText(/^Arrives about Mar 1, 2026, \d+:\d\d [AP]M$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /As soon as possible/ }));
  await user.click(await onward('Continue to payment'));
  expect(await screen.findByText('Arrives about 10:25 AM – 10:40 AM')).toBeVisible();
  jest.useRealTimers();
});

it('says nothing of an arrival that nobody knows [X-19]', async () => {
  open({ store: aStore({ deliveryTime: null }) });
  expect(await screen.findByRole('button', { name: 'Choose address' })).toBeVisible();
  expect(screen.queryByTestId('planned-arrival')).toBeNull();
});

it('shows what is to pay besides the wallet’s part on the bar of phones [D-20]', async () => {
  const { user } = open({
    session: { token: 'token-1' },
    config: { wallet: true, partialPayment: true },
    setUpApi: (api) => api.respond(customerInfo, aCustomer({ walletBalance: 1_200 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  expect(screen.getByRole('button', { name: /^Total .*\$23\.52$/ })).toBeVisible();
  await user.click(await onward('Continue to payment'));
  await user.click(await screen.findByRole('checkbox', { name: /from my wallet/ }));
  expect(await screen.findByRole('button', { name: /^To pay .*\$11\.52$/ })).toBeVisible();
});

it('shows that the store does not offer an order type, and selects the other [ROLE-07]', async () => {
  open({ store: aStore({ delivery: false }) });
  const delivery = await screen.findByRole('radio', { name: /Delivery/ });
  expect(delivery).toBeDisabled();
  expect(delivery).toHaveAccessibleName(expect.stringContaining('does not deliver'));
  expect(screen.getByRole('radio', { name: /Take away/ })).toBeChecked();
});

it('shows the amount missing for the store’s minimum, and places nothing below it [D-20]', async () => {
  const { user } = open({ store: aStore({ minimumOrder: 5_000 }) });
  await goToReview(user);
  const button = await getPlaceButton();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(
    'This store takes orders from $50.00. $30.00 are missing. Add more',
  );
});

it('shows amounts in full, whatever their size [D-19]', async () => {
  open({ lines: [{ price: 123_456_789 }] });
  expect(
    await screen.findByText('$1,234,567.89', { selector: '[data-row="subtotal"] bdi' }),
  ).toBeInTheDocument();
});

it('shows at the address that the store does not deliver there [D-16] [D-20]', async () => {
  const { user } = open({ zoneIds: [9] });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('outside the store');
});

it('offers times only while the store is closed, and sends the chosen one [STATE-07] [D-20]', async () => {
  const openingHours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00:00', closes: '00:00:01' }));
  const { user } = open({ store: aStore({ scheduleOrder: true, openingHours }) });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  expect(screen.queryByRole('radio', { name: /As soon as possible/ })).toBeNull();
  expect(await onward('Continue to payment')).toHaveAccessibleDescription('Choose a time for your order.');
});

it('schedules an order of an open store for later', async () => {
  const { user, api, address } = open({ store: aStore({ scheduleOrder: true }) });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(screen.getByRole('radio', { name: /Schedule for later/ }));
  const days = within(await screen.findByRole('group', { name: 'Day' }));
  expect(days.getAllByRole('radio')).toHaveLength(7);
  await user.click(days.getByRole('radio', { name: /^Tomorrow, / }));
  const times = within(screen.getByRole('group', { name: 'Time' }));
  const time = times.getByRole<HTMLInputElement>('radio', { name: '2:30\u00A0PM' });
  await user.click(time);
  expect(time).toBeChecked();
  const chosen = time.value;
  await goToReview(user);
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({
    schedule_at: toShopTime(chosen, 'Asia/Karachi'),
  });
});

it('places nothing when the store closes meanwhile [D-16]', async () => {
  const { user, api, address } = open();
  await goToReview(user);
  await getPlaceButton();
  api.respond(placeOrder, () => {
    throw new Refusal(403, { errors: [{ code: 'store_closed', message: 'Lahori Dhaba is closed now.' }] });
  });
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toBe('/checkout?page=cart&step=delivery'));
});

it('links to the shop when the cart is empty, also when another tab has emptied it', async () => {
  const { user, api, client } = open();
  await goToReview(user);
  await getPlaceButton();
  api.respond(cartList, []);
  await user.click(screen.getByRole('button', { name: 'Change Payment' }));
  await user.click(await onward('Continue to review'));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  expect(client).toBeDefined();
});

it('shows an error with a retry button when it cannot be loaded [F-26]', async () => {
  renderApp(<Page />, {
    path: '/checkout',
    address: '/checkout?page=cart',
    setUpApi: (api) =>
      api.respond(cartList, () => {
        throw new Refusal(500, {});
      }),
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
