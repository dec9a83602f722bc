import { applyCoupon, bookTrip, couponList, rentalCartMerge, updateRentalPlan } from '@shop/contract';
import { aCoupon, aProvider, aRentalCart, aRentalLine, aTripPlan, aVehicle, Refusal } from '@shop/testing';
import { startSession } from '@shop/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { blankDraft } from '../../ordering/draft/checkout-draft';
import { saveDraft } from '../../ordering/draft/saved-draft';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { button, contact, empty, openBooking as open, bookedTrip, total } from './open-booking.fixture';

beforeEach(forgetOrdering);

it('books once, with the displayed totals, and shows the trip’s number [D-20] [D-21] [CALL-45]', async () => {
  const { user, api, bus, address } = open();
  const booked = jest.fn();
  bus.on('trip:booked', booked);
  await user.click(await button('Contact'));
  await total('$21.00');
  await user.dblClick(await button('Book'));
  await waitFor(() => expect(address()).toBe('/rental/trip-confirmed?trip_id=200001'));
  expect(api.calls(bookTrip)).toHaveLength(1);
  expect(api.idempotencyKeys(bookTrip)[0]).toEqual(expect.any(String));
  expect(api.calls(bookTrip)[0]?.body).toMatchObject({
    provider_id: 1,
    trip_amount: 21,
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Sara Ahmed',
    contact_person_number: '+923001112233',
    contact_person_email: 'sara@example.com',
  });
  expect(booked).toHaveBeenCalledWith({ tripId: 200_001 });
});

it('tracks the checkout and the booking, with their vehicles [X-10] [X-34]', async () => {
  const { user, bus, address } = open();
  const tracked = jest.fn();
  bus.on('analytics:measured', tracked);
  await user.click(await button('Contact'));
  await total('$21.00');
  const items = [expect.objectContaining({ module: 'rental', quantity: expect.any(Number) })];
  expect(tracked.mock.calls).toEqual([[expect.objectContaining({ name: 'begin_checkout', items })]]);
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toBe('/rental/trip-confirmed?trip_id=200001'));
  expect(tracked).toHaveBeenLastCalledWith({ name: 'purchase', orderId: 200_001, value: 2_100, items });
});

it('shows what is missing beside the button, and at its spot once the customer tries to book [D-20] [ADDR-18]', async () => {
  const { user, api } = open();
  const book = await button('Book');
  expect(book).toHaveAccessibleDescription('Add your contact info to book the trip.');
  await user.click(book);
  await waitFor(() =>
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Add your contact info to book the trip.'),
  );
  expect(screen.getByRole('button', { name: 'Contact' })).toHaveFocus();
  expect(api.calls(bookTrip)).toEqual([]);
});

it('links to a customer’s trip without a phone [D-23]', async () => {
  const { user, address } = open(aRentalCart(), { session: { token: 't' } });
  await user.click(await button('Contact'));
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toBe('/rental/trip-confirmed?trip_id=200001'));
});

it('adds a driver to the plan, and the fee to the totals', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('radio', { name: /With a driver of the provider/ }));
  await total('$41.00');
  expect(api.calls(updateRentalPlan)[0]?.body).toMatchObject({ driver: 'provider' });
});

it('offers no driver where the provider has none', async () => {
  open(aRentalCart({ provider: aProvider({ driverPerDay: null }) }));
  await button('Book');
  expect(screen.queryByRole('radio', { name: /driver/ })).toBeNull();
});

it('lists what has changed and books only what was accepted [D-16] [F-24]', async () => {
  const seen = aRentalCart({ lines: [aRentalLine({ rateSeen: 450 })] });
  const { user, api } = open(seen);
  await user.click(await button('Contact'));
  const panel = within(await screen.findByRole('region', { name: 'Something has changed' }));
  expect(panel.getByText('Vela City')).toBeVisible();
  expect(await button('Book')).toBeDisabled();
  await user.click(panel.getByRole('button', { name: 'Accept and continue' }));
  await user.click(await button('Book'));
  await waitFor(() => expect(api.calls(bookTrip)).toHaveLength(1));
});

it('shows changes that the server has found, and books at its total once they are accepted [D-16] [F-24]', async () => {
  let isChanged = true;
  const { user, api, address } = open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(bookTrip, () => {
        if (!isChanged) return bookedTrip;
        throw new Refusal(409, {
          errors: [{ code: 'changed', message: 'The total is another now.', reason: 'total', total: 22.5 }],
        });
      }),
  });
  await user.click(await button('Contact'));
  await user.click(await button('Book'));
  expect(await screen.findByText('The total is another now.')).toBeVisible();
  isChanged = false;
  await user.click(await button('Accept and continue'));
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(api.calls(bookTrip)[1]?.body).toMatchObject({ trip_amount: 22.5 });
});

