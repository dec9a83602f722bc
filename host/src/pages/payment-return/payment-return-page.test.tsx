import { paymentStatus } from '@shop/contract';
import type { Payment } from '@shop/domain';
import type { Remotes } from '@shop/federation';
import { aPayment, refused } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { down, openReturn, up, type ReturnOptions } from './opened-return.fixture';
import { getNextStep } from './next-step';

const open = (payment: Payment | (() => Payment), options: ReturnOptions = {}) =>
  openReturn({
    paths: ['/order-confirmed', '/track-order', '/profile'],
    address: '/payment-return?payment_id=payment-1&status=paid',
    ...options,
    setUpApi: (api) => api.respond(paymentStatus, payment),
  });

const aTripPayment = aPayment({ purpose: 'trip', orderId: null, tripId: 200_001, status: 'paid' });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmation = '/order-confirmed?order_id=100007';

it('fetches the payment from the server and goes on to the order [F-29] [X-06]', async () => {
  const { api, address } = open(aPayment({ status: 'paid' }));
  await waitFor(() => expect(address()).toBe(confirmation));
  expect(api.calls(paymentStatus)[0]).toEqual({ query: { payment_id: 'payment-1' } });
  expect(sessionStorage.getItem('contact_phones')).toContain('"order 100007":"+923001112233"');
});

it.each(['failed', 'canceled', 'expired'] as const)(
  'goes on to the order when it is %s, whatever the address claims [F-29]',
  async (status) => {
    const { address } = open(aPayment({ status }));
    const outcome = status === 'failed' || status === 'canceled' ? `&payment=${status}` : '';
    await waitFor(() => expect(address()).toBe(confirmation + outcome));
  },
);

it('polls while the gateway has not reported to the server, and shows a message when it takes long [X-06]', async () => {
  jest.useFakeTimers();
  let status: Payment['status'] = 'pending';
  const { api, address } = open(() => aPayment({ status }));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(4_100);
  expect(screen.getByRole('status')).toHaveTextContent('We are asking how your payment stands');
  expect(api.calls(paymentStatus).length).toBeGreaterThan(1);
  await pass(18_000);
  expect(screen.getByRole('status')).toHaveTextContent('The provider has not answered yet.');
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', confirmation);
  status = 'paid';
  await pass(2_100);
  expect(address()).toBe(confirmation);
  jest.useRealTimers();
});

it('shows the outcome itself when the remote that started the payment is down [cart-points 20] [X-06] [F-29]', async () => {
  const { address } = open(aPayment({ status: 'paid' }), { remotes: down });
  expect(await heading('Your payment has come')).toBeVisible();
  expect(screen.getByText('$23.52 has been paid.')).toBeVisible();
  expect(screen.getByText('100007')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order?order_id=100007',
  );
  expect(address()).toContain('/payment-return');
});

it('does the same when no live release has such a page [F-11]', async () => {
  open(aPayment({ status: 'failed' }), { paths: ['/track-order'] });
  expect(await heading('Your payment was declined')).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the order' })).not.toBeInTheDocument();
});

it('uses the previous release of the page when the live one fails [F-02]', async () => {
  const steps: Remotes = {
    ...up,
    hasPrevious: () => true,
    load: (_componentRef, level) =>
      level === 'live' ? Promise.reject(new Error('404')) : Promise.resolve(() => null),
  };
  const { address } = open(aPayment({ status: 'paid' }), { remotes: steps });
  await waitFor(() => expect(address()).toBe(confirmation));
});

it('shows nothing of another customer’s or an invented payment [F-29] [F-46]', async () => {
  open(() => {
    throw refused(404, 'Not found');
  });
  expect(await heading('We could not find this payment')).toBeVisible();
});

it.each([
  ['without a payment', { address: '/payment-return?status=paid' }],
  ['for a stranger', { session: { guestId: null } }],
])('sends no request %s [F-29]', async (_case, options) => {
  const { api } = open(aPayment(), options);
  expect(await heading('We could not find this payment')).toBeVisible();
  expect(api.calls(paymentStatus)).toEqual([]);
});

it('can be retried when there is no response [F-26]', async () => {
  let isDown = true;
  const { user, address } = open(() => {
    if (isDown) throw refused(500, 'Server error');
    return aPayment({ status: 'paid' });
  });
  const again = await screen.findByRole('button', { name: 'Ask again' });
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(address()).toBe(confirmation));
});

it.each([
  ['an order', aPayment(), confirmation],
  [
    'money for the wallet',
    aPayment({ purpose: 'add_fund', orderId: null }),
    '/profile?page=wallet&payment_id=payment-1',
  ],
  ['a trip', aTripPayment, '/rental/trip-confirmed?trip_id=200001'],
])('leads to %s [STATE-40] [D-23]', (_case, payment, address) => {
  expect(getNextStep(payment)).toBe(address);
});

it('shows the payment of a trip when the remote with the trip page is down [F-29] [GEN-04]', async () => {
  const paths = ['/rental/trip-confirmed', '/track-order'];
  open(aTripPayment, { remotes: down, paths });
  expect(await heading('Your payment has come')).toBeVisible();
  expect(screen.getByText('Trip number')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the trip' })).toHaveAttribute(
    'href',
    '/rental/trip-confirmed?trip_id=200001',
  );
  expect(screen.getByRole('link', { name: 'Track Trip' })).toHaveAttribute(
    'href',
    '/track-order?trip_id=200001',
  );
});
