import type { BootData } from '@shop/federation';
import { leaveOnEnd } from './session-end';

// Only the routes are read.
const remotes = {
  'mfe-cart': { live: { routes: [{ path: '/checkout', page: 'checkout-page', resumes: true }] } },
  'mfe-account': { live: { routes: [{ path: '/profile', page: 'profile' }] } },
} as unknown as BootData['remotes'];

it.each([
  ['/profile', true],
  ['/somewhere', true],
  ['/checkout', false],
])('a session that ends at %s leads home: %s [ERR-18] [STATE-32] [F-23]', (pathname, isLed) => {
  const navigate = jest.fn();
  const location = { pathname, search: '', hash: '', state: null, key: '' };
  leaveOnEnd(remotes, { state: { location }, navigate });
  expect(navigate.mock.calls).toEqual(isLed ? [['/home']] : []);
});
