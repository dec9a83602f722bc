import { bookTrip, rentalCart, updateRentalPlan } from '@shop/contract';
import type { RentalCart } from '@shop/domain';
import { aRentalCart, aRentalLine, aTripPlan, aVehicle, Refusal } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { bookedTrip, button, openBooking, total } from './open-booking.fixture';

beforeEach(forgetOrdering);

const plan = aRentalCart().plan ?? aTripPlan();
/** The same four hours, a day later. */
const nextDay = { ...plan, pickupAt: '2099-01-07T08:00:00.000Z', returnAt: '2099-01-07T12:00:00.000Z' };
const text = 'The pick-up is now on Jan 7, 2099, 8:00 AM.';
const changed = (...entries: object[]) =>
  new Refusal(409, { errors: entries.map((entry) => ({ code: 'changed', ...entry })) });
const panel = async () => within(await screen.findByRole('region', { name: 'Something has changed' }));

async function open(cart = aRentalCart()) {
  const app = openBooking(cart);
  await app.user.click(await button('Contact'));
  await total('$21.00');
  return app;
}

/** Another device changes the cart; the server books only what is in it. */
function changeElsewhere({ api, set }: Awaited<ReturnType<typeof open>>, cart: RentalCart) {
  set(cart);
  api.respond(bookTrip, ({ body }) => {
    if (body.schedule_at?.startsWith('2099-01-07')) return bookedTrip;
    throw changed({ message: text, reason: 'plan', field: 'pickup_time' });
  });
}

it('sends plan and vehicles as they are shown [D-16]', async () => {
  const { user, api, address } = await open();
  await user.click(await button('Book'));
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(api.calls(bookTrip)[0]?.body).toMatchObject({
    shown: {
      destination_time: '4',
      rental_type: 'hourly',
      driver: 'self',
      pickup_location: { lat: aTripPlan().pickup.latitude, lng: aTripPlan().pickup.longitude },
      vehicles: [{ vehicle_id: 1, quantity: 1 }],
    },
  });
});

it('shows other dates of another device at the same price, and books them only once they are accepted [D-16] [F-24]', async () => {
  const app = await open();
  changeElsewhere(app, aRentalCart({ plan: nextDay }));
  await app.user.click(await button('Book'));
  const changes = await panel();
  expect(changes.getByText(text)).toBeVisible();
  expect(screen.getAllByText(/Jan 7/, { selector: 'dd *' })).toHaveLength(2);
  expect(await button('Book')).toBeDisabled();
  await app.user.click(changes.getByRole('button', { name: 'Accept and continue' }));
  await app.user.click(await button('Book'));
  await waitFor(() => expect(app.address()).toContain('/rental/trip-confirmed'));
  expect(app.api.calls(bookTrip)).toHaveLength(2);
});

it('shows them beside a changed rate, too [D-16] [F-24]', async () => {
  const app = await open();
  const dearer = aVehicle({ available: 3, rates: { hourly: 600, perKm: 100, perDay: 4_000 } });
  changeElsewhere(app, aRentalCart({ plan: nextDay, lines: [aRentalLine({ vehicle: dearer })] }));
  await app.user.click(await button('Book'));
  const changes = await panel();
  expect(await changes.findByLabelText('now $6.00')).toBeVisible();
  expect(changes.getByText(text)).toBeVisible();
});

it.each([
  ['dates', aRentalCart({ plan: nextDay })],
  ['number of vehicles', aRentalCart({ lines: [aRentalLine({ quantity: 2 })] })],
])(
  'books no other %s that arrive after the press, at backends that compare nothing, too [D-16]',
  async (_case, cart) => {
    const { user, api } = await open();
    let answer = (_: RentalCart) => {};
    api.respond(rentalCart, () => new Promise<RentalCart>((resolve) => (answer = resolve)));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.click(await button('Book'));
    api.respond(rentalCart, cart);
    answer(cart);
    const message = 'The trip was changed elsewhere. Please check times, places and vehicles.';
    expect(await (await panel()).findByText(message)).toBeVisible();
    expect(api.calls(bookTrip)).toEqual([]);
  },
);

it('takes the driver chosen here for no change [D-16]', async () => {
  const { user, api, set, address } = await open();
  const withDriver = aRentalCart({ plan: { ...plan, driver: 'provider' } });
  let answer = () => {};
  api.respond(
    updateRentalPlan,
    () =>
      new Promise<RentalCart>((resolve) => {
        answer = () => resolve(withDriver);
      }),
  );
  set(withDriver);
  await user.click(await screen.findByRole('radio', { name: /With a driver of the provider/ }));
  await user.click(await button('Book'));
  answer();
  await waitFor(() => expect(address()).toContain('/rental/trip-confirmed'));
  expect(api.calls(bookTrip)[0]?.body).toMatchObject({ shown: { driver: 'provider' } });
});
