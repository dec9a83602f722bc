import { useEndpoint } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { Seo } from '@shop/ui';
import { Slot, type BootData, type RenderRequest, type ServerModules } from '@shop/federation';
import { defineMessages, useTranslation } from '@shop/i18n';
import { Navigate, useParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { render } from './render';
import { remotesWith } from '../root/test-remotes';

const live = remotesWith([])['mfe-test']?.live;
const remotes = {
  'mfe-test': {
    live: { ...live, routes: [{ path: '/product/:id', page: 'item-page' }], slots: ['cart-bar'] },
    previous: null,
  },
} as BootData['remotes']; // The line above defines this remote.

const Red = styled.h2`
  color: red;
`;

const texts = defineMessages('test', {
  en: async () => ({ default: { hello: 'Hello' } }),
  ur: async () => ({ default: { hello: 'سلام' } }),
  ar: async () => ({ default: { hello: 'مرحبا' } }),
});

function Item() {
  const { t } = useTranslation(texts);
  const { data, error } = useEndpoint(itemDetails, { params: { id: Number(useParams().id) } });
  const visitor = useIsCustomer() ? 'customer' : 'guest';
  return (
    <>
      <Seo
        title={data?.name ?? 'waiting'}
        description={data?.name ?? ''}
        jsonLd={() => [{ name: data?.name }]}
      />
      <Red>{`${t('hello')} ${visitor}: ${data?.name ?? error?.status ?? 'waiting'}`}</Red>
      <Slot name="cart-bar" fallback={<p>kept space</p>} />
    </>
  );
}

const exposedModules = (
  Page: () => ReactNode = Item,
  Bar: () => ReactNode = () => <p>the bar</p>,
): ServerModules => ({
  routes: { 'item-page': async () => ({ Page }) },
  slots: { 'cart-bar': async () => ({ default: Bar }) },
});

const config = { business_name: 'Mosaic', currency_symbol: '$', digit_after_decimal_point: 2 };
const item = { id: 7, name: 'Naan & <b>Rye</b>', price: 1.5 };
const response = { endpoint: itemDetails, args: { params: { id: 7 } }, status: 200, body: item };

const request = (own: Partial<BootData> = {}, address = '/product/7'): RenderRequest => ({
  address,
  nonce: 'n1',
  boot: {
    remotes,
    host: { version: '1.0.0', buildId: 'b' },
    revision: 1,
    language: 'en',
    direction: 'ltr',
    theme: 'light',
    apiOrigin: '',
    config,
    modules: null,
    mapsKey: null,
    visitorId: '',
    scope: { place: null, zoneIds: [], moduleId: null, isCustomer: false },
    madeAt: null,
    answers: [response],
    rendered: null,
    ...own,
  },
});

const renderAt = (own?: Partial<BootData>, remote: ServerModules | null = exposedModules()) =>
  render(request(own), { 'mfe-test': remote });

it('renders the page of a remote with its data, its slots and the shell', async () => {
  const page = await renderAt();
  expect(page.html).toContain('Hello guest: Naan &amp; &lt;b&gt;Rye&lt;/b&gt;');
  expect(page.html).toContain('the bar');
  expect(page.html).toContain('Skip to content');
  expect(page.html).not.toMatch(/<script|<title|<template/);
  expect(page.parts).toEqual(
    expect.arrayContaining([
      { kind: 'page', app: 'mfe-test', name: 'item-page' },
      { kind: 'slot', app: 'mfe-test', name: 'cart-bar' },
    ]),
  );
  expect(page.troubles).toEqual([]);
});

it('returns where a page redirects to [X-08]', async () => {
  const page = await renderAt(
    {},
    exposedModules(() => <Navigate to="/rental/provider-details?id=7" replace />),
  );
  expect(page.redirect).toBe('/rental/provider-details?id=7');
  expect(page.troubles).toEqual([]);
  expect(await renderAt()).not.toHaveProperty('redirect');
});

it('returns title and styles for the head, each style with the nonce', async () => {
  const { head } = await renderAt();
  expect(head).toContain('<title>Naan &amp; &lt;b&gt;Rye&lt;/b&gt; · Mosaic</title>');
  expect(head).toContain('color:red');
  const styles = head.match(/<style[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style).toContain('nonce="n1"');
});

it("returns the whole head for the page's canonical address, and its data as a block that no text can break out of [X-08] [F-36]", async () => {
  const hostile = '</script><script>alert(1)</script>\u2028<!-- " \' &';
  const own = {
    origin: 'https://shop.example',
    answers: [{ ...response, body: { ...item, name: hostile } }],
  };
  const { head, html, data } = await render(request(own, '/product/7/?utm_source=mail'), {
    'mfe-test': exposedModules(),
  });
  expect(head).toContain('<link rel="canonical" href="https://shop.example/product/7"/>');
  expect(head).toContain('hrefLang="ur" href="https://shop.example/product/7?lang=ur"');
  expect(head.match(/<title/g)).toHaveLength(1);
  expect(head).not.toContain('<script');
  expect(html).not.toMatch(/<meta|<link/);
  expect(data).not.toContain('<script>alert');
  const block = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(data ?? '')?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ '@context': 'https://schema.org', '@graph': [{ name: hostile }] });
});

