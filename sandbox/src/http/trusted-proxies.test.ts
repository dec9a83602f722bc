import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: ['172.30.1.0/24'] });
  shop.app.get('/visitor-of-test', ({ ip }) => ({ ip }));
});
afterAll(() => shop.close());

const edge = '172.30.1.5';

it.each([
  ['the visitor whom a trusted edge names', edge, '203.0.113.7', '203.0.113.7'],
  [
    'the address before the edge, whatever a client has written before it',
    edge,
    '9.9.9.9, 203.0.113.7',
    '203.0.113.7',
  ],
  ['the caller itself outside of that network', '172.30.2.5', '203.0.113.7', '172.30.2.5'],
  ['the caller itself on this machine, which is not named', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
])('limits count %s', async (_whom, remoteAddress, claimed, ip) => {
  const headers = { 'x-forwarded-for': claimed };
  const response = await shop.app.inject({ url: '/visitor-of-test', remoteAddress, headers });
  expect(response.json()).toEqual({ ip });
});
