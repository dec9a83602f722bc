import { getBootData, testEdge, type TestEdge } from '../../../fixtures/edge';
import type { OwnedRoute, ReleaseSet, SlotCondition } from '../release-set';
import { getScripts, picturePreload } from './preloads';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge();
});
afterAll(() => edge.close());

it('lists every script of a deferred slot, in order of execution', async () => {
  const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const live = getBootData(body).remotes['mfe-cart']?.live;
  expect(Object.keys(live?.slotScripts ?? {})).toEqual(['add-to-cart']);
  const scripts = live?.slotScripts?.['add-to-cart'] ?? [];
  expect(scripts.map(({ url }) => /\/([a-z-]+)\.[0-9a-f]{8}\.js$/.exec(url)?.[1])).toEqual([
    'entry',
    'slots',
    'add-to-cart',
  ]);
  expect(scripts[0]).toEqual(live?.entry);
  for (const { integrity } of scripts) expect(integrity).toMatch(/^sha384-/);
});

/** A release as the edge stores it, with only what preloads depend on. */
const stored = (app: string, manifest: object) => ({
  base: `/${app}/`,
  entry: { metadata: { integrity: 'sha384-x' } },
  manifest: { app, entry: { file: 'entry.js' }, exposes: {}, chunks: {}, texts: {}, slots: [], ...manifest },
});

const contract = { requires: { host: '^1.0.0', 'slot:cart-button': '^1.0.0', 'slot:help': '^1.0.0' } };
const cart = stored('mfe-cart', {
  slots: ['cart-button'],
  parts: { 'cart-button': ['button.js'] },
  pages: { checkout: ['checkout.js'] },
  texts: { en: ['texts.js'] },
  ownTexts: { en: ['own-texts.js'] },
});
const set = {
  host: stored('host', {
    contract,
    zoneSlots: ['cart-button'],
    slotModules: { 'cart-button': ['food'] },
    pages: { landing: ['landing.js'] },
  }),
  remotes: {
    'mfe-cart': { live: cart, previous: null },
    'mfe-help': {
      live: stored('mfe-help', { slots: ['help'], parts: { help: ['help.js'] } }),
      previous: null,
    },
  },
  getIntegrity: () => undefined,
} as unknown as ReleaseSet; // the rest plays no part here

const toFiles = (
  route: { app: string; page: string; customerSlots?: string[] },
  condition: Partial<SlotCondition>,
) =>
  getScripts(set, { path: '/', ...route } as OwnedRoute, {
    language: 'en',
    hasZone: true,
    moduleType: null,
    isCustomer: false,
    ...condition,
  }).map(({ url }) => url);

const filesAt = (app: string, page: string, hasZone: boolean, moduleType: string | null = null) =>
  toFiles({ app, page }, { hasZone, moduleType });

it('lists slots that the host shows in a zone only, for visitors with a zone', () => {
  const help = ['/mfe-help/entry.js', '/mfe-help/help.js'];
  const button = ['/mfe-cart/entry.js', '/mfe-cart/button.js', '/mfe-cart/texts.js'];
  expect(filesAt('host', 'landing', true)).toEqual(['/host/landing.js', ...button, ...help]);
  expect(filesAt('host', 'landing', false)).toEqual(['/host/landing.js', ...help]);
});

it('lists slots that the host shows in some modules only, for visitors in those', () => {
  const button = '/mfe-cart/button.js';
  expect(filesAt('host', 'landing', true, 'food')).toContain(button);
  expect(filesAt('host', 'landing', true, 'parcel')).not.toContain(button);
});

it('lists slots that a page shows to customers only, for customers', () => {
  const lists = { app: 'host', page: 'landing', customerSlots: ['cart-button'] };
  const button = '/mfe-cart/button.js';
  expect(toFiles(lists, { hasZone: false, isCustomer: true })).toContain(button);
  expect(toFiles(lists, { hasZone: false, isCustomer: false })).not.toContain(button);
});

it('lists further texts of an app for its own pages', () => {
  expect(filesAt('mfe-cart', 'checkout', true).slice(0, 4)).toEqual([
    '/mfe-cart/entry.js',
    '/mfe-cart/checkout.js',
    '/mfe-cart/texts.js',
    '/mfe-cart/own-texts.js',
  ]);
});

describe('the largest picture', () => {
  const origins = ['https://backend.example'];
  const rendered = { pictures: '<link rel="preload" as="image" imagesrcset="/_pictures/640?src=…">' };

  it.each([
    ['is preloaded by its address where the edge makes none smaller', null, null, true],
    ['is preloaded by its address if it is at another origin', ['https://elsewhere.example'], rendered, true],
    ['is left to the rendered head, which knows its size', origins, rendered, false],
    ['is left to the page’s own code if nothing was rendered: its size is unknown', origins, null, false],
  ])('%s [X-33]', (_case, known, content, isPreloaded) => {
    expect(picturePreload('https://backend.example/a.jpg', content, known) !== '').toBe(isPreloaded);
  });
});