it('writes no address and no structured data when the origin is unknown', async () => {
  const { head, data } = await renderAt();
  expect(head).not.toMatch(/canonical|og:url/);
  expect(data).toBe('');
});

it("shows the backend's error, and the skeleton of what is missing", async () => {
  const refused = { ...response, status: 404, body: { errors: [{ code: 'x', message: 'Gone' }] } };
  expect((await renderAt({ answers: [refused] })).html).toContain('Hello guest: 404');
  expect((await renderAt({ answers: [] })).html).toContain('Hello guest: waiting');
});

it.each([
  ['en', 'Hello'],
  ['ur', 'سلام'],
  ['ar', 'مرحبا'],
])('renders in %s, concurrently with the others', async (language, text) => {
  const others = ['en', 'ar', 'ur'].map((other) => renderAt({ language: other, answers: [] }));
  const [page] = await Promise.all([renderAt({ language, answers: [] }), ...others]);
  expect(page.html).toContain(`${text} guest`);
});

it('renders the page for an expected customer, and leaves nothing for the next visitor', async () => {
  const scope = { place: null, zoneIds: [], moduleId: null, isCustomer: true };
  const [customers, guests] = await Promise.all([renderAt({ scope }), renderAt()]);
  expect(customers.html).toContain('Hello customer');
  expect(guests.html).toContain('Hello guest');
});

it.each([
  ['its server build could not be loaded', null],
  [
    'it throws',
    exposedModules(() => {
      throw new Error('broken');
    }),
  ],
])("sends the page's skeleton when %s, and reports it; the shell is complete", async (_case, remote) => {
  const page = await renderAt({}, remote);
  expect(page.html).toContain('data-page="item-page"');
  expect(page.html).toContain('Skip to content');
  expect(page.troubles).not.toEqual([]);
});

it('sends the skeleton of a slot that throws; the rest of the page is complete', async () => {
  const broken = exposedModules(Item, () => {
    throw new Error('broken bar');
  });
  const page = await renderAt({}, broken);
  expect(page.html).toContain('kept space');
  expect(page.html).toContain('Hello guest');
  expect(page.troubles).toEqual([
    expect.objectContaining({ error: 'Error: broken bar', stack: expect.stringContaining('broken bar') }),
  ]);
});

it('tells where a failure comes from: the stack of the error, then that of its component', async () => {
  function BrokenBar(): never {
    throw new Error('broken bar');
  }
  const { troubles } = await renderAt({}, exposedModules(Item, BrokenBar));
  const [, thrown = '', around = ''] = /^(.*?)\n\n(.*)$/s.exec(troubles[0]?.stack ?? '') ?? [];
  expect(thrown).toContain('render.node.test');
  expect(around).toMatch(/at BrokenBar .*render\.node\.test/);
});

it('reports a component without a server build once, and not again as the failure of what shows it', async () => {
  const { troubles } = await renderAt({}, null);
  expect(troubles.map(({ part }) => part).sort()).toEqual([
    'page:mfe-test/item-page',
    'slot:mfe-test/cart-bar',
  ]);
});

it('renders no prices without their currency', async () => {
  await expect(renderAt({ config: null })).rejects.toThrow('settings');
});
