import { moduleList, providerDetails, providerReviews, providerVehicles, storeDetails } from '@shop/contract';
import {
  aModule,
  aProvider,
  aReview,
  aStore,
  aVehicle,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './provider-page';
import { Page as StorePage } from './store-page';

const rental = { id: 6, type: 'rental', name: 'Rental' } as const;
const vehicles = { total: 1, page: 1, limit: 20, entries: [aVehicle()] };

const open = ({ setUpApi, ...options }: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/rental/provider-details',
    address: '/rental/provider-details?id=1',
    session: { module: rental },
    setUpApi: (api) => {
      api.respond(providerDetails, aProvider());
      api.respond(providerVehicles, vehicles);
      api.respond(moduleList, [aModule({ id: 6, type: 'rental' })]);
      setUpApi?.(api);
    },
    ...options,
  });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Corniche Cars' });

it('shows the provider and its vehicles, each fetched once, and nothing about deliveries [ROUTE-07] [GEN-04]', async () => {
  const { api } = open({
    slots: { 'store-map': ({ storeName }: { storeName: string }) => <p>map {storeName}</p> },
  });
  await heading();
  expect(await screen.findByText('Vela City')).toBeVisible();
  expect(await screen.findByText('map Corniche Cars')).toBeVisible();
  expect(screen.getByText('1.2 km')).toBeVisible();
  expect(screen.queryByText(/Delivery|25-35|Take away/)).toBeNull();
  expect(api.calls(providerDetails)).toEqual([{ params: { id: 1 } }]);
  expect(api.calls(providerVehicles)).toEqual([{ query: { provider_id: 1, limit: 20, offset: 1 } }]);
});

it('filters its vehicles by the address [ROUTE-07] [D-03]', async () => {
  const { api } = open({ address: '/rental/provider-details?id=1&transmission=manual&rental_type=hourly' });
  await heading();
  await waitFor(() =>
    expect(api.calls(providerVehicles).at(-1)).toEqual({
      query: { provider_id: 1, limit: 20, offset: 1, transmission: 'manual', rental_type: 'hourly' },
    }),
  );
});

it('shows the reviews of its vehicles, each linked to the vehicle [X-04]', async () => {
  const review = aReview({ item: { id: 7, name: 'Vela Grand', imageUrl: null } });
  const summary = { average: 5, count: 1, histogram: [0, 0, 0, 0, 1] } as const;
  const { user } = open({
    setUpApi: (api) =>
      api.respond(providerReviews, {
        total: 1,
        page: 1,
        limit: 6,
        entries: [review],
        summary: { ...summary },
      }),
  });
  await heading();
  await user.click(screen.getByRole('button', { name: /30 ratings/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of the provider' });
  const link = await within(dialog).findByRole('link', { name: 'Vela Grand' });
  expect(link).toHaveAttribute('href', '/rental/vehicle-details?id=7');
});

it('tells visitors elsewhere that they cannot pick up anything there [STATE-26]', async () => {
  open({ session: { module: rental, zoneIds: [9] } });
  expect(await screen.findByText('It cannot be picked up at your place')).toBeVisible();
});

it('keeps the vehicles when only the head fails [X-01]', async () => {
  open({ setUpApi: (api) => api.respond(providerDetails, () => Promise.reject(refused(500))) });
  expect(await screen.findByText('Vela City')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
});

it.each(['?id=1', '?id=x', ''])('shows at %s that it does not exist [X-01]', async (query) => {
  open({
    address: `/rental/provider-details${query}`,
    setUpApi: (api) => api.respond(providerDetails, () => Promise.reject(refused(404))),
  });
  expect(await screen.findByRole('heading', { name: 'This provider is not here any more' })).toBeVisible();
});

it("is where a store's address redirects if the store is a provider [ROUTE-03] [ROUTE-07]", async () => {
  const { address } = renderApp(<StorePage />, {
    path: '/store/:id',
    address: '/store/3',
    session: { module: rental },
    setUpApi: (api) => api.respond(storeDetails, aStore({ id: 3, moduleType: 'rental' })),
  });
  await waitFor(() => expect(address()).toBe('/rental/provider-details?id=3'));
});
