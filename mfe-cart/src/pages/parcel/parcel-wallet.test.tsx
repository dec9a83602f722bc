import { customerInfo, sendParcel } from '@shop/contract';
import { aCustomer, Refusal } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { button, chooseEnds, confirmed, openParcel, sentParcel, total } from './open-parcel.fixture';

beforeEach(forgetOrdering);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('sends with no other share of the wallet than the one shown, and tells when it has changed [D-16] [D-20] [X-31]', async () => {
  const wallet = (walletBalance: number) => aCustomer({ walletBalance });
  const app = openParcel({
    session: { token: 'token-1' },
    config: { wallet: true, partialPayment: true },
    setUpApi: (api) => api.respond(customerInfo, wallet(300)),
  });
  const { user, api } = app;
  await chooseEnds(app);
  await total('$4.20');
  await user.click(await screen.findByRole('checkbox', { name: /Use \$3\.00 from my wallet/ }));
  api.respond(customerInfo, wallet(100));
  api.respond(sendParcel, ({ body }) => {
    if (body.wallet_amount === 1) return sentParcel;
    throw new Refusal(409, { errors: [{ code: 'changed', message: 'Another share.', reason: 'wallet' }] });
  });
  await user.click(await button('Send parcel'));
  const changes = within(await screen.findByRole('region', { name: 'Something has changed' }));
  expect(await changes.findByText('The wallet now pays $1.00 instead of $3.00.')).toBeVisible();
  expect(await button('Send parcel')).toBeDisabled();
  await user.click(changes.getByRole('button', { name: 'Accept and continue' }));
  await user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  expect(api.calls(sendParcel)).toMatchObject([
    { body: { wallet_amount: 3 } },
    { body: { wallet_amount: 1 } },
  ]);
});
