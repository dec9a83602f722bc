import { anItem, aProvider, aStore, aVehicle, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { keepRentalWishlist, keepWishlist } from '../../wishlist/wishlist.fixture';
import WishlistButton from './wishlist-button';

it('counts items and stores, and opens the list [HEAD-04]', async () => {
  const { user, bus } = renderApp(<WishlistButton />, {
    session: { token: 't' },
    answers: (api) =>
      keepWishlist(api, { items: [anItem({ id: 1 }), anItem({ id: 2 })], stores: [aStore()] }),
  });
  const heard = jest.fn();
  bus.on('wishlist:open-requested', heard);
  await user.click(await screen.findByRole('button', { name: 'Wishlist, 3 favourites' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('counts vehicles and providers in rental modules [HEAD-04] [WISH-01]', async () => {
  renderApp(<WishlistButton />, {
    session: { token: 't', module: { id: 6, type: 'rental', name: 'Rental' } },
    answers: (api) => {
      keepWishlist(api, { items: [anItem()] });
      keepRentalWishlist(api, { vehicles: [aVehicle()], providers: [aProvider()] });
    },
  });
  expect(await screen.findByRole('button', { name: 'Wishlist, 2 favourites' })).toBeVisible();
});
