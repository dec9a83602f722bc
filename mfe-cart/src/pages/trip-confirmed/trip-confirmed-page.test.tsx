import { payTrip, tripDetails } from '@shop/contract';
import type { Trip } from '@shop/domain';
import { aTrip, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './trip-confirmed-page';

const open = (trip: Trip | (() => Trip), options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/rental/trip-confirmed',
    address: '/rental/trip-confirmed?trip_id=200001',
    ...options,
    setUpApi: (api) => {
      api.respond(tripDetails, trip);
      options.setUpApi?.(api);
    },
  });

beforeEach(() => {
  for (const id of [5, 200_001]) saveContactPhone('trip', id, '+923001112233');
});
afterEach(() => sessionStorage.clear());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows the trip’s number, time, places, total and tracking link [D-23] [ROUTE-11]', async () => {
  const { api } = open(aTrip());
  expect(await heading('Your trip is booked')).toBeVisible();
  expect(screen.getByTestId('trip-number')).toHaveTextContent('200001');
  expect(screen.getByText('5 Garden Street')).toBeVisible();
  expect(screen.getByTestId('trip-total')).toHaveTextContent('$21.00');
  expect(screen.getByText('Cash at pick-up: $21.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track Trip' })).toHaveAttribute(
    'href',
    '/track-order?trip_id=200001',
  );
  expect(
    screen.getByText('Keep this link: with it and your phone number you can track the trip.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(api.calls(tripDetails)[0]?.query).toEqual({ trip_id: 200_001, contact_number: '+923001112233' });
});

it('needs no phone in a customer’s links', async () => {
  open(aTrip(), { session: { token: 't' }, address: '/rental/trip-confirmed?trip_id=200001' });
  expect(await screen.findByRole('link', { name: 'Track Trip' })).toHaveAttribute(
    'href',
    '/track-order?trip_id=200001',
  );
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

it('retries the gateway where the payment has not arrived [X-06] [F-29]', async () => {
  const unpaid = aTrip({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });
  const { user, api } = open(unpaid, {
    setUpApi: (fake) => fake.respond(payTrip, { message: '', payAt: null, paymentId: null }),
  });
  expect(await heading('Your trip waits for your payment')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $21.00' }));
  await waitFor(() => expect(api.calls(payTrip)).toHaveLength(1));
  expect(api.calls(payTrip)[0]?.body).toMatchObject({
    trip_id: 200_001,
    gateway: 'mosaic_pay',
    callback: 'http://localhost/payment-return?trip_id=200001&status=',
    contact_number: '+923001112233',
  });
});

it('opens the backend’s own page where API requests go to another origin [D-20]', async () => {
  const { user } = open(aTrip({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' }), {
    session: { apiOrigin: 'https://api.test', backendOrigin: 'http://localhost' },
    // jsdom can only navigate to a hash
    setUpApi: (fake) =>
      fake.respond(payTrip, { message: '', payAt: 'http://localhost/#gateway', paymentId: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay $21.00' }));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  window.location.hash = '';
});

it('shows that a trip is canceled when the server says so [F-29]', async () => {
  open(aTrip({ status: 'canceled' }));
  expect(await heading('This trip is canceled')).toBeVisible();
});

it.each([
  ['another’s trip', '/rental/trip-confirmed?trip_id=5'],
  ['no number', '/rental/trip-confirmed'],
])('shows nothing for %s [F-46]', async (_case, address) => {
  open(
    () => {
      throw refused(404, 'Not found');
    },
    { address },
  );
  expect(await screen.findByText('We could not find this trip')).toBeVisible();
});
