import { paymentStatus, trackOrder, tripDetails } from '@shop/contract';
import type { Order, Payment, Trip } from '@shop/domain';
import { RemotesProvider, type Remotes } from '@shop/federation';
import { anOrder, aPayment, aTrip, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { keepContactPhone } from '@shop/session';
import { act, screen, waitFor } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './payment-return-page';
import { wayOn } from './way-on';

const remotes = (load: Remotes['load']): Remotes => ({
  appOf: () => 'mfe-test',
  hasPrevious: () => false,
  ready: () => undefined,
  load,
  again: () => undefined,
  onAgain: () => () => undefined,
  report: () => undefined,
  Card: () => null,
});
const up = remotes(() => Promise.resolve(() => null));
const down = remotes(() => Promise.reject(new Error('the entry is 404')));

interface Given extends TestAppOptions {
  remotes?: Remotes;
  paths?: string[];
}

const open = (payment: Payment | (() => Payment), options: Given = {}) =>
  renderApp(
    <RemotesProvider value={options.remotes ?? up}>
      <InShop paths={options.paths ?? ['/order-confirmed', '/track-order', '/profile']}>
        <Page />
      </InShop>
    </RemotesProvider>,
    {
      path: '/payment-return',
      address: '/payment-return?payment_id=payment-1&status=paid',
      ...options,
      answers: (api) => api.answer(paymentStatus, payment),
    },
  );

const aTripPayment = aPayment({ purpose: 'trip', orderId: null, tripId: 200_001, status: 'paid' });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmation = '/order-confirmed?order_id=100007';

it('asks the server how the payment stands and goes on to the order [F-29] [X-06]', async () => {
  const { api, address } = open(aPayment({ status: 'paid' }));
  await waitFor(() => expect(address()).toBe(confirmation));
  expect(api.calls(paymentStatus)[0]).toEqual({ query: { payment_id: 'payment-1' } });
  expect(sessionStorage.getItem('contact_phones')).toContain('"order 100007":"+923001112233"');
});

it.each(['failed', 'canceled', 'expired'] as const)(
  'goes on to the order when it is %s, whatever the address says [F-29]',
  async (status) => {
    const { address } = open(aPayment({ status }));
    await waitFor(() => expect(address()).toBe(confirmation));
  },
);

it('asks again while the gateway has not told the server, and says when it takes long [X-06]', async () => {
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

it('says how it stands by itself when the area that sent the visitor away is down [cart-points 20] [X-06] [F-29]', async () => {
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

it('does the same where no live release has such a page [F-11]', async () => {
  open(aPayment({ status: 'failed' }), { paths: ['/track-order'] });
  expect(await heading('The payment did not go through')).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the order' })).not.toBeInTheDocument();
});

it('takes the previous release of the page when the live one fails [F-02]', async () => {
  const steps: Remotes = {
    ...up,
    hasPrevious: () => true,
    load: (_part, rung) => (rung === 'live' ? Promise.reject(new Error('404')) : Promise.resolve(() => null)),
  };
  const { address } = open(aPayment({ status: 'paid' }), { remotes: steps });
  await waitFor(() => expect(address()).toBe(confirmation));
});

it('tells nothing of another’s payment, nor of one that was made up [F-29] [F-46]', async () => {
  open(() => {
    throw refused(404, 'Not found');
  });
  expect(await heading('We could not find this payment')).toBeVisible();
});

it.each([
  ['without a payment', { address: '/payment-return?status=paid' }],
  ['for a stranger', { session: { guestId: null } }],
])('asks nothing %s [F-29]', async (_case, options) => {
  const { api } = open(aPayment(), options);
  expect(await heading('We could not find this payment')).toBeVisible();
  expect(api.calls(paymentStatus)).toEqual([]);
});

it('can ask again when nobody answers [F-26]', async () => {
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
  expect(wayOn(payment)).toBe(address);
});

it('says of a trip how its payment stands where the area that would confirm it is down [F-29] [GEN-04]', async () => {
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

describe('with a backend that knows payments by their orders only', () => {
  const waiting = anOrder({ id: 100_007, paymentMethod: 'digital_payment', gateway: 'ssl_commerz' });
  const openOrder = (order: Order | (() => Order), options: Given = {}) =>
    renderApp(
      <RemotesProvider value={options.remotes ?? up}>
        <InShop paths={['/order-confirmed', '/track-order']}>
          <Page />
        </InShop>
      </RemotesProvider>,
      {
        path: '/payment-return',
        address: '/payment-return?order_id=100007&status=success',
        ...options,
        session: { capabilities: [], ...options.session },
        answers: (api) => api.answer(trackOrder, order),
      },
    );
  const keep = (orderId: number) =>
    localStorage.setItem('unfinished-payment', JSON.stringify({ orderId, phone: '+923001112233' }));
  beforeEach(() => keep(100_007));
  afterEach(() => localStorage.clear());

  it('reads the guest’s order with the phone that was kept, and asks for no payment [F-29] [X-06]', async () => {
    const { api, address } = openOrder({ ...waiting, paid: true });
    await waitFor(() => expect(address()).toBe(confirmation));
    expect(api.calls(trackOrder)[0]).toEqual({
      query: { order_id: 100_007, contact_number: '+923001112233' },
    });
    expect(api.calls(paymentStatus)).toEqual([]);
  });

  it('needs no phone of a customer [D-23]', async () => {
    localStorage.clear();
    const { api, address } = openOrder(
      { ...waiting, paid: true },
      { session: { token: 'token', guestId: null } },
    );
    await waitFor(() => expect(address()).toBe('/order-confirmed?order_id=100007'));
    expect(api.calls(trackOrder)[0]).toEqual({ query: { order_id: 100_007 } });
  });

  it('believes no success that the address claims: it waits for the order’s own word [F-29]', async () => {
    const { address, api } = openOrder(waiting);
    await waitFor(() => expect(api.calls(trackOrder).length).toBeGreaterThan(0));
    expect(await screen.findByText(/We are asking how your payment stands/)).toBeVisible();
    expect(address()).toContain('/payment-return');
  });

  it('lets somebody go on at once where the address claims a failure [X-06]', async () => {
    openOrder(waiting, { address: '/payment-return?order_id=100007&status=fail' });
    expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute('href', confirmation);
  });

  it.each([
    ['whose phone nobody has kept', '/payment-return?order_id=100008&status=success'],
    ['that has no number', '/payment-return?order_id=abc&status=success'],
    ['that is not named', '/payment-return?status=success'],
  ])('asks nothing of an order %s [F-29] [F-46]', async (_case, address) => {
    const { api } = openOrder(waiting, { address });
    expect(await heading('We could not find this payment')).toBeVisible();
    expect(api.calls(trackOrder)).toEqual([]);
  });
});

describe('with a backend that knows payments of trips by the trips only', () => {
  const unpaid = aTrip({ id: 5_001, paymentMethod: 'digital_payment', gateway: 'stripe' });
  const booked = '/rental/trip-confirmed?trip_id=5001';
  const openTrip = (trip: Trip | (() => Trip), outcome: string, options: Given = {}) =>
    renderApp(
      <RemotesProvider value={options.remotes ?? up}>
        <InShop paths={['/rental/trip-confirmed', '/track-order']}>
          <Page />
        </InShop>
      </RemotesProvider>,
      {
        path: '/payment-return',
        address: `/payment-return?trip_id=5001&status=${outcome}`,
        ...options,
        session: { capabilities: [], ...options.session },
        answers: (api) => api.answer(tripDetails, trip),
      },
    );
  beforeEach(() => keepContactPhone('trip', 5_001, '+923001112233'));
  afterEach(() => sessionStorage.clear());

  it('goes on to the guest’s trip once it is paid, read with the phone that was kept [X-06] [F-29]', async () => {
    const { api, address } = openTrip({ ...unpaid, paymentState: 'paid' }, 'success');
    await waitFor(() => expect(address()).toBe(booked));
    expect(api.calls(tripDetails)[0]).toEqual({
      query: { trip_id: 5_001, contact_number: '+923001112233' },
    });
  });

  it('believes no success that the address claims: it waits for the trip’s own word [F-29]', async () => {
    jest.useFakeTimers();
    let trip = unpaid;
    const { address } = openTrip(() => trip, 'success');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/We are asking how your payment stands/)).toBeVisible();
    expect(address()).toContain('/payment-return');
    trip = { ...unpaid, paymentState: 'paid' };
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(address()).toBe(booked);
    jest.useRealTimers();
  });

  it.each(['fail', 'cancel', '?flag=fail&&token=x'])(
    'goes on at once where the address ends with “%s”: the trip says what has not come [X-06]',
    async (outcome) => {
      const { address } = openTrip(unpaid, outcome);
      await waitFor(() => expect(address()).toBe(booked));
    },
  );

  it('leads a guest whose phone this tab does not know to the trip, which asks for it [D-23]', async () => {
    sessionStorage.clear();
    keepContactPhone('trip', 5_002, '+923001112233');
    const { api, address } = openTrip(unpaid, 'success');
    await waitFor(() => expect(address()).toBe(booked));
    expect(api.calls(tripDetails)).toEqual([]);
  });

  it('says how the trip’s payment stands where its page cannot be had [F-11] [F-29]', async () => {
    openTrip({ ...unpaid, paymentState: 'paid' }, 'success', { remotes: down });
    expect(await heading('Your payment has come')).toBeVisible();
    expect(screen.getByText('5001')).toBeVisible();
  });
});

describe('with a backend that has no name for money that is put into the wallet', () => {
  const openWallet = (outcome: string, options: Given = {}) =>
    renderApp(
      <RemotesProvider value={options.remotes ?? up}>
        <InShop paths={['/profile']}>
          <Page />
        </InShop>
      </RemotesProvider>,
      {
        path: '/payment-return',
        address: `/payment-return?paid_for=wallet&status=${outcome}`,
        session: { capabilities: [], token: 'token', guestId: null },
      },
    );

  it.each([
    ['success', 'returned'],
    ['fail', 'failed'],
    ['cancel', 'canceled'],
  ])('goes on to the wallet with what the address claims: %s [STATE-40] [F-29]', async (outcome, funds) => {
    const { address, api } = openWallet(outcome);
    await waitFor(() => expect(address()).toBe(`/profile?page=wallet&funds=${funds}`));
    expect(api.calls(paymentStatus)).toEqual([]);
  });

  it('leads to the wallet where its page cannot be had [F-11]', async () => {
    openWallet('success', { remotes: down });
    expect(await screen.findByText('Your wallet shows what has come.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To my wallet' })).toHaveAttribute(
      'href',
      '/profile?page=wallet&funds=returned',
    );
  });
});
