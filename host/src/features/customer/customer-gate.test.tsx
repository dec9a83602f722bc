import { endSession, startSession } from '@shop/session';
import { renderApp, renderOnServer } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { CustomerGate } from './customer-gate';

const page = (
  <InShop>
    <CustomerGate>
      <h1>My orders</h1>
    </CustomerGate>
  </InShop>
);

function open(session: { token?: string } = {}) {
  const app = renderApp(page, { address: '/profile?page=my-orders', path: '/profile', session });
  const requested = jest.fn();
  app.bus.on('auth:sign-in-requested', requested);
  return { ...app, asked: requested };
}

const wish = { because: 'account', next: '/profile?page=my-orders' };

it('asks a guest to sign in and then shows the page [D-10] [ROLE-04]', async () => {
  const { asked, session, bus, address } = open();
  expect(screen.getByText('Sign in to see this page')).toBeVisible();
  expect(screen.queryByText('My orders')).toBeNull();
  expect(asked.mock.calls).toEqual([[wish]]);
  act(() => startSession(session, bus, 'token'));
  expect(await screen.findByRole('heading', { name: 'My orders' })).toBeVisible();
  expect(address()).toBe('/profile?page=my-orders');
});

it('can ask again after the dialog was closed', async () => {
  const { asked, user } = open();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(asked.mock.calls).toEqual([[wish], [wish]]);
});

it('shows the page to a customer at once [ROLE-05]', () => {
  const { asked } = open({ token: 'token' });
  expect(screen.getByRole('heading', { name: 'My orders' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('does not ask after a logout, here or in another tab [STATE-31] [F-33]', () => {
  const { asked, session, bus } = open({ token: 'token' });
  act(() => void endSession(session, bus, 'logout'));
  expect(screen.queryByText('My orders')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('renders the same page on the server for guests and customers', async () => {
  const session = { restored: false };
  expect(await renderOnServer(page, [], { session })).toContain('Sign in to see this page');
  const customer = { session: { ...session, expectsCustomer: true } };
  expect(await renderOnServer(page, [], customer)).toContain('My orders');
});
