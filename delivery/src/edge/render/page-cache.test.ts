import { cookieOf, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';
import { oneItem, remoteServer, renderingEdge } from '../../../fixtures/server-builds';
import { PageCache } from './page-cache';
import type { Rendered } from './messages';

const one = { EDGE_RENDER_WORKERS: '1' };
let edge: TestEdge;
beforeAll(async () => {
  edge = await renderingEdge(oneItem, {}, one);
});
afterAll(() => edge.close());
/** The edge has pages of the tests before: each test has an item of its own. */
let item = 0;
beforeEach(() => {
  item += 1;
});

const visitor = (number: number, own: object = {}) => ({ v: `0000000000000000-${number}`, ...own });
const bodyOf = async (url: string, cookie: object) => {
  const headers = { accept: 'text/html', cookie: cookieOf(cookie) };
  return (await edge.app.inject({ url, headers })).body;
};
/** How often the host had rendered when it made this page; null where it came without content. */
const turnOf = (body: string) => {
  const found = /<i>(\d+)</.exec(body)?.[1];
  return found === undefined ? null : Number(found);
};
const turn = async (url: string, cookie: object) => turnOf(await bodyOf(url, cookie));

describe('a page', () => {
  it('is rendered once for all visitors who are served the same', async () => {
    const first = await turn(`/product/${item}`, visitor(1));
    expect(first).toEqual(expect.any(Number));
    expect(await turn(`/product/${item}`, visitor(2))).toBe(first);
    const turns = await Promise.all(
      Array.from({ length: 30 }, (_, at) => turn(`/product/${item}?other`, visitor(at + 10))),
    );
    expect(new Set(turns)).toEqual(new Set([(first ?? 0) + 1]));
  });

  it.each([
    ['another address', '?x=1', {}],
    ['another language', '', { l: 'ar' }],
    ['another theme', '', { t: 'dark' }],
    ['another place', '', { p: [24.8, 67.1] }],
    ['another zone', '', { z: [3] }],
    ['another module', '', { m: 2 }],
  ])('is another one for %s', async (_case, search, own) => {
    const first = await turn(`/product/${item}`, visitor(1));
    expect(await turn(`/product/${item}${search}`, visitor(2, own))).toBe((first ?? 0) + 1);
  });
});

describe('a customer’s page', () => {
  const customer = visitor(1, { c: 1 });

  it('is made for that customer alone, every time', async () => {
    const guests = await turn(`/product/${item}`, visitor(1));
    const first = await turn(`/product/${item}`, customer);
    expect(first).toBe((guests ?? 0) + 1);
    expect(await turn(`/product/${item}`, customer)).toBe((guests ?? 0) + 2);
    expect(await turn(`/product/${item}`, visitor(1))).toBe(guests);
  });

  it('leaves nothing behind', async () => {
    await bodyOf(`/product/${item}`, customer);
    expect(await bodyOf(`/product/${item}`, visitor(2))).toContain('"isCustomer":false');
    expect(await bodyOf(`/product/${item}`, customer)).toContain('"isCustomer":true');
  });
});

it('holds nothing of one visitor in the page of another', async () => {
  const place = [24.861234, 67.012345];
  const [id, nonces] = ['11111111-2222-4333-8444-555555555555', [] as string[]];
  for (const cookie of [visitor(1, { p: place, z: [77] }), { v: id, p: place, z: [77] }]) {
    const body = await bodyOf(`/product/${item}`, cookie);
    nonces.push(/<hr nonce="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(body.match(new RegExp(cookie.v, 'g'))).toHaveLength(1);
  }
  const other = await bodyOf(`/product/${item}`, visitor(3));
  for (const trace of [id, '0000000000000000-1', '24.861234', '67.012345', '[77]', ...nonces]) {
    expect(other).not.toContain(trace);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

it('renders a page anew when a release is promoted, with it', async () => {
  await bodyOf(`/product/${item}`, visitor(1));
  const routes = edge.live.current?.releases.get('mfe-catalog 1.0.0')?.manifest.routes ?? [];
  await release(edge.store, 'mfe-catalog', '1.1.0', { routes, server: remoteServer('two') });
  await edge.live.refresh();
  expect(await bodyOf(`/product/${item}`, visitor(1))).toContain('page two with 1');
});

describe('what is kept', () => {
  const pageOf = (bytes: number): Rendered => ({
    head: '',
    html: 'x'.repeat(bytes / 2),
    parts: [],
    troubles: [],
    madeAt: 0,
    isTitled: true,
    pictures: '',
  });
  const answer = (n: number) => ({ status: 200, body: n, text: String(n) });
  const clock = { now: 0 };
  const cacheOf = (bytes: number) => new PageCache(() => clock.now, { life: 30_000, bytes });

  it('is used as long as each of its answers is what would be given now', () => {
    const cache = cacheOf(100_000);
    const [a, b] = [answer(1), answer(2)];
    const page = pageOf(10);
    cache.put('x', page, [a, null]);
    expect(cache.get('x', [a, null])).toBe(page);
    expect(cache.get('x', [a, b])).toBeNull();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  it('has a short life', () => {
    const cache = cacheOf(100_000);
    cache.put('x', pageOf(10), []);
    clock.now += 29_999;
    expect(cache.get('x', [])).not.toBeNull();
    clock.now += 1;
    expect(cache.get('x', [])).toBeNull();
  });

  it('is bounded, and what was used last stays', () => {
    const cache = cacheOf(100_000);
    cache.put('used', pageOf(10_000), []);
    for (let at = 0; at < 1_000; at += 1) {
      cache.put(`/product/1?utm=${at}`, pageOf(10_000), []);
      expect(cache.get('used', [])).not.toBeNull();
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.size.pages).toBeGreaterThan(5);
    cache.put('used', pageOf(500_000), []);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});
