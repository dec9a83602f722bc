import { paymentStatus, trackOrder, tripDetails } from '@shop/contract';
import type { Order, Trip } from '@shop/domain';
import { saveContactPhone } from '@shop/session';
import { anOrder, aTrip } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { down, openReturn, type ReturnOptions } from './opened-return.fixture';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmation = '/order-confirmed?order_id=100007';

describe('with a backend that knows payments by their orders only', () => {
  const waiting = anOrder({ id: 100_007, paymentMethod: 'digital_payment', gateway: 'ssl_commerz' });
  const openOrder = (order: Order | (() => Order), options: ReturnOptions = {}) =>
    openReturn({
      paths: ['/order-confirmed', '/track-order'],
      address: '/payment-return?order_id=100007&status=success',
      ...options,
      session: { capabilities: [], ...options.session },
      setUpApi: (api) => api.respond(trackOrder, order),
    });
  const savePhone = (orderId: number) =>
    localStorage.setItem('unfinished-payment', JSON.stringify({ orderId, phone: '+923001112233' }));
  beforeEach(() => savePhone(100_007));
  afterEach(() => localStorage.clear());

  it('fetches the guest’s order with the saved phone, and requests no payment [F-29] [X-06]', async () => {
    const { api, address } = openOrder({ ...waiting, paid: true });
    await waitFor(() => expect(address()).toBe(confirmation));
    expect(api.calls(trackOrder)[0]).toEqual({
      query: { order_id: 100_007, contact_number: '+923001112233' },
    });
    expect(api.calls(paymentStatus)).toEqual([]);
  });

  it('needs no phone for a customer [D-23]', async () => {
    localStorage.clear();
    const { api, address } = openOrder(
      { ...waiting, paid: true },
      { session: { token: 'token', guestId: null } },
    );
    await waitFor(() => expect(address()).toBe('/order-confirmed?order_id=100007'));
    expect(api.calls(trackOrder)[0]).toEqual({ query: { order_id: 100_007 } });
  });

  it('trusts no success in the address: it waits for the order’s own status [F-29]', async () => {
    const { address, api } = openOrder(waiting);
    await waitFor(() => expect(api.calls(trackOrder).length).toBeGreaterThan(0));
    expect(await screen.findByText(/We are asking how your payment stands/)).toBeVisible();
    expect(address()).toContain('/payment-return');
  });

  it('lets the visitor go on at once when the address claims a failure [X-06]', async () => {
    openOrder(waiting, { address: '/payment-return?order_id=100007&status=fail' });
    expect(await screen.findByRole('heading', { name: 'Your payment was declined' })).toBeVisible();
    expect(screen.getByText(/Nothing has been paid yet\. We keep your order for a while/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      `${confirmation}&payment=failed`,
    );
  });

  it.each([
    ['without a saved phone', '/payment-return?order_id=100008&status=success'],
    ['that has no number', '/payment-return?order_id=abc&status=success'],
    ['that is not named', '/payment-return?status=success'],
  ])('sends no request for an order %s [F-29] [F-46]', async (_case, address) => {
    const { api } = openOrder(waiting, { address });
    expect(await heading('We could not find this payment')).toBeVisible();
    expect(api.calls(trackOrder)).toEqual([]);
  });
});

describe('with a backend that knows payments of trips by the trips only', () => {
  const unpaid = aTrip({ id: 5_001, paymentMethod: 'digital_payment', gateway: 'stripe' });
  const booked = '/rental/trip-confirmed?trip_id=5001';
  const openTrip = (trip: Trip | (() => Trip), outcome: string, options: ReturnOptions = {}) =>
    openReturn({
      paths: ['/rental/trip-confirmed', '/track-order'],
      address: `/payment-return?trip_id=5001&status=${outcome}`,
      ...options,
      session: { capabilities: [], ...options.session },
      setUpApi: (api) => api.respond(tripDetails, trip),
    });
  beforeEach(() => saveContactPhone('trip', 5_001, '+923001112233'));
  afterEach(() => sessionStorage.clear());

  it('goes on to the guest’s trip once it is paid, fetched with the saved phone [X-06] [F-29]', async () => {
    const { api, address } = openTrip({ ...unpaid, paymentState: 'paid' }, 'success');
    await waitFor(() => expect(address()).toBe(booked));
    expect(api.calls(tripDetails)[0]).toEqual({
      query: { trip_id: 5_001, contact_number: '+923001112233' },
    });
  });

  it('trusts no success in the address: it waits for the trip’s own status [F-29]', async () => {
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
    'goes on at once when the address ends with “%s”: the trip page shows what is missing [X-06]',
    async (outcome) => {
      const { address } = openTrip(unpaid, outcome);
      await waitFor(() => expect(address()).toBe(booked));
    },
  );

  it('leads a guest without a saved phone to the trip, which asks for it [D-23]', async () => {
    sessionStorage.clear();
    saveContactPhone('trip', 5_002, '+923001112233');
    const { api, address } = openTrip(unpaid, 'success');
    await waitFor(() => expect(address()).toBe(booked));
    expect(api.calls(tripDetails)).toEqual([]);
  });

  it('shows the trip’s payment when its page cannot be loaded [F-11] [F-29]', async () => {
    openTrip({ ...unpaid, paymentState: 'paid' }, 'success', { remotes: down });
    expect(await heading('Your payment has come')).toBeVisible();
    expect(screen.getByText('5001')).toBeVisible();
  });
});

describe('with a backend that has no id for a payment into the wallet', () => {
  const openWallet = (outcome: string, options: ReturnOptions = {}) =>
    openReturn({
      paths: ['/profile'],
      address: `/payment-return?paid_for=wallet&status=${outcome}`,
      session: { capabilities: [], token: 'token', guestId: null },
      ...options,
    });

  it.each([
    ['success', 'returned'],
    ['fail', 'failed'],
    ['cancel', 'canceled'],
  ])(
    'goes on to the wallet with the outcome in the address: %s [STATE-40] [F-29]',
    async (outcome, funds) => {
      const { address, api } = openWallet(outcome);
      await waitFor(() => expect(address()).toBe(`/profile?page=wallet&funds=${funds}`));
      expect(api.calls(paymentStatus)).toEqual([]);
    },
  );

  it('links to the wallet when its page cannot be loaded [F-11]', async () => {
    openWallet('success', { remotes: down });
    expect(await screen.findByText('Your wallet shows what has come.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To my wallet' })).toHaveAttribute(
      'href',
      '/profile?page=wallet&funds=returned',
    );
  });
});
