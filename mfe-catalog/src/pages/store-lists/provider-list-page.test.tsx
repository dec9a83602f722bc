import { providerList, providersLatest, providersPopular } from '@shop/contract';
import { capabilities } from '@shop/domain';
import { aProvider, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from './provider-list-page';

const toPage = (name: string) => ({ total: 1, page: 1, limit: 20, entries: [aProvider({ name })] });

const open = (address: string, announced: readonly (typeof capabilities)[number][]) =>
  renderApp(<Page />, {
    path: address.split('?')[0] ?? '',
    address,
    session: { module: { id: 6, type: 'rental', name: 'Rental' }, capabilities: announced },
    setUpApi: (api) => {
      api.respond(providersLatest, toPage('Newcomer'));
      api.respond(providersPopular, toPage('Corniche Cars'));
      api.respond(providerList, toPage('Neighbour'));
    },
  });

it.each([
  ['/store/latest', 'New providers', 'Newcomer', capabilities],
  ['/home?data_type=new', 'New providers', 'Newcomer', []],
  ['/store/popular', 'Popular providers', 'Corniche Cars', capabilities],
  ['/home?data_type=featured', 'Popular providers', 'Corniche Cars', []],
  ['/home?data_type=near', 'Providers near you', 'Neighbour', capabilities],
] as const)('%s lists %s [CALL-09] [GEN-04]', async (address, title, name, announced) => {
  open(address, announced);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(name)).toBeVisible();
});

it('requests pages of its list, nearby providers by distance [CALL-09] [BIZ-09]', async () => {
  const near = open('/home?data_type=near', capabilities);
  await screen.findByText('Neighbour');
  expect(near.api.calls(providerList)).toEqual([{ query: { limit: 20, offset: 1, sort_by: 'distance' } }]);
  near.unmount();
  const latest = open('/store/latest', []);
  await screen.findByText('Newcomer');
  expect(latest.api.calls(providersLatest)).toEqual([{ query: { limit: 20, offset: 1 } }]);
});

it('shows popular providers instead when the backend cannot sort by distance [CALL-09]', async () => {
  const { api } = open('/home?data_type=near', []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Popular providers' })).toBeVisible();
  expect(await screen.findByText('Corniche Cars')).toBeVisible();
  expect(api.calls(providerList)).toEqual([]);
});
