import { customerInfo, placeOrder, type PlaceOrderBody } from '@shop/contract';
import { aCustomer, Refusal } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetAll, getPlaceButton, openCheckout } from './open-checkout.fixture';

beforeEach(forgetAll);

const placed = { orderId: 100_007, message: '', total: null, payAt: null, paymentId: null };
const wallet = (walletBalance: number) => aCustomer({ walletBalance });
const panel = async () => within(await screen.findByRole('region', { name: 'Something has changed' }));

/** A customer with 12.00 in the wallet, who is about to choose how to pay 21.00. */
async function openPayment() {
  const app = openCheckout({
    session: { token: 'token-1' },
    config: { wallet: true, partialPayment: true },
    setUpApi: (api) => api.respond(customerInfo, wallet(1_200)),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await app.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  return app;
}

const goOn = async ({ user }: Awaited<ReturnType<typeof openPayment>>) =>
  user.click(await screen.findByRole('button', { name: 'Continue to review' }));

async function openWithShare() {
  const app = await openPayment();
  await app.user.click(await screen.findByRole('checkbox', { name: /Use \$12\.00 from my wallet/ }));
  return app;
}

it('sends the wallet’s share that is shown [D-16] [D-20]', async () => {
  const app = await openWithShare();
  await goOn(app);
  await app.user.click(await getPlaceButton());
  await waitFor(() => expect(app.address()).toContain('/order-confirmed'));
  expect(app.api.calls(placeOrder)[0]?.body).toMatchObject({ partial_payment: true, wallet_amount: 12 });
});

it('shows the share of a balance that has changed before the review, and orders only once it is accepted [D-16] [D-20]', async () => {
  const app = await openWithShare();
  app.api.respond(customerInfo, wallet(500));
  await goOn(app);
  const changes = await panel();
  expect(changes.getByText('The wallet now pays $5.00 instead of $12.00.')).toBeVisible();
  expect(await getPlaceButton()).toBeDisabled();
  await app.user.click(changes.getByRole('button', { name: 'Accept and continue' }));
  await app.user.click(await getPlaceButton());
  await waitFor(() => expect(app.address()).toContain('/order-confirmed'));
  expect(app.api.calls(placeOrder)[0]?.body).toMatchObject({ partial_payment: true, wallet_amount: 5 });
});

it.each([
  ['less', 500, 'The wallet now pays $5.00 instead of $12.00.', { partial_payment: true, wallet_amount: 5 }],
  ['nothing', 0, 'The wallet now pays $0.00 instead of $12.00.', { partial_payment: false }],
])(
  'reads the balance again where the server refuses the share, and orders with %s once it is accepted [D-16] [D-20]',
  async (_case, balance, text, sent) => {
    const app = await openWithShare();
    await goOn(app);
    await getPlaceButton();
    app.api.respond(customerInfo, wallet(balance));
    const isShown = (body: PlaceOrderBody) => (body.wallet_amount ?? 0) === balance / 100;
    app.api.respond(placeOrder, ({ body }) => {
      if (isShown(body)) return placed;
      throw new Refusal(409, { errors: [{ code: 'changed', message: 'Another share.', reason: 'wallet' }] });
    });
    await app.user.click(await getPlaceButton());
    const changes = await panel();
    expect(await changes.findByText(text)).toBeVisible();
    expect(changes.queryByText('Another share.')).toBeNull();
    await app.user.click(changes.getByRole('button', { name: 'Accept and continue' }));
    await app.user.click(await getPlaceButton());
    await waitFor(() => expect(app.address()).toContain('/order-confirmed'));
    expect(app.api.calls(placeOrder)[1]?.body).toMatchObject(sent);
  },
);

it('takes an own choice for no change [D-16]', async () => {
  const app = await openWithShare();
  await app.user.click(screen.getByRole('checkbox', { name: /from my wallet/ }));
  await goOn(app);
  expect(await getPlaceButton()).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Something has changed' })).toBeNull();
});

it('shows the new balance once the wallet was too short [D-20]', async () => {
  const app = await openPayment();
  app.api.respond(customerInfo, wallet(9_000));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await app.user.click(await screen.findByRole('radio', { name: /Wallet/ }));
  await goOn(app);
  await getPlaceButton();
  app.api.respond(customerInfo, wallet(700));
  app.api.respond(placeOrder, () => {
    throw new Refusal(403, { errors: [{ code: 'wallet_short', message: 'Your wallet holds $7.00.' }] });
  });
  await app.user.click(await getPlaceButton());
  expect(await screen.findByRole('checkbox', { name: /Use \$7\.00 from my wallet/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Wallet/ })).toBeNull();
});
