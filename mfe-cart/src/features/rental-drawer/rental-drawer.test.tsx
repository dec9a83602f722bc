import {
  addToRentalCart,
  clearRentalCart,
  rentalCart,
  rentalCartMerge,
  removeRentalVehicle,
  updateRentalCart,
  updateRentalPlan,
} from '@shop/contract';
import type { RentalCart, TripPlan } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import {
  aProvider,
  aRentalCart,
  aRentalLine,
  aTripPlan,
  aVehicle,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import RentalDrawer from './rental-drawer';

const later: TripPlan = aTripPlan({
  pickupAt: '2099-02-01T08:00:00.000Z',
  returnAt: '2099-02-01T09:00:00.000Z',
});

/** A fake of the catalogue's slot provider. */
const PlanForm = ({ onChange, types }: SlotProps['trip-plan-form']) => (
  <button onClick={() => onChange(later)}>Later, one of {types.join()}</button>
);

function open(cart: RentalCart, options: TestAppOptions = {}) {
  const done = jest.fn();
  let known = cart;
  const app = renderApp(<RentalDrawer payload={{}} done={done} />, {
    slots: { 'trip-plan-form': PlanForm },
    ...options,
    setUpApi: (api) => {
      api.respond(rentalCart, () => known);
      api.respond(updateRentalCart, ({ body }) => {
        const lines = known.lines.map((line) =>
          line.id === body.cart_id ? { ...line, quantity: body.quantity } : line,
        );
        return (known = { ...known, lines });
      });
      api.respond(removeRentalVehicle, ({ params }) => {
        const lines = known.lines.filter(({ id }) => id !== params.id);
        return (known = { ...known, lines });
      });
      api.respond(updateRentalPlan, () => (known = { ...known, plan: later }));
      options.setUpApi?.(api);
    },
  });
  return { ...app, done };
}

const van = aRentalLine({ id: 12, vehicle: aVehicle({ id: 2, name: 'Vela Van', available: 3 }) });
const button = (name: string) => screen.findByRole('button', { name });

it('shows provider, plan, vehicles and total [ENT-23] [CALL-17]', async () => {
  open(aRentalCart({ lines: [aRentalLine({ quantity: 2 }), van] }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Rental cart' }));
  expect(await drawer.findByText('Corniche Cars')).toBeVisible();
  // In Karachi, whatever the visitor's own clock says.
  expect(drawer.getByText('Jan 6, 2099, 1:00 PM')).toBeVisible();
  expect(drawer.getByText('Jan 6, 2099, 5:00 PM')).toBeVisible();
  expect(drawer.getByText('5 Garden Street')).toBeVisible();
  expect(drawer.getAllByText(/\$5\.00 per hour ×/)).toHaveLength(2);
  // 3 cars × 4 hours × 5.00, and 5 % of it.
  expect(drawer.getByText('$63.00')).toBeVisible();
});

it('changes the quantity at once, up to the available vehicles, and sends the last one [CART-01]', async () => {
  const { api, user } = open(aRentalCart());
  const more = await button('One more');
  fireEvent.click(more);
  fireEvent.click(more);
  const group = within(screen.getByRole('group', { name: 'Quantity of Vela City' }));
  expect(group.getByText('03')).toBeVisible();
  await user.click(more);
  expect(group.getByText('03')).toBeVisible();
  await waitFor(() => expect(api.calls(updateRentalCart)).toHaveLength(1));
  expect(api.calls(updateRentalCart)[0]?.body).toMatchObject({ cart_id: 1, quantity: 3 });
});

it('removes a vehicle by the id of its line and restores it [CALL-18] [STATE-13]', async () => {
  const { api, user } = open(aRentalCart({ lines: [aRentalLine(), van] }), {
    setUpApi: (fake) => fake.respond(addToRentalCart, aRentalCart({ lines: [aRentalLine(), van] })),
  });
  await user.click(await button('Remove Vela Van'));
  expect(screen.queryByText('Vela Van')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rental cart' })).toHaveFocus();
  await waitFor(() => expect(api.calls(removeRentalVehicle)).toEqual([{ params: { id: 12 } }]));
  await user.click(await button('Undo'));
  expect(await screen.findByText('Vela Van')).toBeVisible();
  expect(api.calls(addToRentalCart)[0]?.body).toMatchObject({ vehicle_id: 2, quantity: 1 });
});

it('restores what the server refused, and names the vehicle [ERR-23]', async () => {
  const { toasts } = open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(updateRentalCart, () => {
        throw refused(403, 'Not free at that time.');
      }),
  });
  fireEvent.click(await button('One more'));
  await waitFor(() => expect(toasts).toEqual(['Vela City: Not free at that time.']));
  expect(screen.getByText('01')).toBeVisible();
});

it('changes the plan of all vehicles, among the rental types that each of them offers', async () => {
  const byDay = aVehicle({ id: 2, rates: { hourly: 400, perKm: null, perDay: 4_000 } });
  const { api, user } = open(aRentalCart({ lines: [aRentalLine(), aRentalLine({ id: 2, vehicle: byDay })] }));
  await user.click(await button('Change time and place'));
  await user.click(await button('Later, one of hourly,day_wise'));
  expect(await screen.findByText('Feb 1, 2099, 1:00 PM')).toBeVisible();
  expect(api.calls(updateRentalPlan)).toMatchObject([
    { params: { id: 9 }, body: { pickup_time: '2099-02-01T13:00:00+05:00', destination_time: '1' } },
  ]);
});

it('changes nothing when the cart has no plan any more', async () => {
  const { api, user, toasts } = open(aRentalCart({ planId: null }));
  await user.click(await button('Change time and place'));
  await user.click(await button('Later, one of hourly,distance_wise,day_wise'));
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(api.calls(updateRentalPlan)).toEqual([]);
});

it('prevents an impossible booking, and solves the problem in place', async () => {
  const short = aRentalLine({ quantity: 2, vehicle: aVehicle({ available: 1 }) });
  const { user } = open(aRentalCart({ lines: [short] }), { session: { token: 't' } });
  expect(await screen.findByText('Only 1 is free at that time')).toBeVisible();
  expect(await button('Book now')).toBeDisabled();
  await user.click(await button('Take 1: Vela City'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book now' })).toBeEnabled());
});

it('goes to booking for a customer [STATE-22]', async () => {
  const { user, address, done } = open(aRentalCart(), { session: { token: 't' } });
  await user.click(await button('Book now'));
  expect(address()).toBe('/rental/checkout');
  expect(done).toHaveBeenCalled();
});

it.each([
  ['guest checkout is on: asks who books [STATE-21]', true, 'checkout:identify-requested'],
  ['guest checkout is off: signs in [STATE-24] [ROLE-03]', false, 'auth:sign-in-requested'],
] as const)('%s', async (_case, guestCheckout, request) => {
  const { user, bus } = open(aRentalCart(), { config: { guestCheckout } });
  const listener = jest.fn();
  bus.on(request, listener);
  await user.click(await button('Book now'));
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ next: '/rental/checkout' }));
});

it('shows an empty cart with a link to the vehicles [STATE-23]', async () => {
  const { user, address } = open({ provider: null, plan: null, planId: null, lines: [] });
  expect(await screen.findByText('Your rental cart is empty')).toBeVisible();
  await user.click(await button('Find a vehicle'));
  expect(address()).toBe('/rental/vehicle-search?all_category=1');
});

it('shows the server’s message when the cart cannot be loaded, and retries [ERR-23]', async () => {
  let isDown = true;
  const { user } = open(aRentalCart({ provider: aProvider() }), {
    setUpApi: (fake) =>
      fake.respond(rentalCart, () => {
        if (isDown) throw refused(403, 'The booking items cannot be read.');
        return aRentalCart();
      }),
  });
  expect(await screen.findByText('The booking items cannot be read.')).toBeVisible();
  const again = await button('Retry');
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Vela City')).toBeVisible();
});

it('clears the cart after a confirmation, and shows the server’s message when that fails [CALL-18] [ERR-23]', async () => {
  const { user, toasts, api } = open(aRentalCart(), {
    setUpApi: (fake) =>
      fake.respond(clearRentalCart, () => {
        throw refused(403, 'The cart is being booked.');
      }),
  });
  await user.click(await button('Clear Cart'));
  const question = within(await screen.findByRole('dialog', { name: 'Clear the cart?' }));
  await user.click(question.getByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(toasts).toEqual(['The cart is being booked.']));
  expect(api.calls(clearRentalCart)).toHaveLength(1);
});

it('links to the question which of two rental carts to keep, also while it is empty [D-17]', async () => {
  const { user, bus } = open(
    { provider: null, plan: null, planId: null, lines: [] },
    {
      session: { token: 'token' },
      setUpApi: (api) => api.respond(rentalCartMerge, { offered: aRentalCart() }),
    },
  );
  const asked = jest.fn();
  bus.on('rental-cart:merge-requested', asked);
  expect(await screen.findByText('You have another cart from before you signed in')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(asked).toHaveBeenCalledTimes(1);
});
