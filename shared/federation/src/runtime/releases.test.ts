import type { ClientRelease } from '../boot-data';
import { Releases } from './releases';

const release = (app: string, slots: string[]): ClientRelease => ({
  app,
  version: '1.0.0',
  buildId: 'b1',
  entry: { url: `/r/${app}/entry.js`, integrity: '' },
  routes: [],
  slots,
  listeners: [],
});

const releases = new Releases({
  'mfe-cart': { live: release('mfe-cart', ['cart-bar']), previous: null },
  'mfe-gifts': { live: release('mfe-gifts', ['menu-entry']), previous: null },
  'mfe-news': { live: release('mfe-news', ['menu-entry']), previous: null },
});

it("selects a slot's component by app; without one, that of the first provider", () => {
  const getEntryApp = (app?: string) =>
    releases.getApp({ kind: 'slot', name: 'menu-entry', ...(app && { app }) });
  expect(getEntryApp('mfe-news')).toBe('mfe-news');
  expect(getEntryApp('mfe-gifts')).toBe('mfe-gifts');
  expect(getEntryApp()).toBe('mfe-gifts');
});

it('has no component of an app that does not provide it, or that does not exist', () => {
  for (const app of ['mfe-cart', 'mfe-killed'])
    expect(releases.getApp({ kind: 'slot', app, name: 'menu-entry' })).toBeNull();
});

it('finds the app that handles a command, named or not', () => {
  const command = 'wishlist:add-requested';
  const account = { ...release('mfe-account', []), listeners: [command] };
  const visit = new Releases({ 'mfe-account': { live: account, previous: null } });
  expect(visit.getApp({ kind: 'listener', name: command })).toBe('mfe-account');
  expect(visit.getApp({ kind: 'listener', app: 'mfe-account', name: command })).toBe('mfe-account');
  expect(releases.getApp({ kind: 'listener', name: command })).toBeNull();
});
