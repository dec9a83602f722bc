import { bookTrip, customerInfo, payTrip, tripTax } from '@shop/contract';
import { aCustomer, aRentalCart, refused, type FakeApi } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { bookedTrip, button, openBooking, total } from './open-booking.fixture';

/*
 * Booking with a backend that announces nothing: it adds its own charge and tax, and takes no payment with a booking.
 */

const address = 'http://localhost/#gateway';

function openFamily(setUpApi: (api: FakeApi) => void = () => {}, balance = 0) {
  return openBooking(aRentalCart(), {
    session: { token: 'token', guestId: null, capabilities: [] },
    config: {
      serviceCharge: { name: 'Platform fee', amount: 150 },
      digitalPayment: true,
      gateways: [{ key: 'stripe', title: 'Stripe', imageUrl: null }],
      wallet: true,
      partialPayment: true,
    },
    setUpApi: (api) => {
      api.respond(tripTax, { amount: 77, included: false });
      api.respond(customerInfo, aCustomer({ walletBalance: balance }));
      api.respond(payTrip, { message: '', payAt: address, paymentId: null });
      setUpApi(api);
    },
  });
}

afterEach(() => {
  window.location.hash = '';
});

async function fillAndBook({ user }: ReturnType<typeof openBooking>, way: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Contact/ }));
  await user.click(await screen.findByRole('radio', { name: way }));
  await user.click(await button('Book'));
}

it('shows the charge of every order and the tax that the backend works out [BIZ-26] [D-15]', async () => {
  const { api } = openFamily();
  // 4 hours × 5.00
  await total('$22.27');
  expect(screen.getByText('Platform fee')).toBeInTheDocument();
  expect(api.calls(tripTax)[0]?.body).toMatchObject({ provider_id: 1, trip_type: 'hourly' });
});

it('takes the provider’s percentage where the backend works no tax out [BIZ-26] [F-21]', async () => {
  openFamily((api) =>
    api.respond(tripTax, () => {
      throw refused(404, 'Not found');
    }),
  );
  await total('$22.50');
});

it('takes no press while the tax is worked out again, and books after it [D-16]', async () => {
  const app = openFamily();
  await app.user.click(await screen.findByRole('button', { name: /^Contact/ }));
  await app.user.click(await screen.findByRole('radio', { name: /Stripe/ }));
  expect(await button('Book')).toBeEnabled();
  let answer = (_: { amount: number; included: boolean }) => {};
  app.api.respond(tripTax, () => new Promise((resolve) => (answer = resolve)));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(async () => expect(await button('Book')).toBeDisabled());
  expect(screen.getByRole('button', { name: /^Total updating …/ })).toBeInTheDocument();
  answer({ amount: 77, included: false });
  await waitFor(async () => expect(await button('Book')).toBeEnabled());
  await app.user.click(await button('Book'));
  await waitFor(() => expect(app.api.calls(bookTrip)[0]?.body).toMatchObject({ trip_amount: 22.27 }));
});

it('books with what the family demands, and leads to the gateway at once [D-20] [D-22]', async () => {
  const app = openFamily();
  await fillAndBook(app, /Stripe/);
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(app.api.calls(bookTrip)[0]?.body).toMatchObject({
    trip_type: 'hourly',
    scheduled: 1,
    trip_amount: 22.27,
    schedule_at: expect.stringMatching(/^2099-01-06T.*[+-]\d\d:\d\d$/) as string,
  });
  expect(app.api.calls(payTrip)[0]?.body).toMatchObject({
    ...{ trip_id: bookedTrip.tripId, payment_method: 'digital_payment', payment_gateway: 'stripe' },
    callback_url: 'http://localhost/payment-return?trip_id=200001&status=',
  });
});

it('shows the trip where its payment cannot be begun: it can be paid later [D-23] [F-29]', async () => {
  const app = openFamily((api) =>
    api.respond(payTrip, () => {
      throw refused(403, 'Gateway is off');
    }),
  );
  await fillAndBook(app, /Stripe/);
  await waitFor(() => expect(app.address()).toBe('/rental/trip-confirmed?trip_id=200001'));
  expect(app.toasts).toEqual(['Gateway is off']);
});

it('is paid in cash without another call [D-20]', async () => {
  const app = openFamily();
  await fillAndBook(app, /Cash/);
  await waitFor(() => expect(app.address()).toBe('/rental/trip-confirmed?trip_id=200001'));
  expect(app.api.calls(payTrip)).toEqual([]);
});
