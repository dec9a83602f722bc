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

it('asks a guest to sign in and then shows the very page [D-10] [ROLE-04]', async () => {
  const { asked, session, bus, address } = open();
  expect(screen.getByText('Sign in to see this page')).toBeVisible();
  expect(screen.queryByText('My orders')).toBeNull();
  expect(asked.mock.calls).toEqual([[wish]]);
  act(() => startSession(session, bus, 'token'));
  expect(await screen.findByRole('heading', { name: 'My orders' })).toBeVisible();
  expect(address()).toBe('/profile?page=my-orders');
});

it('asks again for whoever has closed the dialog', async () => {
  const { asked, user } = open();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(asked.mock.calls).toEqual([[wish], [wish]]);
});

it('lets a customer through without a word [ROLE-05]', () => {
  const { asked } = open({ token: 'token' });
  expect(screen.getByRole('heading', { name: 'My orders' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('asks nobody who has just signed out, here or in another tab [STATE-31] [F-33]', () => {
  const { asked, session, bus } = open({ token: 'token' });
  act(() => void endSession(session, bus, 'logout'));
  expect(screen.queryByText('My orders')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('stands in the page as the server renders it, for guests and for customers', async () => {
  const session = { restored: false };
  expect(await renderOnServer(page, [], { session })).toContain('Sign in to see this page');
  const customer = { session: { ...session, expectsCustomer: true } };
  expect(await renderOnServer(page, [], customer)).toContain('My orders');
});
