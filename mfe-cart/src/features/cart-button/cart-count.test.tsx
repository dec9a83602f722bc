import { cartList, rentalCart } from '@shop/contract';
import { aLine, aRentalCart, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { RentalCartCount } from '../rental-button/rental-cart-button';
import { CartButton, CartCount } from './cart-button';

it('shows the number of items, asks for the cart only once with the header’s button [X-17]', async () => {
  const { api } = renderApp(
    <>
      <CartButton />
      <CartCount />
    </>,
    { cart: [aLine({ quantity: 2 }), aLine({ id: 2, quantity: 1 })] },
  );
  expect(await screen.findByRole('img', { name: '3 items' })).toHaveTextContent('3');
  expect(api.calls(cartList)).toHaveLength(1);
});

it('shows nothing for an empty cart [X-17]', async () => {
  const { api } = renderApp(<CartCount />);
  await waitFor(() => expect(api.calls(cartList)).toHaveLength(1));
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the number of vehicles [X-17] [HEAD-05]', async () => {
  renderApp(<RentalCartCount />, { setUpApi: (api) => api.respond(rentalCart, aRentalCart()) });
  expect(await screen.findByRole('img', { name: /vehicle/ })).toBeVisible();
});
