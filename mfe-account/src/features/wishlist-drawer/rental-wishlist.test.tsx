import { removeFromRentalWishlist, wishlist } from '@shop/contract';
import { aProvider, aVehicle, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeRentalWishlist } from '../../wishlist/wishlist.fixture';
import WishlistDrawer from './wishlist-drawer';

const vehicles = [
  aVehicle({ id: 5, name: 'Vela City', discount: { type: 'percent', value: 10 } }),
  aVehicle({ id: 6, name: 'Dune', rates: { hourly: null, perKm: null, perDay: 9_000 }, ratingCount: 0 }),
];
const providers = [aProvider({ id: 7, name: 'Corniche Cars', vehicleCount: 6 })];

const open = (setUpApi: NonNullable<TestAppOptions['setUpApi']>) =>
  renderApp(<WishlistDrawer payload={{}} done={jest.fn()} />, {
    session: { token: 't', guestId: null, module: { id: 6, type: 'rental', name: 'Rental' } },
    setUpApi,
  });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Wishlist' }));

it('lists vehicles and providers in rental modules, each with a link [WISH-01] [CALL-22] [GEN-04]', async () => {
  const { user, api } = open((fake) => fakeRentalWishlist(fake, { vehicles, providers }));
  const inside = await drawer();
  const city = await inside.findByRole('link', { name: 'Vela City' });
  expect(city).toHaveAttribute('href', '/rental/vehicle-details?id=5');
  expect(inside.getByText('$4.50 per hour')).toBeVisible();
  expect(inside.getByText('$90.00 per day')).toBeVisible();
  expect(inside.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Vehicles2', 'Providers1']);
  await user.click(inside.getByRole('tab', { name: /^Providers/ }));
  expect(inside.getByRole('link', { name: 'Corniche Cars' })).toHaveAttribute(
    'href',
    '/rental/provider-details?id=7',
  );
  expect(inside.getByText('6 vehicles')).toBeVisible();
  expect(api.calls(wishlist)).toEqual([]);
});

it('asks before it removes a vehicle, and shows the empty list [WISH-02] [WISH-03] [CALL-20]', async () => {
  const { user, api } = open((fake) => fakeRentalWishlist(fake, { vehicles: vehicles.slice(0, 1) }));
  const inside = await drawer();
  await user.click(await inside.findByRole('button', { name: 'Remove Vela City from wishlist' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await inside.findByText('No favourite vehicles found')).toBeVisible();
  await waitFor(() => expect(api.calls(removeFromRentalWishlist)).toEqual([{ query: { vehicle_id: 5 } }]));
  await user.click(inside.getByRole('tab', { name: 'Providers' }));
  expect(inside.getByText('No favourite providers found')).toBeVisible();
});
