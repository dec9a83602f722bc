import { allEndpoints } from '../testing/endpoints';
import { newCustomer } from '../testing/people';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let authorization: string;

beforeAll(async () => {
  shop = await openTestShop();
  authorization = `Bearer ${(await newCustomer(shop)).token}`;
});
afterAll(() => shop.close());

const demanding = allEndpoints.filter(([, { demands }]) => demands.length > 0);

it.each(demanding)('%s is refused without a required header', async (_name, { path, demands }) => {
  const known: Record<string, string> = { moduleid: '1', zoneid: '[1]' };
  for (const demand of demands) {
    const { [`${demand}id`]: _left, ...headers } = known;
    const url = path.replace(/:\w+/g, '1');
    const response = await shop.app.inject({ url, headers: { ...headers, authorization } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      errors: [{ code: `${demand}Id`, message: expect.stringMatching(/./) as string }],
    });
  }
});

it.each([
  'items/latest?store_id=1&category_id=0',
  'categories/items/1',
  'categories/stores/1',
  'customer/order/list',
  'customer/order/running-orders',
  'customer/order/cancellation-reasons?type=customer',
])('%s is refused without limit or offset', async (path) => {
  const headers = { moduleid: '1', zoneid: '[1]', authorization };
  const getPage = async (page: string) =>
    shop.app.inject({ url: `/api/v1/${path}${path.includes('?') ? '&' : '?'}${page}`, headers });
  expect((await getPage('offset=1')).json()).toMatchObject({ errors: [{ code: 'limit' }] });
  expect((await getPage('limit=5')).json()).toMatchObject({ errors: [{ code: 'offset' }] });
  expect((await getPage('limit=5&offset=1')).statusCode).toBe(200);
});

it('treats a module that is not a number as missing', async () => {
  const headers = { moduleid: 'food', zoneid: '[1]' };
  const response = await shop.app.inject({ url: '/api/v1/items/popular', headers });
  expect(response.json()).toMatchObject({ errors: [{ code: 'moduleId' }] });
});

it('returns an empty list for an empty list of zones', async () => {
  const headers = { moduleid: '1', zoneid: '[]' };
  const response = await shop.app.inject({ url: '/api/v1/items/popular', headers });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ total_size: 0, products: [] });
});
