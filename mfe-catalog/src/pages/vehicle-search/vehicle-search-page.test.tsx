import { moduleList, vehicleBrands, vehicleCategories, vehicleSearch } from '@shop/contract';
import type { Vehicle } from '@shop/domain';
import { aModule, aVehicle, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './vehicle-search-page';

const place = { latitude: 24.86, longitude: 67.01, address: '1 Harbour Quay' };
const rental = { id: 6, type: 'rental', name: 'Rental' } as const;
const toPage = (...entries: Vehicle[]) => ({ total: entries.length, page: 1, limit: 20, entries });
const vans = { id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 };

const open = (query: string, { setUpApi, ...options }: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/rental/vehicle-search',
    address: `/rental/vehicle-search?${query}`,
    session: { module: rental, place },
    config: { timeZone: 'Asia/Karachi' },
    setUpApi: (api) => {
      api.respond(vehicleSearch, toPage(aVehicle()));
      api.respond(vehicleCategories, [vans]);
      api.respond(vehicleBrands, [{ id: 7, name: 'Vela', imageUrl: null }]);
      setUpApi?.(api);
    },
    ...options,
  });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

const twoDays = 'pickup_time=2026-03-02T10:00&destination_time=2026-03-04T10:00&rental_type=day_wise';

it('lists a category’s vehicles with their price per day, and explains why to enter a time [ROUTE-06]', async () => {
  const { api } = open('categoryId=2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vans' })).toBeVisible();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/\$40\.00.*per day/);
  expect(within(card).queryByText('Free then')).toBeNull();
  expect(screen.getByText(/Say when you need it/)).toBeVisible();
  expect(screen.getByText('1 vehicle')).toBeVisible();
  expect(api.calls(vehicleSearch)).toEqual([{ query: { limit: 20, offset: 1, category_ids: '2' } }]);
});

it('requests every filter in the address, and ignores invalid ones [ROUTE-06] [D-03]', async () => {
  const searchParams = 'air_condition=1&with_driver=1&only_available=1&sort=price_low&seats=5';
  const more = 'all_category=1&category_ids=2,x,3&brand_ids=7&fuel=petrol,coal&transmission=manual';
  const { api } = open(`${more}&min_price=90&max_price=10&${searchParams}&${twoDays}`);
  await screen.findByRole('article');
  expect(api.calls(vehicleSearch)).toEqual([
    {
      query: {
        limit: 20,
        offset: 1,
        category_ids: '2,3',
        brand_ids: '7',
        seats: 5,
        fuel: 'petrol',
        transmission: 'manual',
        rental_type: 'day_wise',
        min_price: 10,
        max_price: 90,
        sort_by: 'price_low',
        air_condition: true,
        with_driver: true,
        only_available: true,
        pickup_time: '2026-03-02T05:00:00.000Z',
        destination_time: '2026-03-04T05:00:00.000Z',
      },
    },
  ]);
});

it.each([
  ['one of many', 1, 'Only 1 left'],
  ['all of them', 3, 'Free then'],
  ['none', 0, 'Not free then'],
])('shows the price of the requested time and that %s is free', async (_case, available, text) => {
  open(twoDays, {
    setUpApi: (api) =>
      api.respond(
        vehicleSearch,
        toPage(aVehicle({ available, quantity: 3, discount: { type: 'percent', value: 10 } })),
      ),
  });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/\$72\.00.*\$80\.00.*for 2 days/);
  expect(within(card).getByText(text)).toBeInTheDocument();
  const link = within(card).getByRole('link', { name: 'Vela City' });
  expect(link.getAttribute('href')).toContain('id=1&pickup_time=2026-03-02T10%3A00');
});

it.each([
  ['without a rental type', '', /\$36\.00.*per day/, 'Price per day', 'Up to $50.00 per day'],
  ['by the hour', '&rental_type=hourly', /\$4\.50.*per hour/, 'Price per hour', 'Up to $50.00 per hour'],
])(
  'shows, filters and names prices in one unit, %s [ROUTE-06] [D-03]',
  async (_case, type, price, name, chip) => {
    const { user } = open(`all_category=1&max_price=50${type}`, {
      setUpApi: (api) =>
        api.respond(vehicleSearch, toPage(aVehicle({ discount: { type: 'percent', value: 10 } }))),
    });
    expect(await screen.findByRole('article')).toHaveTextContent(price);
    expect(screen.getByRole('button', { name: `Remove filter: ${chip}` })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const filterDialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(await within(filterDialog).findByRole('group', { name })).toBeVisible();
  },
);

it.each([
  ['of the whole list', '', 'Vans 3'],
  ['of the whole list, in any order', '&sort=rating', 'Vans 3'],
  ['of no filtered list', '&seats=5', 'Vans'],
  ['of no list of one category', '&categoryId=2', 'Vans'],
  ['of no list of a rental type', '&rental_type=hourly', 'Vans'],
])('counts the vehicles of a category %s [D-03] [X-02]', async (_case, query, name) => {
  const { user } = open(`all_category=1${query}`);
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const filterDialog = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(filterDialog).findByRole('checkbox', { name })).toBeVisible();
});

it('puts time and rental type into the address [ROUTE-06]', async () => {
  const { user, address } = open('categoryId=2');
  await user.click(await screen.findByRole('button', { name: 'Say when' }));
  await user.click(screen.getByRole('radio', { name: 'By the hour' }));
  await user.click(screen.getByRole('button', { name: 'Show prices' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/rental/vehicle-search?categoryId=2&pickup_time=2026-03-02T10%3A00&destination_time=2026-03-03T10%3A00&rental_type=hourly',
    ),
  );
  expect(await screen.findByText(/for 24 hours/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
});

it('ignores a time in the past, and shows a message', async () => {
  const { api } = open('pickup_time=2026-02-02T10:00&destination_time=2026-02-04T10:00', {
    session: { module: rental, place, madeAt: Date.now() },
  });
  expect(await screen.findByText(/cannot be booked any more/)).toBeVisible();
  expect(api.calls(vehicleSearch)).toEqual([{ query: { limit: 20, offset: 1 } }]);
});

it('filters by a press, shows the active filter, and removes it again [X-02]', async () => {
  const { user, address } = open('all_category=1');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filterDialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(await within(filterDialog).findByRole('checkbox', { name: /Vans/ }));
  await user.click(within(filterDialog).getByRole('checkbox', { name: 'Automatic' }));
  await user.click(within(filterDialog).getByRole('radio', { name: '5 seats and up' }));
  expect(address()).toBe('/rental/vehicle-search?categoryId=2&seats=5&transmission=automatic');
  await user.click(within(filterDialog).getByRole('button', { name: 'Show 1 result' }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Vans' }));
  expect(address()).toBe('/rental/vehicle-search?all_category=1&seats=5&transmission=automatic');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Top rated');
  expect(address()).toContain('sort=rating');
});

it('offers a link when there are no results [X-02]', async () => {
  open(twoDays, { setUpApi: (api) => api.respond(vehicleSearch, toPage()) });
  expect(await screen.findByText('No vehicles found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute(
    'href',
    '/rental/vehicle-search?all_category=1',
  );
});

it('changes to the rental module first [D-04]', async () => {
  const { api, session } = open('all_category=1', {
    session: { module: { id: 1, type: 'food', name: 'Food' }, place },
    setUpApi: (fake) =>
      fake.respond(moduleList, [aModule(), aModule({ id: 6, type: 'rental', name: 'Rental' })]),
  });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(session.getState().module?.id).toBe(6);
  expect(api.calls(vehicleSearch)).toHaveLength(1);
});
