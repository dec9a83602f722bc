/** @jest-environment-options {"styles": true} */
import { moduleList, placeAutocomplete, placeDetails, storesPopular, zoneOf } from '@shop/contract';
import { aModule, aStore, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './landing-page';

const place = { address: '12 Canal Road', latitude: 1, longitude: 2 };
const chosen: TestAppOptions['session'] = {
  place,
  zoneIds: [1],
  module: { id: 1, type: 'food', name: 'Food' },
};

const show = (options: TestAppOptions = {}) =>
  renderApp(
    <InShop>
      <Page />
      <Toaster closeLabel="Close" />
    </InShop>,
    {
      setUpApi: (api) => {
        api.respond(moduleList, [
          aModule({ id: 1, name: 'Food' }),
          aModule({ id: 2, name: 'Grocery', type: 'grocery' }),
        ]);
        api.respond(storesPopular, {
          total: 1,
          page: 1,
          limit: 12,
          entries: [aStore({ name: 'Lahori Dhaba' })],
        });
        api.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        api.respond(placeDetails, { latitude: 24.8, longitude: 67, address: '' });
        api.respond(zoneOf, { zoneIds: [3], zones: [] });
      },
      ...options,
      session: { zoneIds: [], ...options.session },
    },
  );

it('asks for a location, shows the modules and how it works, and does not redirect [D-01]', async () => {
  const { address } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every shop in town, at your door');
  expect(screen.getByRole('combobox', { name: 'Search for a place' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Grocery/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(screen.queryByText('Stores that deliver to you')).toBeNull();
  expect(address()).toBe('/');
});

it('goes to `next` once a location is chosen [D-02]', async () => {
  const { user, address } = show({ address: '/?next=%2Fhome%3Fsearch%3Drice' });
  await user.type(screen.getByRole('combobox'), 'market{Enter}');
  await user.click(await screen.findByRole('option'));
  await waitFor(() => expect(address()).toBe('/home?search=rice'));
});

it('never follows a `next` out of the shop [F-37]', async () => {
  const { user, address } = show({ address: '/?next=https%3A%2F%2Fevil.example' });
  await user.type(screen.getByRole('combobox'), 'market{Enter}');
  await user.click(await screen.findByRole('option'));
  await waitFor(() => expect(address()).toBe('/home'));
});

it("shows 'Continue to {module}' and stores nearby, with a stored zone [D-01]", async () => {
  show({ session: chosen });
  expect(await screen.findByRole('link', { name: 'Continue to Food' })).toHaveAttribute('href', '/home');
  expect(await screen.findByRole('link', { name: /Lahori Dhaba/ })).toHaveAttribute('href', '/store/1');
});

it('opens a module from its tile; without a location the search comes first [STATE-28] [ERR-01]', async () => {
  const first = show({ session: chosen });
  await first.user.click(await screen.findByRole('button', { name: /Grocery/ }));
  await waitFor(() => expect(first.address()).toBe('/home'));
  expect(await screen.findByText('A Module has been selected.')).toBeVisible();
  expect(first.session.getState().module?.name).toBe('Grocery');
  first.unmount();
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: /Grocery/ }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByText('Now tell us where to deliver; Grocery opens next.')).toBeVisible();
  expect(address()).toBe('/');
});

it('shows the apps in the settings [D-01] [FOOT-03]', async () => {
  show({ config: { apps: { playStoreUrl: 'https://play.example/app', appStoreUrl: null } } });
  expect(await screen.findByRole('link', { name: /Google Play/ })).toBeVisible();
});

it('leaves the names of modules the width of a small phone [D-01]', async () => {
  show();
  const tile = await screen.findByRole('button', { name: /Grocery/ });
  expect(tile).toHaveStyle({ padding: '12px 8px', hyphens: 'auto' });
});
