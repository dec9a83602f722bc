import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { continuesAsGuest, forgetGuestChoice } from '../../cart/guest-choice';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import IdentifyDialog from './identify-dialog';

const next = '/checkout?page=cart';

function open(payload = { next }) {
  const done = jest.fn();
  const app = renderApp(<IdentifyDialog payload={payload} done={done} />);
  const listener = jest.fn();
  app.bus.on('auth:sign-in-requested', listener);
  return { ...app, done, listener };
}

afterEach(forgetGuestChoice);

const button = (name: string) => screen.findByRole('button', { name });

it('leads a guest to the page they wanted [PROMPT-01] [ROLE-03] [STATE-21] [GEN-15]', async () => {
  const { user, done, address, listener } = open();
  await user.click(await button('Guest'));
  expect(address()).toBe(next);
  expect(done).toHaveBeenCalledTimes(1);
  expect(listener).not.toHaveBeenCalled();
});

it('remembers the guest’s choice for the rest of the visit, and no other [PROMPT-01] [STATE-10]', async () => {
  const first = open();
  await first.user.click(await button('Close'));
  expect(continuesAsGuest()).toBe(false);
  first.unmount();
  const { user } = open();
  await user.click(await button('Guest'));
  expect(continuesAsGuest()).toBe(true);
  forgetOrdering(); // as at a logout
  expect(continuesAsGuest()).toBe(false);
});

it.each([
  ['Login', 'sign-in'],
  ['Sign Up', 'sign-up'],
])('requests the account’s dialog with %s, which continues there [PROMPT-01]', async (name, mode) => {
  const { user, done, address, listener } = open();
  await user.click(await button(name));
  expect(listener).toHaveBeenCalledWith({ because: 'checkout', mode, next });
  expect(done).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
});

it('goes nowhere when it is closed', async () => {
  const { user, done, address } = open();
  await user.click(await button('Close'));
  expect(done).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
});

it('leads to no other site [F-37]', async () => {
  const { user, address } = open({ next: '//evil.example' });
  await user.click(await button('Guest'));
  expect(address()).toBe('/home');
});
