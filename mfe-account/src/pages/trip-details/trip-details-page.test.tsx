import {
  cancellationReasons,
  cancelTrip,
  customerInfo,
  payTrip,
  submitTripReview,
  tripDetails,
  tripList,
} from '@shop/contract';
import type { Trip } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import {
  aCustomer,
  aTrip,
  aTripLine,
  aTripPlan,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getTripSteps } from '../../components/trip/trip-view';
import { Page } from './trip-details-page';

const StoreMap = ({ storeName, position }: SlotProps['store-map']) => (
  <p>
    map of {storeName} at {position.latitude}
  </p>
);

function open(trip: Partial<Trip> | (() => Trip), options: TestAppOptions = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=my-trips&trip_id=200001',
    session: { token: 'token', guestId: null },
    slots: { 'store-map': StoreMap },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ walletBalance: 5_000 }));
      api.respond(tripDetails, typeof trip === 'function' ? trip : aTrip(trip));
      api.respond(tripList, { total: 0, page: 1, limit: 10, entries: [] });
      setUpApi?.(api);
    },
    ...rest,
  });
}

it('shows plan, vehicles with plates, driver, totals, progress and the provider’s location [GEN-04] [D-12] [D-15]', async () => {
  const { api } = open({
    status: 'confirmed',
    plan: aTripPlan({
      rentalType: 'day_wise',
      returnAt: '2026-01-08T07:00:00.000Z',
      driver: 'provider',
      destination: { address: '9 Harbour Road', latitude: 24.8, longitude: 66.9 },
    }),
    lines: [aTripLine({ quantity: 2, rate: 4_000, total: 16_000, plates: ['KHI-101', 'KHI-102'] })],
    totals: { ...aTrip().totals, subtotal: 16_000, discount: 1_000, driverFee: 8_000, total: 23_100 },
    chauffeur: { name: 'Omar Aziz', phone: '+923005556677', imageUrl: null },
    note: 'Child seat, please',
  });
  expect(await screen.findByText('Trip #200001')).toBeVisible();
  expect(api.calls(tripDetails)[0]).toEqual({ query: { trip_id: 200_001 } });
  expect(screen.getByTestId('trip-status')).toHaveTextContent('Confirmed');
  expect(screen.getByText('Jan 6, 2026, 1:00 PM')).toBeVisible();
  expect(screen.getByText('Jan 8, 2026, 12:00 PM')).toBeVisible();
  expect(screen.getByText('9 Harbour Road')).toBeVisible();
  expect(screen.getByText('2 days')).toBeVisible();
  expect(screen.getByText('Quantity: 2 · $40.00 per day')).toBeVisible();
  expect(screen.getByText('KHI-101, KHI-102')).toBeVisible();
  for (const text of ['−$10.00', '$80.00', '$231.00', 'Child seat, please'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Omar Aziz' })).toHaveAttribute('href', 'tel:+923005556677');
  expect(screen.getByText('map of Corniche Cars at 24.86')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Corniche Cars' })).toHaveAttribute(
    'href',
    '/rental/provider-details?id=1',
  );
  const current = screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current'));
  expect(current).toHaveTextContent('Confirmed');
});

it('cancels before it begins, with a reason from the shop’s list [D-24]', async () => {
  let status: Trip['status'] = 'pending';
  const { user, api } = open(() => aTrip({ status }), {
    setUpApi: (fake) => {
      fake.respond(cancellationReasons, ['I ordered twice']);
      fake.respond(cancelTrip, () => {
        status = 'canceled';
        return 'Canceled';
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
  await user.click(await dialog.findByRole('radio', { name: 'I ordered twice' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
  await waitFor(() => expect(screen.getByTestId('trip-status')).toHaveTextContent('Canceled'));
  const reason = 'I ordered twice';
  expect(api.calls(cancelTrip)).toEqual([
    { body: { trip_id: 200_001, reason, cancellation_reason: reason } },
  ]);
  expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
});

it.each([
  ['a confirmed one before its pick-up', 'confirmed', '2126-01-06T08:00:00.000Z', 1],
  ['no confirmed one that should have begun', 'confirmed', '2020-01-06T08:00:00.000Z', 0],
  ['none that is under way', 'ongoing', '2126-01-06T08:00:00.000Z', 0],
] as const)('cancels %s [D-24]', async (_case, status, pickupAt, linkCount) => {
  open({ status, plan: aTripPlan({ pickupAt }) });
  await screen.findByText('Trip #200001');
  expect(screen.queryAllByRole('button', { name: 'Cancel trip' })).toHaveLength(linkCount);
});

it('takes a review of each vehicle of a completed trip, in half stars [D-24]', async () => {
  const lines = [
    aTripLine(),
    aTripLine({ id: 2, vehicleId: 2, name: 'Dune 4x4', review: { rating: 4, comment: 'Strong' } }),
  ];
  let trip = aTrip({ status: 'completed', lines });
  const { user, api } = open(() => trip, {
    setUpApi: (fake) =>
      fake.respond(submitTripReview, () => {
        trip = { ...trip, lines: lines.map((line) => ({ ...line, review: { rating: 4.5, comment: '' } })) };
        return 'Thanks';
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How was it?' }));
  expect(dialog.getByText('Your rating: 4 of 5')).toBeVisible();
  const stars = within(dialog.getByRole('radiogroup', { name: 'Rating of Vela City' }));
  await user.click(stars.getByRole('radio', { name: '4.5 of 5 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(api.calls(submitTripReview)).toEqual([
    { body: { trip_id: 200_001, vehicle_id: 1, rating: 4.5, comment: '' } },
  ]);
});

describe('a trip that waits for its payment', () => {
  const unpaid = aTrip({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });
  const config = {
    digitalPayment: true,
    gateways: [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }],
  };

  it('is paid with another method, including the wallet [X-06]', async () => {
    let trip = unpaid;
    const { user, api } = open(() => trip, {
      config,
      setUpApi: (fake) =>
        fake.respond(payTrip, () => {
          trip = aTrip({ paymentMethod: 'wallet', paymentState: 'paid' });
          return { message: 'Paid', payAt: null, paymentId: null };
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for this trip' }));
    expect(dialog.getByText('$21.00 is still to be paid.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Mosaic Pay' })).toBeChecked();
    await user.click(await dialog.findByRole('radio', { name: /^Wallet/ }));
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(api.calls(payTrip)).toEqual([
      {
        body: {
          trip_id: 200_001,
          payment_method: 'wallet',
        },
      },
    ]);
  });

  it.each([
    ['is refused', refused(403, 'Your balance is too low.')],
    ['comes too often', refused(429, 'Too many requests.')],
    ['fails', refused(500, 'Server error')],
  ])(
    'keeps the dialog and the choice where the payment %s, and reads the trip again [X-06]',
    async (_case, refusal) => {
      let trip = unpaid;
      const { user, api, toasts } = open(() => trip, {
        config,
        setUpApi: (fake) =>
          fake.respond(payTrip, () => {
            throw refusal;
          }),
      });
      await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pay for this trip' }));
      await user.click(await dialog.findByRole('radio', { name: /^Wallet/ }));
      const readCount = api.calls(tripDetails).length;
      await user.click(dialog.getByRole('button', { name: 'Pay' }));
      await waitFor(() => expect(api.calls(tripDetails).length).toBeGreaterThan(readCount));
      expect(toasts).toHaveLength(1);
      expect(dialog.getByRole('radio', { name: /^Wallet/ })).toBeChecked();
      trip = aTrip({ paymentMethod: 'wallet', paymentState: 'paid' });
      await user.click(dialog.getByRole('button', { name: 'Pay' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('asks for another method once the wallet’s balance is gone [D-20] [X-06]', async () => {
    const { user, api } = open(unpaid, {
      config,
      setUpApi: (fake) =>
        fake.respond(payTrip, () => {
          fake.respond(customerInfo, aCustomer({ walletBalance: 500 }));
          throw refused(403, 'Your balance is too low.');
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for this trip' }));
    await user.click(await dialog.findByRole('radio', { name: /^Wallet/ }));
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Wallet/ })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    expect(await dialog.findByText('Payment method is required')).toBeVisible();
    expect(api.calls(payTrip)).toHaveLength(1);
  });

  it('is paid at any time where nobody has said how yet; cash is what it is paid in anyway [D-23] [X-06]', async () => {
    const payLater = aTrip({ isPaymentOpen: true });
    const { user } = open(payLater, { config: { ...config, cashOnDelivery: true } });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for this trip' }));
    expect(dialog.getByRole('radio', { name: 'Mosaic Pay' })).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'Cash at pick-up' })).toBeNull();
  });

  it('opens no payment page whose address is not trusted [F-37]', async () => {
    const { user } = open(unpaid, {
      config,
      setUpApi: (fake) =>
        fake.respond(payTrip, {
          message: '',
          payAt: 'https://evil.example/pay',
          paymentId: 'p',
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Pay' })).toBeEnabled());
    expect(window.location.href).toBe('http://localhost/');
  });

  it('opens the backend’s own page where API requests go to another origin [D-20]', async () => {
    const { user } = open(unpaid, {
      config,
      session: {
        token: 'token',
        guestId: null,
        apiOrigin: 'https://api.test',
        backendOrigin: 'http://localhost',
      },
      // jsdom can only navigate to a hash
      setUpApi: (fake) =>
        fake.respond(payTrip, { message: '', payAt: 'http://localhost/#gateway', paymentId: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    window.location.hash = '';
  });
});

it('shows that the customer has no such trip, with a link to their trips', async () => {
  open(() => {
    throw refused(404, 'Trip not found!');
  });
  expect(await screen.findByText('Trip not found')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'My Trips' }))
    expect(link).toHaveAttribute('href', '/profile?page=my-trips');
});

it.each([
  ['pending', 'pending:confirmed:ongoing:completed', 1],
  ['ongoing', 'pending:confirmed:ongoing:completed', 3],
  ['canceled', 'pending:canceled', 2],
] as const)('shows the steps of a %s trip', (status, course, reached) => {
  const steps = getTripSteps({ status, history: [] });
  expect(steps.map((step) => step.status).join(':')).toBe(course);
  expect(steps.filter((step) => step.reached)).toHaveLength(reached);
});
