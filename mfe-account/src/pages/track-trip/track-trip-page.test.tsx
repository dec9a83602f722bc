import { tripDetails } from '@shop/contract';
import { aTrip, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { act, screen } from '@testing-library/react';
import { Page } from './track-trip-page';

const open = (address: string, options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    address,
    session: { module: { id: 6, type: 'rental', name: 'Rental' } },
    setUpApi: (api) => api.respond(tripDetails, aTrip({ status: 'confirmed' })),
    ...options,
  });

beforeEach(() => {
  sessionStorage.clear();
  for (const id of [7, 200_001]) saveContactPhone('trip', id, '+923001112233');
});

it('tracks a guest’s trip by number and phone, without actions [ROUTE-11] [D-23]', async () => {
  const { user, api, address } = open('/track-order');
  expect(screen.getByRole('heading', { level: 1, name: 'Track Trip' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Trip ID' }), '#200001');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0300 1112233');
  await user.click(screen.getByRole('button', { name: 'Track Trip' }));
  expect(await screen.findByText('Trip #200001')).toBeVisible();
  expect(address()).toBe('/track-order?trip_id=200001');
  expect(api.calls(tripDetails)[0]).toEqual({
    query: { trip_id: 200_001, contact_number: '+923001112233' },
  });
  expect(screen.getByText('Vela City')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
});

it('asks a guest for both, with texts for trips [ROUTE-11]', async () => {
  const { user, api } = open('/track-order');
  await user.click(screen.getByRole('button', { name: 'Track Trip' }));
  expect(await screen.findByText('Trip ID is required')).toBeVisible();
  expect(screen.getByText('Phone Number is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Trip ID' }), 'abc');
  expect(await screen.findByText('A trip ID has only digits')).toBeVisible();
  expect(api.calls(tripDetails)).toEqual([]);
});

it('shows that nothing was found, and lets the visitor correct it', async () => {
  open('/track-order?trip_id=7', {
    setUpApi: (api) =>
      api.respond(tripDetails, () => {
        throw refused(404, 'Trip not found!');
      }),
  });
  expect(await screen.findByText('Trip not found')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Trip ID' })).toHaveValue('7');
});

it('polls every 15 seconds until the trip is over', async () => {
  jest.useFakeTimers();
  let status: 'ongoing' | 'completed' = 'ongoing';
  const { api } = open('/track-order?trip_id=200001', {
    setUpApi: (fake) => fake.respond(tripDetails, () => aTrip({ status })),
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(100);
  expect(screen.getByTestId('trip-status')).toHaveTextContent('Ongoing');
  status = 'completed';
  await pass(15_100);
  expect(screen.getByTestId('trip-status')).toHaveTextContent('Completed');
  const requestCount = api.calls(tripDetails).length;
  await pass(60_000);
  expect(api.calls(tripDetails)).toHaveLength(requestCount);
  jest.useRealTimers();
});
