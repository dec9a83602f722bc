import { createBus } from '@shop/events';
import type { BootData } from '@shop/federation';
import { leaveOnEnd } from './session-end';

// Only the routes are used.
const remotes = {
  'mfe-cart': { live: { routes: [{ path: '/checkout', page: 'checkout-page', resumes: true }] } },
  'mfe-account': { live: { routes: [{ path: '/profile', page: 'profile' }] } },
} as unknown as BootData['remotes'];

function ended(pathname: string, search = '') {
  const navigate = jest.fn();
  const requested = jest.fn();
  const bus = createBus();
  bus.on('auth:sign-in-requested', requested);
  const location = { pathname, search, hash: '', state: null, key: '' };
  jest.useFakeTimers();
  leaveOnEnd(remotes, { state: { location }, navigate }, bus);
  bus.emit('auth:sign-in-requested', { because: 'expired' });
  jest.runAllTimers();
  return { led: navigate.mock.calls, asked: requested.mock.calls };
}

it.each([
  ['/profile', true],
  ['/somewhere', true],
  ['/checkout', false],
])('a session that ends at %s leads to the home page: %s [ERR-18] [STATE-32] [F-23]', (pathname, isLed) => {
  expect(ended(pathname).led).toEqual(isLed ? [['/home']] : []);
});

it('asks to sign in again after all other messages, and comes back to the page with its query [F-22] [ROLE-05]', () => {
  const next = '/profile?page=wallet';
  expect(ended('/profile', '?page=wallet').asked).toEqual([
    [{ because: 'expired' }],
    [{ because: 'expired', next }],
  ]);
});

it.each(['/home', '/checkout'])('sends no command when nothing is lost: %s', (pathname) => {
  expect(ended(pathname).asked).toEqual([[{ because: 'expired' }]]);
});