it('books without a coupon that the server refuses, once that is accepted [D-16] [F-24]', async () => {
  const coupon = aCoupon({ minPurchase: 0 });
  saveDraft('guest', 'trip:1', { ...blankDraft, address: contact, coupon });
  const { user, api, address } = open(aRentalCart(), {
    setUpApi: (fake) => {
      fake.respond(applyCoupon, coupon);
      fake.respond(bookTrip, ({ body }) => {
        if (!body.coupon_code) return bookedTrip;
        const message = 'This coupon has been used up.';
        throw new Refusal(409, { errors: [{ code: 'changed', message, reason: 'coupon' }] });
      });
    },
  });
  await total('$18.90');
  await user.click(await button('Book'));
  expect(await screen.findByText('This coupon has been used up.')).toBeVisible();
  await user.click(await button('Accept and continue'));
  await total('$21.00');
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(api.calls(bookTrip)[1]?.body).toMatchObject({ coupon_code: '', trip_amount: 21 });
});

it('keeps the other vehicles bookable when one is no longer available [F-25]', async () => {
  const short = aRentalLine({ quantity: 2, vehicle: aVehicle({ available: 1 }) });
  const { user } = open(aRentalCart({ lines: [short] }));
  const panel = within(await screen.findByRole('region', { name: 'Something has changed' }));
  expect(panel.getByText(/Only 1 is free at that time/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Take 1' }));
  await waitFor(() => expect(screen.queryByText(/Only 1 is free/)).toBeNull());
});

it('shows a refusal of the plan at the plan, and allows another try [ERR-23]', async () => {
  const { user } = open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(bookTrip, () => {
        throw new Refusal(403, { errors: [{ code: 'pickup_zone', message: 'Not handed out there.' }] });
      }),
  });
  await user.click(await button('Contact'));
  await user.click(await button('Book'));
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Not handed out there.'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
});

it('shows at once that the pick-up time has passed', async () => {
  open(aRentalCart({ plan: aTripPlan({ pickupAt: '2020-01-06T08:00:00.000Z' }) }));
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent('The pick-up has passed.'));
});

it('looks up a booking whose response was lost with the same key [F-28] [D-21]', async () => {
  let isDown = true;
  const { user, api, address } = open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(bookTrip, () => {
        if (isDown) throw new Refusal(503, {});
        return bookedTrip;
      }),
  });
  await user.click(await button('Contact'));
  await user.click(await button('Book'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
  isDown = false;
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(new Set(api.idempotencyKeys(bookTrip)).size).toBe(1);
});

it('books nothing while the browser is offline, and says so [F-06] [D-21]', async () => {
  const { user, api } = open();
  await user.click(await button('Contact'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(await button('Book'));
  expect(await screen.findByText(/You are offline, so nothing was sent/)).toBeVisible();
  online.mockRestore();
  expect(api.calls(bookTrip)).toEqual([]);
});

it('asks a guest to sign in where guests may not book [ROLE-03]', async () => {
  const { bus } = open(aRentalCart(), { config: { guestCheckout: false } });
  const listener = jest.fn();
  bus.on('auth:sign-in-requested', listener);
  expect(await screen.findByText('Please sign in to order')).toBeVisible();
});

it('shows that an empty cart has nothing to book, with a link to the vehicles', async () => {
  open(empty);
  expect(await screen.findByText('Your rental cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toBeVisible();
});

it('offers cash as payment at pick-up', async () => {
  open();
  expect(await screen.findByText('Pay when you pick up the vehicle')).toBeVisible();
});

it('offers the provider’s coupons, but none for free delivery', async () => {
  open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(couponList, [
        aCoupon({ id: 1, code: 'TENOFF', minPurchase: 0 }),
        aCoupon({ id: 2, code: 'FREEDROP', type: 'free_delivery', minPurchase: 0 }),
      ]),
  });
  expect(await screen.findByText('TENOFF')).toBeVisible();
  expect(screen.getByText('Coupons for this trip')).toBeVisible();
  expect(screen.queryByText('FREEDROP')).toBeNull();
});

it('asks a customer who signs in here which of two rental carts to keep [D-17] [X-18]', async () => {
  const { bus, session } = open(aRentalCart(), {
    setUpApi: (api) => api.respond(rentalCartMerge, { offered: aRentalCart() }),
  });
  const asked = jest.fn();
  bus.on('rental-cart:merge-requested', asked);
  await button('Contact');
  expect(asked).not.toHaveBeenCalled();
  await act(async () => startSession(session, bus, 'token'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});
