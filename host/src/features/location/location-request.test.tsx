import { addressList, placeAutocomplete, placeDetails, zoneOf } from '@shop/contract';
import { anAddress, renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import '../../messages';
import { LocationRequest } from './location-request';

const show = (session = {}) =>
  renderApp(
    <InShop>
      <LocationRequest />
    </InShop>,
    {
      session: { zoneIds: [], ...session },
      setUpApi: (api) => {
        api.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        api.respond(placeDetails, { latitude: 24.8, longitude: 67, address: '' });
        api.respond(zoneOf, { zoneIds: [3], zones: [] });
        api.respond(addressList, {
          total: 1,
          page: 1,
          limit: 10,
          entries: [anAddress({ address: '5 Garden Street', latitude: 9, longitude: 8 })],
        });
      },
    },
  );

it('asks for a location on command, and goes on to `next` [D-04]', async () => {
  const { user, bus, session, address } = show();
  await act(async () => bus.emit('place:choose-requested', { because: 'cart', next: '/product/7?x=1' }));
  await user.type(await screen.findByRole('combobox'), 'market{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Market Square' }));
  await waitFor(() => expect(address()).toBe('/product/7?x=1'));
  expect(session.getState().zoneIds).toEqual([3]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('never follows a `next` out of the shop [F-37]', async () => {
  const { user, bus, address } = show();
  await act(async () => bus.emit('place:choose-requested', { because: 'menu', next: '//evil.example' }));
  await user.type(await screen.findByRole('combobox'), 'market{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Market Square' }));
  await waitFor(() => expect(address()).toBe('/home'));
});

it("offers a customer's saved addresses [LOC-01]", async () => {
  const { user, bus, session } = show({ token: 't' });
  await act(async () => bus.emit('place:choose-requested', { because: 'menu' }));
  await user.click(await screen.findByRole('button', { name: '5 Garden Street' }));
  await waitFor(() =>
    expect(session.getState().place).toEqual({ address: '5 Garden Street', latitude: 9, longitude: 8 }),
  );
});

it('tells a guest that saved addresses need an account [LOC-03]', async () => {
  const { user, bus } = show();
  await act(async () => bus.emit('place:choose-requested', { because: 'menu' }));
  await user.click(await screen.findByRole('button', { name: 'Saved addresses' }));
  expect(screen.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
});
