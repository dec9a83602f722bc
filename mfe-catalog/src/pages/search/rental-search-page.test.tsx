import {
  providerList,
  vehicleBrands,
  vehicleCategories,
  vehicleSearch,
  type Page as PageOf,
} from '@shop/contract';
import { capabilities, type Capability } from '@shop/domain';
import { aProvider, aVehicle, renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './rental-search-page';

const toPage = <Entity,>(...entries: Entity[]): PageOf<Entity> => ({ total: 1, page: 1, limit: 20, entries });

const open = (announced: readonly Capability[]) =>
  renderApp(<Page />, {
    path: '/home',
    address: '/home?search=corniche',
    session: { module: { id: 6, type: 'rental', name: 'Rental' }, capabilities: announced },
    setUpApi: (api) => {
      api.respond(vehicleSearch, toPage(aVehicle()));
      api.respond(providerList, toPage(aProvider()));
      api.respond(vehicleCategories, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]);
      api.respond(vehicleBrands, []);
    },
  });

it('finds vehicles by name, and providers in a second tab [D-03] [GEN-04]', async () => {
  const { user, api } = open(capabilities);
  expect(await screen.findByText('Vela City')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /Providers/ }));
  expect(await screen.findByRole('link', { name: 'Corniche Cars' })).toBeVisible();
  expect(api.calls(providerList)).toEqual([{ query: { name: 'corniche', limit: 20, offset: 1 } }]);
});

it('finds vehicles alone when the backend cannot search providers by name', async () => {
  const { api } = open([]);
  expect(await screen.findByText('Vela City')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(api.calls(providerList)).toEqual([]);
});

it('shows no counts of the zone beside results of a search [D-03] [X-02]', async () => {
  const { user } = open(capabilities);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await panel.findByRole('checkbox', { name: 'Vans' })).toBeVisible();
});
