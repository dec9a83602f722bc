import { getBootData, json, testEdge, type TestEdge } from '../../fixtures/edge';

/** Rules of the real backends: requests without module or zones are refused, and entities are found only in their own module. */
const requested: { path: string; moduleId: string; zoneId: string }[] = [];
let edge: TestEdge;

const item = { id: 201, name: 'Apples', module_id: 2, zone_id: 8, store_id: 21, price: 4, image: 'p201.png' };
const refused = (code: string) => ({ errors: [{ code, message: `${code} is required` }] });

/** An older backend: file names of pictures, in folders from the settings. */
const shop = {
  business_name: 'Kite',
  default_location: { lat: '23.757989', lng: '90.360587' },
  base_urls: { item_image_url: 'https://old.example/storage/app/public/product/' },
};
const modules = [
  { id: 1, module_name: 'Food', module_type: 'food' },
  { id: 2, module_name: 'Grocery', module_type: 'grocery' },
  { id: 3, module_name: 'Rides', module_type: 'ride-share' },
];

type Reply = [body: unknown, status: number];

/** Responses that need no module. */
function openReply(path: string, moduleId: string): Reply | null {
  if (path === '/api/v1/config') return [shop, 200];
  if (path === '/api/v1/config/get-zone-id') return [{ zone_id: '[7]', zone_data: [] }, 200];
  if (path === '/api/v1/module') return [modules, 200];
  if (path !== '/api/v1/categories') return null;
  return moduleId && moduleId !== '2' ? [[], 200] : [[{ id: 41, name: 'Fruit', module_id: 2 }], 200];
}

function reply(path: string, moduleId: string, zoneId: string): Reply {
  if (!moduleId) return [refused('moduleId'), 403];
  if (path === '/api/v1/items/details/201' && moduleId === '2') return [item, 200];
  if (path.startsWith('/api/v1/items/details/'))
    return [{ errors: { code: 'product-001', message: 'Not found' } }, 404];
  if (!zoneId) return [refused('zoneId'), 403];
  return moduleId === '2' ? [{ products: [item], total_size: 1 }, 200] : [{ products: [] }, 200];
}

/** A picture that the edge makes smaller is preloaded by the rendered head only, and nothing is rendered here. */
const originals = { EDGE_PICTURES: 'off' };

beforeAll(async () => {
  edge = await testEdge((request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://api');
    const moduleId = String(request.headers.moduleid ?? '');
    const zoneId = String(request.headers.zoneid ?? '');
    requested.push({ path, moduleId, zoneId });
    const [body, status] = openReply(path, moduleId) ?? reply(path, moduleId, zoneId);
    json(response, body, status);
  }, originals);
});
afterAll(() => edge.close());

const page = async (url: string, cookie = '') =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
const visitor = { v: 'visitor-0123456789abcdef', m: 1, z: [7], p: [23.7, 90.3] };
const inFood = `shop=${encodeURIComponent(JSON.stringify(visitor))}`;

it.each([
  ['a visitor who has chosen nothing', ''],
  ['a visitor in another module', inFood],
])('an item that is opened by its address has its content, for %s [D-04]', async (_case, cookie) => {
  const { statusCode, body } = await page('/product/201', cookie);
  expect(statusCode).toBe(200);
  expect(body).toContain('"name":"Apples"');
});

it('a category that is opened by its address has its items, of its module and around the shop [D-04]', async () => {
  const { statusCode, body } = await page('/category/41');
  expect(statusCode).toBe(200);
  expect(body).toContain('"name":"Apples"');
  expect(requested.filter(({ path }) => path === '/api/v1/categories/items/41')).toEqual([
    { path: '/api/v1/categories/items/41', moduleId: '2', zoneId: '[7]' },
  ]);
});

it.each([
  ['a visitor who has chosen nothing', ''],
  ['a visitor in another module', inFood],
])('a category that the shop does not have does not exist, for %s [ROUTE-05]', async (_case, cookie) => {
  expect((await page('/category/999', cookie)).statusCode).toBe(404);
  expect((await page('/category/41', cookie)).statusCode).toBe(200);
});

it.each(['/product/999', '/product/abc', '/product/19.5', '/product/-1'])(
  '%s does not exist',
  async (url) => {
    expect((await page(url)).statusCode).toBe(404);
  },
);

it('passes the backend’s own origin to the page, for its payment pages, if requests use the edge [D-20]', async () => {
  const { apiOrigin, backendOrigin } = getBootData((await page('/product/201')).body);
  expect(apiOrigin).toBe('');
  expect(backendOrigin).toBe(edge.backendOrigin);
});

it('preloads a picture of which an older backend sends file name and folder [ENT-47] [ENT-08]', async () => {
  const { body } = await page('/product/201');
  expect(body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="https://old.example/storage/app/public/product/p201.png">',
  );
});

it('passes the time zone of the shop’s own position to the page if the settings have none [D-12]', async () => {
  const { body } = await page('/product/201');
  expect(body).toContain('"timeZone":"Asia/Dhaka"');
});

it('leads to the backend’s own page that opens a gateway', async () => {
  const { statusCode, headers } = await page('/payment-mobile?order_id=5&payment_method=stripe');
  expect(statusCode).toBe(302);
  expect(headers.location).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/payment-mobile\?order_id=5&payment_method=stripe$/,
  );
});
