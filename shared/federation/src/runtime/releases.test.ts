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

it("tells apart the parts of several areas in one slot; where none is named it is the first one's", () => {
  const entryOf = (app?: string) => releases.appOf({ kind: 'slot', name: 'menu-entry', ...(app && { app }) });
  expect(entryOf('mfe-news')).toBe('mfe-news');
  expect(entryOf('mfe-gifts')).toBe('mfe-gifts');
  expect(entryOf()).toBe('mfe-gifts');
});

it('has no part of an area that does not offer it, or that is not there', () => {
  for (const app of ['mfe-cart', 'mfe-killed'])
    expect(releases.appOf({ kind: 'slot', app, name: 'menu-entry' })).toBeNull();
});

it('knows whose listener grants a wish, named or not', () => {
  const heart = 'wishlist:add-requested';
  const account = { ...release('mfe-account', []), listeners: [heart] };
  const visit = new Releases({ 'mfe-account': { live: account, previous: null } });
  expect(visit.appOf({ kind: 'listener', name: heart })).toBe('mfe-account');
  expect(visit.appOf({ kind: 'listener', app: 'mfe-account', name: heart })).toBe('mfe-account');
  expect(releases.appOf({ kind: 'listener', name: heart })).toBeNull();
});
