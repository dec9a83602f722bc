import { anItem, aStore, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { keepWishlist } from '../../wishlist/wishlist.fixture';
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
