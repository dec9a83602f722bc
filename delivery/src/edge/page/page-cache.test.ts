import { getBootData, getCookie, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';
import { passTime, until } from '../../../fixtures/fake-time';
import { oneItem, remoteServer, renderingEdge } from '../../../fixtures/server-builds';
import { fillIn } from './personal-values';
import { PageCache } from './page-cache';

const one = { EDGE_RENDER_WORKERS: '1' };
let edge: TestEdge;
beforeAll(async () => {
  edge = await renderingEdge(oneItem, {}, one);
});
afterAll(() => edge.close());
/** The edge has cached pages of earlier tests: each test uses its own item. */
let item = 0;
beforeEach(() => {
  item += 1;
});

const visitor = (number: number, own: object = {}) => ({ v: `0000000000000000-${number}`, ...own });
const getBody = async (url: string, cookie: object) => {
  const headers = { accept: 'text/html', cookie: getCookie(cookie) };
  return (await edge.app.inject({ url, headers })).body;
};
/** The host's render count when it rendered this page; null if it came without content. */
const getRenderCount = (body: string) => {
  const found = /<i>(\d+)</.exec(body)?.[1];
  return found === undefined ? null : Number(found);
};
const renderCount = async (url: string, cookie: object) => getRenderCount(await getBody(url, cookie));

describe('a page', () => {
  it('is rendered once for all visitors with the same traits', async () => {
    const first = await renderCount(`/product/${item}`, visitor(1));
    expect(first).toEqual(expect.any(Number));
    expect(await renderCount(`/product/${item}`, visitor(2))).toBe(first);
    const mutex = await Promise.all(
      Array.from({ length: 30 }, (_, at) => renderCount(`/product/${item}?other`, visitor(at + 10))),
    );
    expect(new Set(mutex)).toEqual(new Set([(first ?? 0) + 1]));
  });

  it.each([
    ['another address', '?x=1', {}],
    ['another language', '', { l: 'ar' }],
    ['another theme', '', { t: 'dark' }],
    ['another location', '', { p: [24.8, 67.1] }],
    ['another zone', '', { z: [3] }],
    ['another module', '', { m: 2 }],
  ])('differs for %s', async (_case, search, own) => {
    const first = await renderCount(`/product/${item}`, visitor(1));
    expect(await renderCount(`/product/${item}${search}`, visitor(2, own))).toBe((first ?? 0) + 1);
  });
});

describe('a customer’s page', () => {
  it('is rendered once for all customers with the same traits, and differs from the guests’', async () => {
    const guests = await renderCount(`/product/${item}`, visitor(1));
    const first = await renderCount(`/product/${item}`, visitor(1, { c: 1 }));
    expect(first).toBe((guests ?? 0) + 1);
    expect(await renderCount(`/product/${item}`, visitor(2, { c: 1 }))).toBe(first);
    expect(await renderCount(`/product/${item}`, visitor(1))).toBe(guests);
  });

  it('is marked as a customer’s', async () => {
    await getBody(`/product/${item}`, visitor(1, { c: 1 }));
    expect(await getBody(`/product/${item}`, visitor(2))).toContain('"isCustomer":false');
    expect(await getBody(`/product/${item}`, visitor(1, { c: 1 }))).toContain('"isCustomer":true');
  });

  it('depends on their interests only if its order does [D-07]', async () => {
    const location = { c: 1, p: [24.8, 67.1], z: [1] };
    const [one, other] = [
      visitor(1, { ...location, i: [4_711, 5] }),
      visitor(2, { ...location, i: [6, 4_712] }),
    ];
    const pages = await Promise.all([one, other].map((cookie) => getBody(`/product/${item}`, cookie)));
    expect(getRenderCount(pages[1] ?? '')).toBe(getRenderCount(pages[0] ?? ''));
    expect(pages.join()).not.toMatch(/471[12]/);
    const [homePage, others] = [await getBody(`/home?${item}`, one), await getBody(`/home?${item}`, other)];
    expect(homePage).toContain('"interests":[5,4711]');
    expect(others).toContain('"interests":[6,4712]');
    expect(others).not.toContain('4711');
    const alike = await renderCount(`/home?${item}`, visitor(3, { ...location, i: [5, 4_711, 5] }));
    expect(alike).toBe(getRenderCount(homePage));
  });
});

describe('personal data', () => {
  const location = [24.861234, 67.012345];
  const id = '11111111-2222-4333-8444-555555555555';
  const getResponse = (url: string, cookie: object | null) =>
    edge.app.inject({
      url,
      headers: {
        accept: 'text/html',
        authorization: 'Bearer secret-token',
        cookie: `${cookie ? getCookie(cookie) : 'other=1'}; session=secret-cookie`,
      },
    });
  const getNonce = (body: string) => /<hr nonce="([^"]+)"/.exec(body)?.[1] ?? '';
  const getTicket = (body: string) => getBootData(body).ticket ?? '';

  it.each([
    ['guests', {}],
    ['customers', { c: 1, i: [4_711] }],
  ])('is not in other pages: %s', async (_case, own) => {
    const url = `/product/${item}`;
    const cookies = [visitor(1, { p: location, z: [77], ...own }), { v: id, p: location, z: [77], ...own }];
    const bodies = [];
    for (const cookie of cookies) {
      const { body } = await getResponse(url, cookie);
      expect(body.match(new RegExp(cookie.v, 'g'))).toHaveLength(1);
      expect(body).not.toMatch(/secret-(token|cookie)/);
      bodies.push(body);
    }
    expect(new Set(bodies.map(getRenderCount)).size).toBe(1);
    expect(new Set(bodies.map(getNonce)).size).toBe(2);
    expect(new Set(bodies.map(getTicket)).size).toBe(2);
    const other = (await getResponse(url, visitor(3, own))).body;
    const [nonces, tickets] = [bodies.map(getNonce), bodies.map(getTicket)];
    for (const trace of [id, '0000000000000000-1', '24.861234', '67.012345', '[77]', ...nonces, ...tickets])
      expect(other).not.toContain(trace);
  });

  it('a new visitor’s cookie is sent to nobody else', async () => {
    const url = `/product/${item}`;
    const news = [await getResponse(url, null), await getResponse(url, null)];
    const ids = news.map(({ headers, body }) => {
      const { visitorId } = getBootData(body);
      expect(decodeURIComponent(String(headers['set-cookie']))).toContain(String(visitorId));
      return visitorId;
    });
    expect(new Set(ids).size).toBe(2);
    expect(new Set(news.map(({ body }) => getRenderCount(body))).size).toBe(1);
    const known = await getResponse(url, visitor(1));
    expect(known.headers['set-cookie']).toBeUndefined();
    for (const own of ids) expect(known.body).not.toContain(String(own));
  });

  it('is treated as text, even if it looks like markup', async () => {
    const html = '<p nonce="NONCE">VISITOR</p>TICKET<b nonce="NONCE">é</b>';
    const placeholders = { nonce: 'NONCE', visitorId: 'VISITOR', ticket: 'TICKET', sentAt: 'SENT' };
    const own = { nonce: 'a+/=', visitorId: '$&</script>"', ticket: 'NONCE', sentAt: '' };
    expect(fillIn(html, placeholders, own)).toBe(
      '<p nonce="a+/=">$&\\u003c/script>\\"</p>NONCE<b nonce="a+/=">é</b>',
    );
  });
});

