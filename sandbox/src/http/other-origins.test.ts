import { testDatabase } from '../testing/test-database';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ database: await testDatabase() });
});
afterAll(() => shop.close());

const elsewhere = 'https://shop.example';

it.each(['PUT', 'DELETE', 'POST', 'GET'])(
  'a page of another origin may ask whether it may %s',
  async (method) => {
    const { headers, statusCode } = await shop.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/customer/address/update/1',
      headers: {
        origin: elsewhere,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,zoneid,moduleid,x-localization',
      },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, elsewhere]);
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  },
);

it('public responses name the headers they depend on, and their time in shared caches', async () => {
  const { headers } = await shop.app.inject({ url: '/api/v1/config', headers: { origin: elsewhere } });
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'X-localization']));
  const refused = await shop.app.inject({ url: '/api/v1/items/details/0' });
  expect([refused.statusCode >= 400, refused.headers['cache-control']]).toEqual([true, 'no-store']);
});

it('responses to one customer are never cached', async () => {
  const { headers } = await shop.app.inject({
    url: '/api/v1/config',
    headers: { authorization: 'Bearer of-somebody' },
  });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await shop.app.inject({ url: '/api/v1/customer/info' })).headers['cache-control']).toBe('no-store');
});
