import { addToRentalWishlist, addToWishlist, rentalWishlist, wishlist } from '@shop/contract';
import { aProvider, aVehicle, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeRentalWishlist } from '../../wishlist/wishlist.fixture';
import FavouriteToggle from './favourite-toggle';

const city = aVehicle({ id: 5, name: 'Vela City' });
const dune = aVehicle({ id: 6, name: 'Dune' });
const cars = aProvider({ id: 7, name: 'Corniche Cars' });

const show = (setUpApi: TestAppOptions['setUpApi']) =>
  renderApp(
    <>
      <FavouriteToggle vehicleId={5} label="Vela City" />
      <FavouriteToggle vehicleId={6} label="Dune" />
      <FavouriteToggle providerId={7} label="Corniche Cars" />
    </>,
    { session: { token: 't', guestId: null }, ...(setUpApi ? { setUpApi } : {}) },
  );
const toggle = (name: string) => screen.getByRole('button', { name: `Add ${name} to wishlist` });
const isPressed = (name: string) => toggle(name).getAttribute('aria-pressed') === 'true';

it('adds vehicles and providers to the list of rentals, not to that of shops [CALL-22] [CALL-19]', async () => {
  const { user, api } = show((fake) =>
    fakeRentalWishlist(fake, { vehicles: [dune] }, { vehicles: [city], providers: [cars] }),
  );
  await waitFor(() => expect(isPressed('Dune')).toBe(true));
  expect(api.calls(rentalWishlist)).toHaveLength(1);
  await user.click(toggle('Vela City'));
  expect(isPressed('Vela City')).toBe(true);
  await user.click(toggle('Corniche Cars'));
  await waitFor(() =>
    expect(api.calls(addToRentalWishlist)).toEqual([
      { query: { vehicle_id: 5 } },
      { query: { provider_id: 7 } },
    ]),
  );
  await waitFor(() => expect([isPressed('Vela City'), isPressed('Corniche Cars')]).toEqual([true, true]));
  expect([...api.calls(wishlist), ...api.calls(addToWishlist)]).toEqual([]);
});

it('shows why the server has refused one [ERR-19]', async () => {
  const { user, toasts } = show((fake) => {
    fakeRentalWishlist(fake, { vehicles: [dune] });
    fake.respond(addToRentalWishlist, () => {
      throw refused(403, 'Your wishlist is full.');
    });
  });
  await waitFor(() => expect(isPressed('Dune')).toBe(true));
  await user.click(toggle('Vela City'));
  await waitFor(() => expect(toasts).toEqual(['Your wishlist is full.']));
  expect(isPressed('Vela City')).toBe(false);
});
