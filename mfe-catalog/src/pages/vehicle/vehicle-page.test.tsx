import {
  moduleList,
  providerDetails,
  providerVehicles,
  vehicleDetails,
  vehicleReviews,
} from '@shop/contract';
import type { TripPlan, Vehicle } from '@shop/domain';
import { aModule, aProvider, aVehicle, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './vehicle-page';

const place = { latitude: 24.86, longitude: 67.01, address: '1 Harbour Quay' };
const rental = { id: 6, type: 'rental', name: 'Rental' } as const;
const twoDays = '&pickup_time=2026-03-02T10:00&destination_time=2026-03-04T10:00&rental_type=day_wise';

const Rent = ({ plan, onPlanWanted }: { plan: TripPlan | null; onPlanWanted: () => void }) => (
  <button onClick={onPlanWanted}>{plan ? `rent ${plan.rentalType} ${plan.driver}` : 'rent'}</button>
);

interface Visit extends TestAppOptions {
  vehicle?: Partial<Vehicle>;
}

const open = (query = '', { vehicle = {}, setUpApi, ...options }: Visit = {}) =>
  renderApp(<Page />, {
    path: '/rental/vehicle-details',
    address: `/rental/vehicle-details?id=1${query}`,
    session: { module: rental, place },
    config: { timeZone: 'Asia/Karachi', taxIncluded: false },
    slots: { 'rent-vehicle': Rent },
    setUpApi: (api) => {
      api.respond(vehicleDetails, aVehicle(vehicle));
      api.respond(providerDetails, aProvider());
      api.respond(moduleList, [aModule({ id: 6, type: 'rental' })]);
      api.respond(vehicleReviews, {
        ...empty,
        summary: { average: 0, count: 0, histogram: [0, 0, 0, 0, 0] },
      });
      api.respond(providerVehicles, { ...empty, entries: [] });
      setUpApi?.(api);
    },
    ...options,
  });

const empty = { total: 0, page: 1, limit: 6, entries: [] };
const heading = () => screen.findByRole('heading', { level: 1, name: 'Vela City' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('shows the vehicle, its facts, its provider and the price of each rental type [GEN-04]', async () => {
  const { api, bus } = open('', { vehicle: { rates: { hourly: 500, perKm: null, perDay: 4_000 } } });
  const tracked = jest.fn();
  bus.on('analytics:measured', tracked);
  await heading();
  const item = { id: 1, name: 'Vela City', storeId: 1, module: 'rental', price: 500, quantity: 1 };
  await waitFor(() => expect(tracked.mock.calls).toEqual([[{ name: 'view_item', item }]]));
  const rates = screen.getByRole('list', { name: 'Prices' });
  expect(
    within(rates)
      .getAllByRole('listitem')
      .map((option) => option.textContent),
  ).toEqual(['$40.00per day', '$5.00per hour']);
  expect(screen.getByText('Sedan')).toBeVisible();
  expect(screen.getByText('2024')).toBeVisible();
  expect(screen.getByText('Petrol')).toBeVisible();
  expect(screen.getByRole('link', { name: /Corniche Cars/ })).toHaveAttribute(
    'href',
    '/rental/provider-details?id=1',
  );
  expect(api.calls(vehicleDetails)).toEqual([{ params: { id: 1 } }]);
});

it('calculates the price of the requested time with discount, driver and tax [D-14] [D-15]', async () => {
  const { api } = open(`${twoDays}&with_driver=1`, {
    vehicle: { discount: { type: 'percent', value: 10 }, available: 2 },
  });
  const box = await screen.findByRole('region', { name: 'Price' });
  // 2 × 40.00 − 10 % = 72.00; 5 % tax of it; the driver two days at 20.00.
  expect(box).toHaveTextContent(
    'Rent for 2 days$80.00Discount−$8.00With a driver$40.00Tax$3.60Total amount$115.60',
  );
  expect(screen.getByRole('button', { name: 'rent day_wise provider' })).toBeVisible();
  expect(api.calls(vehicleDetails)).toEqual([
    {
      params: { id: 1 },
      query: { pickup_time: '2026-03-02T05:00:00.000Z', destination_time: '2026-03-04T05:00:00.000Z' },
    },
  ]);
});

it('opens the plan’s form when the visitor rents without a time, with the available types', async () => {
  const { user, address } = open('', { vehicle: { rates: { hourly: 500, perKm: null, perDay: 4_000 } } });
  await heading();
  await user.click(screen.getByRole('button', { name: 'rent' }));
  const options = screen.getByRole('group', { name: 'How you pay for it' });
  expect(within(options).getAllByRole('radio')).toHaveLength(2);
  expect(within(options).getByRole('radio', { name: 'By the day' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show prices' }));
  await waitFor(() => expect(address()).toContain('rental_type=day_wise'));
  expect(await screen.findByRole('button', { name: 'rent day_wise self' })).toBeVisible();
});

it('offers no rental type that the vehicle lacks', async () => {
  open(twoDays, { vehicle: { rates: { hourly: 500, perKm: null, perDay: null } } });
  await heading();
  expect(screen.getByRole('button', { name: 'rent' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});

it('has no driver if the provider offers none, whatever the address contains', async () => {
  open(`${twoDays}&with_driver=1`, {
    setUpApi: (api) => api.respond(providerDetails, aProvider({ driverPerDay: null })),
  });
  expect(await screen.findByRole('button', { name: 'rent day_wise self' })).toBeVisible();
});

it('shows why it cannot be rented: the time, or the location [STATE-26]', async () => {
  open(twoDays, { vehicle: { available: 0 }, session: { module: rental, place, zoneIds: [9] } });
  await heading();
  expect(screen.getAllByText('Not free then').at(-1)).toBeVisible();
  expect(screen.getByText('It cannot be picked up at your place')).toBeVisible();
});

it('changes to the module of its provider [D-04]', async () => {
  const { session } = open('', { session: { module: { id: 1, type: 'food', name: 'Food' }, place } });
  await heading();
  await waitFor(() => expect(session.getState().module?.id).toBe(6));
});

it.each(['?id=9', '?id=none', ''])('shows at %s that it does not exist [X-01]', async (query) => {
  open('', {
    address: `/rental/vehicle-details${query}`,
    setUpApi: (api) => api.respond(vehicleDetails, () => Promise.reject(refused(404))),
  });
  expect(await screen.findByRole('heading', { name: 'This vehicle is not here any more' })).toBeVisible();
});

it('loads by Retry after a failure [X-01]', async () => {
  let isDown = true;
  const { user } = open('', {
    setUpApi: (api) =>
      api.respond(vehicleDetails, () => {
        if (isDown) throw refused(500);
        return aVehicle();
      }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading()).toBeVisible();
});

it('offers a plan once made for the next vehicle', async () => {
  sessionStorage.clear();
  const first = open(twoDays);
  await heading();
  await waitFor(() => expect(sessionStorage.getItem('trip-plan')).toContain('2026-03-02T10'));
  first.unmount();
  const next = open();
  const again = await screen.findByRole('button', { name: /^Take .* again$/ });
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'rent day_wise self' })).toBeVisible();
  expect(next.address()).toContain('pickup_time=2026-03-02T10');
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  sessionStorage.clear();
});

it('moves to the open form each time the button asks for time and place', async () => {
  sessionStorage.clear();
  open();
  await heading();
  fireEvent.click(screen.getByRole('button', { name: 'rent' }));
  const field = () => document.querySelector('form input');
  await waitFor(() => expect(field()).toHaveFocus());
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(screen.getByRole('button', { name: 'rent' }));
  await waitFor(() => expect(field()).toHaveFocus());
});
