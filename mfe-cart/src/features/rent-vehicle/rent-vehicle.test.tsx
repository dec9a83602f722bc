import {
  addToRentalCart,
  clearRentalCart,
  rentalCart,
  updateRentalCart,
  updateRentalPlan,
} from '@shop/contract';
import { toZonedMoment, type RentalCart, type TripPlan, type Vehicle } from '@shop/domain';
import {
  aProvider,
  aRentalCart,
  aRentalLine,
  aTripPlan,
  aVehicle,
  Refusal,
  refused,
  renderApp,
} from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RentVehicle } from './rent-vehicle';

const vehicle = aVehicle({ available: 2 });
const plan = aTripPlan();
const empty: RentalCart = { provider: null, plan: null, planId: null, lines: [] };
const other = aVehicle({ id: 9, name: 'Dune Buggy', provider: { ...vehicle.provider, id: 9 } });
const otherProviderCart = aRentalCart({
  provider: aProvider({ id: 9 }),
  plan,
  lines: [aRentalLine({ vehicle: other })],
});

interface RentOptions {
  cart?: RentalCart;
  plan?: TripPlan | null;
  vehicle?: Vehicle;
  add?: () => RentalCart;
}

function open({ cart = empty, add, ...props }: RentOptions = {}) {
  const onPlanWanted = jest.fn();
  let known = cart;
  const app = renderApp(
    <>
      <RentVehicle vehicle={vehicle} plan={plan} onPlanWanted={onPlanWanted} {...props} />
      <Toaster closeLabel="Close" />
    </>,
    {
      setUpApi: (api) => {
        api.respond(rentalCart, () => known);
        api.respond(clearRentalCart, () => (known = empty));
        api.respond(addToRentalCart, ({ body }) => {
          if (add) return add();
          return (known = aRentalCart({ lines: [aRentalLine({ vehicle, quantity: body.quantity })] }));
        });
      },
    },
  );
  return { ...app, onPlanWanted };
}

afterEach(() => void jest.useRealTimers());

const button = (name: string) => screen.findByRole('button', { name });

it('adds the vehicle with its plan at the displayed rate, and says so [ENT-23] [X-10]', async () => {
  const { user, api, bus } = open();
  const tracked = jest.fn();
  bus.on('analytics:measured', tracked);
  await user.click(await button('Add to rental cart'));
  expect(await screen.findByText('Vehicle added to your rental cart')).toBeVisible();
  const items = [{ id: 1, name: 'Vela City', storeId: 1, module: 'rental', price: 500, quantity: 1 }];
  expect(tracked.mock.calls).toEqual([[{ name: 'add_to_cart', items }]]);
  expect(api.calls(addToRentalCart)[0]?.body).toMatchObject({
    vehicle_id: 1,
    quantity: 1,
    price: 5,
    rental_type: 'hourly',
    // By the shop's clocks, and for how long.
    pickup_time: toZonedMoment(plan.pickupAt, 'Asia/Karachi'),
    destination_time: '4',
    estimated_hours: 4,
    pickup_location: { lat: 24.87, lng: 67.02, address: '5 Garden Street' },
  });
  expect(await button('Add one more')).toBeEnabled();
});

it('asks for a plan where there is none', async () => {
  const { user, onPlanWanted, api } = open({ plan: null });
  await user.click(await button('Choose time and place'));
  expect(onPlanWanted).toHaveBeenCalledTimes(1);
  expect(api.calls(addToRentalCart)).toEqual([]);
});

it.each([
  ['Not free at that time', { vehicle: aVehicle({ available: 0 }) }],
  ['Not for rent this way', { vehicle: aVehicle({ rates: { hourly: null, perKm: 1, perDay: 1 } }) }],
  [
    'No more are free at that time',
    { cart: aRentalCart({ plan, lines: [aRentalLine({ vehicle, quantity: 2 })] }) },
  ],
])('shows "%s" instead of the button', async (message, options) => {
  open(options);
  expect(await button(message)).toBeDisabled();
});

it('asks before it replaces another provider’s vehicles, and adds nothing [STATE-14]', async () => {
  const { user, api } = open({ cart: otherProviderCart });
  await user.click(await button('Add to rental cart'));
  expect(await screen.findByRole('dialog', { name: 'Start a new rental cart?' })).toBeVisible();
  expect(api.calls(addToRentalCart)).toEqual([]);
});