it('tells when it was sent, also from the cache: devices compare their clocks with it [D-12]', async () => {
  const before = Date.now();
  const bodies = [
    await getBody(`/product/${item}`, visitor(1)),
    await getBody(`/product/${item}`, visitor(2)),
  ];
  const [first = 0, second = 0] = bodies.map((body) => Date.parse(String(getBootData(body).sentAt)));
  expect(new Set(bodies.map(getRenderCount)).size).toBe(1);
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBeGreaterThanOrEqual(first);
  expect(second).toBeLessThanOrEqual(Date.now());
});

it('revalidates a stale page while it is still served', async () => {
  const first = await renderCount(`/product/${item}`, visitor(1));
  await passTime(21_000);
  const again = await Promise.all([2, 3, 4].map((at) => renderCount(`/product/${item}`, visitor(at))));
  expect(again).toEqual([first, first, first]);
  await until(async () => (await renderCount(`/product/${item}`, visitor(5))) !== first);
  expect(await renderCount(`/product/${item}`, visitor(6))).toBe((first ?? 0) + 1);
});

it('renders a page again with a newly promoted release', async () => {
  await getBody(`/product/${item}`, visitor(1));
  const routes = edge.live.current?.releases.get('mfe-catalog 1.0.0')?.manifest.routes ?? [];
  await release(edge.store, 'mfe-catalog', '1.1.0', { routes, server: remoteServer('two') });
  await edge.live.refresh();
  expect(await getBody(`/product/${item}`, visitor(1))).toContain('page two with 1');
});

describe('the cache', () => {
  const getPage = (bytes: number) => ({ html: 'x'.repeat(bytes / 2), failed: [] });
  const response = (n: number) => ({ status: 200, body: n, text: String(n) });
  const clock = { now: 0 };
  const getCache = (bytes: number) =>
    new PageCache(() => clock.now, { fresh: 20_000, life: 30_000, spare: 120_000, bytes });

  it('uses an entry while each of its responses is current', () => {
    const cache = getCache(100_000);
    const [a, b] = [response(1), response(2)];
    const page = getPage(10);
    cache.put('x', page, [a, null]);
    expect(cache.get('x', [a, null])?.page).toBe(page);
    expect(cache.get('x', [a, b])).toBeNull();
  });

  it('has an older page to spare, for two minutes, while nothing in it is gone', () => {
    const cache = getCache(100_000);
    const [a, newer, gone] = [response(1), response(2), { ...response(3), status: 404 }];
    const page = getPage(10);
    cache.put('x', page, [a]);
    expect(cache.get('x', [newer])).toBeNull();
    expect(cache.getSpare('x', [newer])).toBe(page);
    expect(cache.getSpare('x', [gone])).toBeNull();
    expect(cache.getSpare('x', [newer, null])).toBeNull();
    expect(cache.getSpare('y', [newer])).toBeNull();
    clock.now += 119_999;
    expect(cache.get('x', [a])).toBeNull();
    expect(cache.getSpare('x', [a])).toBe(page);
    clock.now += 1;
    expect(cache.getSpare('x', [a])).toBeNull();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  it('expires entries soon, and renews them before', () => {
    const cache = getCache(100_000);
    cache.put('x', getPage(10), []);
    clock.now += 19_999;
    expect(cache.get('x', [])?.isOld).toBe(false);
    clock.now += 10_000;
    expect(cache.get('x', [])?.isOld).toBe(true);
    clock.now += 1;
    expect(cache.get('x', [])).toBeNull();
  });

  it('is limited, and keeps the most recently used', () => {
    const cache = getCache(100_000);
    cache.put('used', getPage(10_000), []);
    for (let at = 0; at < 1_000; at += 1) {
      cache.put(`/product/1?utm=${at}`, getPage(10_000), []);
      expect(cache.get('used', [])).not.toBeNull();
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.size.pages).toBeGreaterThan(5);
    cache.put('used', getPage(500_000), []);
    expect(cache.get('used', [])).toBeNull();
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  });
});
