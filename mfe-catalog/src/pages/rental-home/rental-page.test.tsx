import { banners, providersPopular, vehicleCategories, vehiclesTopRated } from '@shop/contract';
import { aProvider, aVehicle, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './rental-page';

const place = { latitude: 24.86, longitude: 67.01, address: '1 Harbour Quay' };
const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 12, entries });

const open = ({ setUpApi, ...options }: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/home',
    address: '/home',
    session: { module: { id: 6, type: 'rental', name: 'Rental' }, place },
    config: { timeZone: 'Asia/Karachi' },
    setUpApi: (api) => {
      api.respond(vehicleCategories, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]);
      api.respond(vehiclesTopRated, toPage(aVehicle()));
      api.respond(providersPopular, toPage(aProvider({ id: 4 })));
      api.respond(banners, []);
      setUpApi?.(api);
    },
    ...options,
  });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('shows categories, top rated vehicles and Providers, each linked to its page [GEN-04] [D-02]', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Vans/ })).toHaveAttribute(
    'href',
    '/rental/vehicle-search?categoryId=2',
  );
  expect(await screen.findByRole('link', { name: 'Vela City' })).toHaveAttribute(
    'href',
    '/rental/vehicle-details?id=1',
  );
  const providers = screen.getByRole('region', { name: 'Providers' });
  expect(await within(providers).findByRole('link', { name: 'Corniche Cars' })).toHaveAttribute(
    'href',
    '/rental/provider-details?id=4',
  );
  expect(screen.getByRole('region', { name: 'How it works' })).toBeVisible();
});

it('searches for vehicles at the chosen time and location [ROUTE-06]', async () => {
  const { user, address } = open();
  await waitFor(() => expect(screen.getByLabelText(/^Pick-up day/)).toHaveValue('2026-03-02'));
  await user.click(screen.getByRole('radio', { name: 'By the hour' }));
  await user.click(screen.getByRole('button', { name: 'Find vehicles' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/rental/vehicle-search?all_category=1&pickup_time=2026-03-02T10%3A00&destination_time=2026-03-03T10%3A00&rental_type=hourly',
    ),
  );
});

it('keeps the form and the other rows when one of them fails [X-01]', async () => {
  open({ setUpApi: (api) => api.respond(vehiclesTopRated, () => Promise.reject(refused(500))) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByRole('button', { name: 'Find vehicles' })).toBeEnabled();
  expect(await screen.findByText('Corniche Cars')).toBeVisible();
});