it('clears the cart and adds the vehicle once that is confirmed [STATE-15] [CALL-18]', async () => {
  const { user, api } = open({ cart: otherProviderCart });
  await user.click(await button('Add to rental cart'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a new rental cart?' }));
  await user.click(dialog.getByRole('button', { name: 'Clear Cart' }));
  expect(await screen.findByText('The cart was cleared and the vehicle added.')).toBeVisible();
  expect(api.calls(clearRentalCart)).toHaveLength(1);
});

it('asks as well when only the server knows of the other provider [STATE-14]', async () => {
  const { user } = open({
    add: () => {
      throw new Refusal(403, { errors: [{ code: 'other_provider', message: 'Another provider' }] });
    },
  });
  await user.click(await button('Add to rental cart'));
  expect(await screen.findByRole('dialog', { name: 'Start a new rental cart?' })).toBeVisible();
});

it('shows the server’s message when it refuses [ERR-23]', async () => {
  const { user, toasts } = open({
    add: () => {
      throw refused(403, 'This vehicle is not free at that time.');
    },
  });
  await user.click(await button('Add to rental cart'));
  await waitFor(() => expect(toasts).toEqual(['This vehicle is not free at that time.']));
});

it('says that the other vehicles have moved to the new time', async () => {
  jest.useFakeTimers();
  const { user } = open({
    cart: aRentalCart({ lines: [aRentalLine({ id: 2, vehicle: aVehicle({ id: 2 }) })] }),
  });
  // The plans can be compared only once the cart has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to rental cart' })).toBeEnabled());
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await user.click(await button('Add to rental cart'));
  expect(await screen.findByText(/All vehicles of your rental cart now have this time/)).toBeVisible();
});

describe('a vehicle that is in the cart already', () => {
  const line = aRentalLine({ id: 12, vehicle, quantity: 1 });
  const openWith = (cart: RentalCart) => {
    const app = open({ cart, add: () => refuseEqual() });
    app.api.respond(updateRentalPlan, cart);
    app.api.respond(updateRentalCart, ({ body }) => ({
      ...cart,
      lines: [{ ...line, quantity: body.quantity }],
    }));
    return app;
  };
  const refuseEqual = (): never => {
    throw refused(403, 'Vehicle already exists');
  };

  it('is raised: backends refuse it a second time [ENT-23] [CALL-17]', async () => {
    const { user, api } = openWith(aRentalCart({ plan, lines: [line] }));
    await user.click(await button('Add one more'));
    await waitFor(() =>
      expect(api.calls(updateRentalCart)).toMatchObject([{ body: { cart_id: 12, quantity: 2 } }]),
    );
    expect(api.calls(addToRentalCart)).toEqual([]);
    expect(api.calls(updateRentalPlan)).toEqual([]);
  });

  it('takes the plan that is wanted now [ENT-23]', async () => {
    const later = { ...plan, returnAt: '2099-01-06T13:00:00.000Z' };
    const { user, api } = openWith(aRentalCart({ plan: later, lines: [line] }));
    await user.click(await button('Add one more'));
    await waitFor(() => expect(api.calls(updateRentalCart)).toHaveLength(1));
    expect(api.calls(updateRentalPlan)).toMatchObject([
      { params: { id: 9 }, body: { destination_time: '4' } },
    ]);
  });

  it('leaves the plan as it was where the vehicle is refused [ENT-23]', async () => {
    const later = { ...plan, returnAt: '2099-01-06T13:00:00.000Z' };
    const { user, api, toasts } = openWith(aRentalCart({ plan: later, lines: [line] }));
    api.respond(updateRentalCart, () => {
      throw refused(409, 'This vehicle is not free at that time.');
    });
    await user.click(await button('Add one more'));
    await waitFor(() => expect(toasts).toEqual(['This vehicle is not free at that time.']));
    const earlier = toZonedMoment(later.pickupAt, 'Asia/Karachi');
    const hours = (Date.parse(later.returnAt) - Date.parse(later.pickupAt)) / 3_600_000;
    expect(api.calls(updateRentalPlan)).toMatchObject([
      { body: { destination_time: '4' } },
      { params: { id: 9 }, body: { pickup_time: earlier, destination_time: String(hours) } },
    ]);
  });
});
