import { moduleList } from '@shop/contract';
import type { ShopModule } from '@shop/domain';
import { chooseModule } from '@shop/session';
import { aModule, refused, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { LocationGate } from '../location/location-gate';
import { ModuleGate } from './module-gate';

const food = aModule({ id: 1, name: 'Food', type: 'food' });
const grocery = aModule({ id: 2, name: 'Grocery', type: 'grocery' });
const chosen = ({ id, type, name }: ShopModule) => ({ id, type, name });

const show = (modules: ShopModule[], session = {}, address = '/home') =>
  renderApp(
    <>
      <LocationGate page="home">
        <ModuleGate page="home">
          <h1>Shop front</h1>
        </ModuleGate>
      </LocationGate>
      <Toaster closeLabel="Close" />
    </>,
    { address, path: '/home', session, setUpApi: (api) => api.respond(moduleList, modules) },
  );

it('redirects to the landing page without a location, and keeps the address in `next` [D-02]', async () => {
  const { address } = show([food], { zoneIds: [] }, '/home?search=rice');
  await waitFor(() => expect(address()).toBe('/?next=%2Fhome%3Fsearch%3Drice'));
});

it('chooses the only module without asking [D-06]', async () => {
  const { session } = show([food]);
  expect(await screen.findByRole('heading', { name: 'Shop front' })).toBeVisible();
  expect(session.getState().module).toEqual(chosen(food));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks when several modules serve the zone; only a choice closes the dialog [MOD-01] [D-06] [ERR-12] [ERR-13]', async () => {
  const { user, session } = show([food, grocery]);
  await screen.findByRole('dialog', { name: 'Select a type of module for your orders' });
  expect(screen.getByText('A module must be selected to continue.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Grocery' }));
  expect(await screen.findByRole('heading', { name: 'Shop front' })).toBeVisible();
  expect(session.getState().module).toEqual(chosen(grocery));
  expect(screen.getByText('A Module has been selected.')).toBeVisible();
});

it('shows a message when there is no module [MOD-02]', async () => {
  show([]);
  expect(await screen.findByText('No module found')).toBeVisible();
  expect(screen.getByText('Contact with the site owner to activate modules.')).toBeVisible();
});

it('shows the page at once for a stored module, and asks again when it does not serve the zone', async () => {
  show([food, grocery], { module: chosen(food) });
  expect(screen.getByRole('heading', { name: 'Shop front' })).toBeVisible();
  show([food, grocery], { module: { id: 9, type: 'food', name: 'Gone' } });
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('uses the module in the address [ROUTE-01]', async () => {
  const { session } = show([food, grocery], { module: chosen(food) }, '/home?module_id=2');
  await waitFor(() => expect(session.getState().module?.id).toBe(2));
});

it.each([
  ['another', food],
  ['the same', grocery],
])(
  'does not take back a later choice, where the address named %s module [ROUTE-01] [STATE-28]',
  async (_case, before) => {
    const address = '/home?data_type=popular&module_id=2';
    const app = show([food, grocery], { module: chosen(before) }, address);
    await waitFor(() => expect(app.session.getState().module?.id).toBe(2));
    await screen.findByRole('heading', { name: 'Shop front' });
    act(() => chooseModule(app.session, app.bus, chosen(food)));
    expect(await screen.findByRole('heading', { name: 'Shop front' })).toBeVisible();
    expect(app.session.getState().module?.id).toBe(1);
    expect(app.address()).toBe(address);
  },
);

it('can be retried when the modules fail to load', async () => {
  let isDown = true;
  const { user } = renderApp(<ModuleGate page="home">open</ModuleGate>, {
    setUpApi: (api) =>
      api.respond(moduleList, () => {
        if (isDown) throw refused(500, 'down');
        return [food];
      }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('open')).toBeVisible();
});
