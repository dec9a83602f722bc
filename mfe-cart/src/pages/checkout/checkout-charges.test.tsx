import { orderTax, placeOrder, storeDetails, surgePrice, vehicleCharge } from '@shop/contract';
import type { KnownTax, Surge } from '@shop/domain';
import { aStore, Refusal, type FakeApi } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { goToReview, forgetAll, openCheckout, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

const missing = () => {
  throw new Refusal(404, { message: 'The route could not be found.' });
};
const rush: Surge = { price: { type: 'amount', value: 60 }, note: 'Rush hour' };

/** A backend of the family that adds its own charges. */
const open = (
  answers: (api: FakeApi) => void = () => undefined,
  more: Parameters<typeof openCheckout>[0] = {},
) =>
  openCheckout({
    session: { capabilities: [] },
    config: { serviceCharge: { name: 'Platform fee', amount: 25 } },
    store: aStore({ packagingCharge: 15 }),
    ...more,
    setUpApi: (api) => {
      api.respond(vehicleCharge, 40);
      api.respond(surgePrice, rush);
      api.respond(orderTax, { amount: 111, included: false });
      answers(api);
    },
  });

const pack = async ({ user }: ReturnType<typeof openCheckout>) =>
  user.click(await screen.findByRole('checkbox', { name: /^Pack my order/ }));

const total = async () => (await screen.findAllByTestId('order-total'))[0]?.textContent;

it('shows all that the backend will charge before it is placed, and sends that total [BIZ-26] [BIZ-38]', async () => {
  const app = open();
  const { user, api, address } = app;
  await pack(app);
  await goToReview(user);
  const button = await getPlaceButton();
  await waitFor(() => expect(button).toBeEnabled());
  // 20.00 + 1.11 + 2.52 + 0.40 + 0.60 + 0.25 + 0.15
  expect(await total()).toBe('$25.03');
  for (const label of ['Platform fee', 'Packaging', 'Extra fee: Rush hour'])
    expect(screen.getAllByText(label)[0]).toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({ order_amount: 25.03, distance: 4.2 });
  expect(api.calls(vehicleCharge).at(-1)).toEqual({ query: { distance: 4.2 } });
  expect(api.calls(surgePrice).at(-1)?.body).toMatchObject({ zone_id: 1, module_id: 1, guest_id: 'guest-1' });
  expect(api.calls(orderTax).at(-1)?.body).toMatchObject({
    store_id: 1,
    order_type: 'delivery',
    distance: 4.2,
  });
});

it('adds nothing where the backend has no such endpoints, and uses the shop’s own tax [BIZ-33]', async () => {
  const { user } = open((api) => {
    for (const endpoint of [vehicleCharge, surgePrice, orderTax]) api.respond(endpoint, missing);
  });
  await goToReview(user);
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  // 20.00 + 1.00 + 2.52 + 0.25
  expect(await total()).toBe('$23.77');
});

it('asks a backend that has no such endpoints once, however often the order changes [F-26] [BIZ-33]', async () => {
  const app = open((api) => {
    for (const endpoint of [vehicleCharge, surgePrice, orderTax]) api.respond(endpoint, missing);
  });
  const { user, api } = app;
  await pack(app);
  await pack(app);
  await goToReview(user);
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  for (const endpoint of [vehicleCharge, surgePrice, orderTax]) expect(api.calls(endpoint)).toHaveLength(1);
});

it('requests no packaging by default, and offers it only where the store does [BIZ-26]', async () => {
  const { user, api, address } = open();
  expect(await screen.findByRole('checkbox', { name: /^Pack my order.*\$0.15 on top/ })).not.toBeChecked();
  await goToReview(user);
  const button = await getPlaceButton();
  await waitFor(() => expect(button).toBeEnabled());
  expect(await total()).toBe('$24.88');
  expect(screen.queryByText('Packaging')).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({ order_amount: 24.88, extra_packaging_amount: 0 });
});

it('offers no choice at a store with free packaging', async () => {
  open(undefined, { store: aStore({ packagingCharge: 0 }) });
  expect(await screen.findByText('Note for the order')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Pack my order/ })).not.toBeInTheDocument();
});

it('sends no query to a backend that checks the total by the shop’s rules [D-16]', async () => {
  const { user, api } = open(undefined, { session: {} });
  await goToReview(user);
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  for (const endpoint of [vehicleCharge, surgePrice, orderTax]) expect(api.calls(endpoint)).toEqual([]);
});

it('lists a charge that has increased, by the shop’s name [D-16] [F-24]', async () => {
  let tax: KnownTax = { amount: 111, included: false };
  const app = open((fake) => fake.respond(orderTax, () => tax));
  const { user, api } = app;
  await pack(app);
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(async () => expect(await total()).toBe('$25.03'));
  tax = { amount: 120, included: false };
  api.respond(surgePrice, { ...rush, price: { type: 'amount', value: 100 } });
  api.respond(storeDetails, { ...aStore({ packagingCharge: 45 }), selfDelivery: true });
  await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  const changes = within(await screen.findByRole('region', { name: /changed/i }));
  expect(await changes.findByText('Packaging')).toBeVisible();
  await waitFor(() => expect(changes.getByText('Delivery fee')).toBeVisible());
  expect(await changes.findByLabelText('now $25.82')).toBeVisible();
  expect(await getPlaceButton()).toBeDisabled();
  await user.click(changes.getByRole('button', { name: /Accept/ }));
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
});

it('does not list charges that change with the customer’s address [D-16]', async () => {
  const { user } = open();
  await goToReview(user);
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  expect(screen.queryByRole('region', { name: /changed/i })).not.toBeInTheDocument();
});
