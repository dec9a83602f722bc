import { aLine, renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CartBar } from './cart-bar';
import { CartButton } from './cart-button';

const name = 'Open cart, 3 items';
const cart = [aLine({ quantity: 3 })];

it.each([
  ['/home', 2],
  ['/store/3', 2],
  ['/checkout', 1],
  ['/order-confirmed', 1],
])('shows at %s %d buttons for the cart in header and bar', async (address, count) => {
  const both = (
    <>
      <CartButton />
      <CartBar />
    </>
  );
  renderApp(both, { address, cart });
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(count));
  await act(() => import('./filled-cart-bar')); // gives a bar that should not be there time to appear
  expect(screen.getAllByRole('button', { name })).toHaveLength(count);
});

it('opens the cart [CART-01]', async () => {
  const { user, bus } = renderApp(<CartBar />, { address: '/home', cart });
  const listener = jest.fn();
  bus.on('cart:open-requested', listener);
  await user.click(await screen.findByRole('button', { name }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('leaves the rental module to its own cart [HEAD-05]', async () => {
  const both = (
    <>
      <CartButton />
      <CartBar />
    </>
  );
  const session = { module: { id: 6, type: 'rental', name: 'Rental' } as const };
  renderApp(both, { address: '/home', cart, session });
  expect(await screen.findAllByRole('button', { name })).toHaveLength(1);
});
