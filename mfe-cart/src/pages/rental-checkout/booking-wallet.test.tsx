import { bookTrip, customerInfo } from '@shop/contract';
import { aCustomer, aRentalCart, Refusal } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { bookedTrip, button, openBooking } from './open-booking.fixture';

beforeEach(forgetOrdering);

const wallet = (walletBalance: number) => aCustomer({ walletBalance });

/** A customer with so much in the wallet, for a trip of 21.00. */
async function openWithWallet(balance: number) {
  const app = openBooking(aRentalCart(), {
    session: { token: 'token-1' },
    config: { wallet: true, partialPayment: true },
    setUpApi: (api) => api.respond(customerInfo, wallet(balance)),
  });
  await app.user.click(await screen.findByRole('button', { name: /^Contact/ }));
  return app;
}

it('books with no other share of the wallet than the one shown, and tells when it has changed [D-16] [D-20]', async () => {
  const { user, api, address } = await openWithWallet(1_200);
  await user.click(await screen.findByRole('checkbox', { name: /Use \$12\.00 from my wallet/ }));
  api.respond(customerInfo, wallet(500));
  api.respond(bookTrip, ({ body }) => {
    if (body.wallet_amount === 5) return bookedTrip;
    throw new Refusal(409, { errors: [{ code: 'changed', message: 'Another share.', reason: 'wallet' }] });
  });
  await user.click(await button('Book'));
  const changes = within(await screen.findByRole('region', { name: 'Something has changed' }));
  expect(await changes.findByText('The wallet now pays $5.00 instead of $12.00.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Use \$5\.00 from my wallet/ })).toBeChecked();
  await user.click(changes.getByRole('button', { name: 'Accept and continue' }));
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(api.calls(bookTrip)).toMatchObject([
    { body: { wallet_amount: 12 } },
    { body: { wallet_amount: 5 } },
  ]);
});

it('shows the new balance once the wallet was too short [D-20]', async () => {
  const { user, api } = await openWithWallet(9_000);
  await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
  api.respond(customerInfo, wallet(0));
  api.respond(bookTrip, () => {
    throw new Refusal(403, { errors: [{ code: 'wallet_short', message: 'Your wallet holds $0.00.' }] });
  });
  await user.click(await button('Book'));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Wallet/ })).toBeDisabled());
  expect(screen.getByText('Your wallet does not hold enough for this order.')).toBeVisible();
});
