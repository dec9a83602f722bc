import type { ServerResponse } from 'node:http';
import { release } from '../../fixtures/build-release';
import { getBootData, json, testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge();
});
afterAll(() => edge.close());

const getCookie = (value: unknown) => `shop=${encodeURIComponent(JSON.stringify(value))}`;
const id = 'f3b7c8e2-1111-4222-8333-000000000001';
const page = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('an address that needs a location', () => {
  it.each([
    ['has never been here', {}],
    ['has chosen none', { cookie: getCookie({ v: id }) }],
  ])('leads a visitor who %s to the landing page, which leads back [D-02]', async (_who, cookie) => {
    const { statusCode, headers } = await page('/home?search=tea&utm=1', cookie);
    expect([statusCode, headers.location]).toEqual([302, '/?next=%2Fhome%3Fsearch%3Dtea%26utm%3D1']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await page('//evil.example/%2f..//home')).headers.location).toBeUndefined();
  });

  it('is a page for a visitor with a location', async () => {
    expect((await page('/home', { cookie: getCookie({ p: [1, 2], z: [3] }) })).statusCode).toBe(200);
  });
});

it('tells the browser whether a page needs a customer, what happens when a session ends, and its frame [D-10] [F-23] [X-18]', async () => {
  const routes = getBootData((await page('/mine')).body).remotes['mfe-catalog']?.live.routes;
  const mine = routes?.find(({ path }) => path === '/mine');
  const declared = { needsCustomer: true, resumes: true, unlisted: true, frame: 'checkout' };
  expect(mine).toEqual({ path: '/mine', page: 'mine', ...declared });
});

it('adds the responses of a customer page only for customers [D-10]', async () => {
  const preloads = (body: string) =>
    [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, url]) => url);
  const guest = preloads((await page('/mine')).body);
  const customer = preloads((await page('/mine', { cookie: getCookie({ c: 1 }) })).body);
  expect(guest.filter((url) => url?.includes('/mfe-catalog/'))).toEqual([]);
  expect(customer.filter((url) => url?.includes('/mfe-catalog/'))).not.toEqual([]);
});

describe('an address with an id', () => {
  it('is the page of the id as it is written', async () => {
    expect((await page('/product/19')).statusCode).toBe(200);
  });

  it.each(['/product/19.0', '/product/019', '/product/0', '/product/pizza', '/category/002'])(
    'is a page that does not exist in another spelling: %s',
    async (url) => {
      expect((await page(url)).statusCode).toBe(404);
    },
  );
});

it('does not exist where the backend refuses what its route declares as its subject', async () => {
  const own = await testEdge((request, response) =>
    json(response, {}, request.url?.endsWith('=2') ? 404 : 200),
  );
  const first = [{ endpoint: 'campaignDetails', args: { query: { basic_campaign_id: ':gift' } } }];
  await release(own.store, 'mfe-gifts', '1.0.0', {
    routes: [{ path: '/gifts/:gift', page: 'gift', first, subject: 'campaignDetails' }],
  });
  await own.live.refresh();
  const statusAt = async (url: string) =>
    (await own.app.inject({ url, headers: { accept: 'text/html' } })).statusCode;
  expect([await statusAt('/gifts/1'), await statusAt('/gifts/2')]).toEqual([200, 404]);
  await own.close();
});

describe('an address that cannot be decoded', () => {
  it.each(['/%', '/50%', '/%E0%A4%A', '/%?x=%'])('is a page that does not exist: %s', async (url) => {
    const response = await page(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/html/);
    expect(response.headers['content-security-policy']).toBeDefined();
  });

  it.each(['/api/v1/%', '/remotes/%', '/media/%'])('is refused in the usual format: %s', async (url) => {
    const response = await page(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ errors: [{ code: 'unreadable', message: expect.any(String) }] });
  });

  it.each(['/50%', '/api/v1/50%'])('has the headers of every response: %s', async (url) => {
    const secure = await testEdge(undefined, { EDGE_SECURE: '1' });
    expect((await secure.app.inject({ url, headers: { accept: 'text/html' } })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    await secure.close();
  });

  it('counts among the open requests of its client', async () => {
    const hanging: ServerResponse[] = [];
    const own = await testEdge(
      ({ url = '' }, response) => (url.includes('hangs') ? hanging.push(response) : json(response, {})),
      {},
      { clients: { requests: 1 } },
    );
    const getStatus = async (url: string) => (await own.app.inject({ url })).statusCode;
    const open = getStatus('/api/v1/hangs');
    while (hanging.length === 0) await new Promise(setImmediate);
    expect([await getStatus('/50%'), await getStatus('/api/v1/50%')]).toEqual([429, 429]);
    hanging.forEach((response) => json(response, {}));
    expect([await open, await getStatus('/50%'), await getStatus('/50%')]).toEqual([200, 404, 404]);
    await own.close();
  });
});
