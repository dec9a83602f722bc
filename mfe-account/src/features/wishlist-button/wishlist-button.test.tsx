import { anItem, aProvider, aStore, aVehicle, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { fakeRentalWishlist, fakeWishlist } from '../../wishlist/wishlist.fixture';
import WishlistButton from './wishlist-button';

it('counts items and stores, and opens the list [HEAD-04]', async () => {
  const { user, bus } = renderApp(<WishlistButton />, {
    session: { token: 't' },
    setUpApi: (api) =>
      fakeWishlist(api, { items: [anItem({ id: 1 }), anItem({ id: 2 })], stores: [aStore()] }),
  });
  const listener = jest.fn();
  bus.on('wishlist:open-requested', listener);
  await user.click(await screen.findByRole('button', { name: 'Wishlist, 3 favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('counts vehicles and providers in rental modules [HEAD-04] [WISH-01]', async () => {
  renderApp(<WishlistButton />, {
    session: { token: 't', module: { id: 6, type: 'rental', name: 'Rental' } },
    setUpApi: (api) => {
      fakeWishlist(api, { items: [anItem()] });
      fakeRentalWishlist(api, { vehicles: [aVehicle()], providers: [aProvider()] });
    },
  });
  expect(await screen.findByRole('button', { name: 'Wishlist, 2 favourites' })).toBeVisible();
});
