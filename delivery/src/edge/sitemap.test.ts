import type { RouteManifest } from '@shop/federation';
import { release } from '../../fixtures/build-release';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';

const requested: string[] = [];
let isDown = false;
let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
      requested.push(`${pathname} ${request.headers.moduleid ?? ''} ${request.headers.zoneid ?? ''}`);
      if (isDown) return json(response, {}, 503);
      if (pathname === '/api/v1/module')
        return json(response, [{ id: 1, module_name: 'Food', module_type: 'food' }]);
      if (pathname === '/api/v1/zone/list')
        return json(response, [
          { id: 4, status: 1 },
          { id: 5, status: 0 },
        ]);
      if (pathname === '/api/v1/categories')
        return json(response, [{ id: 1, name: 'Food', childes: [{ id: 2, name: 'Grills', parent_id: 1 }] }]);
      const page = Number(searchParams.get('offset'));
      if (pathname === '/api/v1/stores/get-stores/all')
        return json(response, { stores: [{ id: 3, name: 'Dhaba' }], total_size: 1 });
      const products =
        page === 1
          ? Array.from({ length: 100 }, (_, at) => ({ id: at + 10, name: 'x' }))
          : [{ id: 9, name: 'x' }];
      if (pathname === '/api/v1/categories/items/1') return json(response, { products, total_size: 101 });
      return json(response, {}, 404);
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
  const query = { limit: 100, offset: 1 };
  const routes: RouteManifest[] = [
    {
      path: '/store/:id',
      page: 'store',
      sitemap: { endpoint: 'storeList', args: { params: { filter: 'all' }, query } },
    },
    { path: '/category/:id', page: 'category', sitemap: { endpoint: 'categoryList' } },
    {
      path: '/product/:id',
      page: 'item',
      sitemap: {
        endpoint: 'categoryItems',
        args: { params: { id: ':id' }, query },
        each: 'categoryList',
      },
    },
  ];
  await release(edge.store, 'mfe-catalog', '1.1.0', { routes });
  await edge.live.refresh();
});
afterAll(() => edge.close());

const get = (url: string) => edge.app.inject({ url });

it('lists stores, categories and items of every module, once [X-08]', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const paths = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths.slice(0, 4)).toEqual(['/', '/store/3', '/category/1', '/category/2']);
  expect(paths).toHaveLength(4 + 101);
  expect(new Set(paths).size).toBe(paths.length);
  expect(requested).toContain('/api/v1/stores/get-stores/all 1 [4]');
  const questions = requested.length;
  await get('/sitemap.xml');
  expect(requested).toHaveLength(questions);
});

it('tells robots its address, and what is not a page [X-08]', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
});

it('lists what routes of a release declare, and pages of releases that declare nothing [X-08]', async () => {
  const own = await testEdge(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (pathname === '/api/v1/module')
        return json(response, [{ id: 1, module_name: 'Gifts', module_type: 'ecommerce' }]);
      if (pathname === '/api/v1/categories') return json(response, [{ id: 2, name: 'Bows' }]);
      return json(response, { products: [{ id: 7, name: 'Bow' }], total_size: 1 });
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
  const sitemap = { endpoint: 'itemsPopular', args: { query: { limit: 100, offset: 1 } } };
  await release(own.store, 'mfe-gifts', '1.0.0', {
    routes: [{ path: '/gifts/:gift', page: 'gift', sitemap }],
  });
  await own.live.refresh();
  const { body } = await own.app.inject({ url: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths.sort()).toEqual(['/', '/category/2', '/gifts/7', '/product/7']);
  await own.close();
});

it('lists each module by its own routes, and ids in the search [X-08] [ROUTE-07]', async () => {
  const own = await testEdge(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (pathname === '/api/v1/module')
        return json(response, [
          { id: 1, module_name: 'Food', module_type: 'food' },
          { id: 6, module_name: 'Rental', module_type: 'rental' },
        ]);
      if (pathname === '/api/v1/zone/list') return json(response, [{ id: 4, status: 1 }]);
      // Without a zone it has no provider.
      if (pathname === '/api/v1/rental/provider/latest' && request.headers.zoneid === '[4]')
        return json(response, { providers: [{ id: 38, name: 'Corniche' }], total_size: 1 });
      const id = request.headers.moduleid === '6' ? 38 : 3;
      if (pathname === '/api/v1/stores/get-stores/all')
        return json(response, { stores: [{ id, name: 'Dhaba' }], total_size: 1 });
      return json(response, {}, 404);
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
  const query = { limit: 100, offset: 1 };
  const storeList = { endpoint: 'storeList', args: { params: { filter: 'all' }, query }, modules: ['food'] };
  const providers = { endpoint: 'providersLatest', args: { query }, modules: ['rental'] };
  await release(own.store, 'mfe-catalog', '1.1.0', {
    routes: [
      { path: '/store/:id', page: 'store', sitemap: storeList },
      { path: '/rental/provider-details', page: 'provider', identity: ['id'], sitemap: providers },
    ],
  });
  await own.live.refresh();
  const { body } = await own.app.inject({ url: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(['/', '/store/3', '/rental/provider-details?id=38']);
  await own.close();
});

it('asks robots to retry while the backend does not respond', async () => {
  isDown = true;
  const alone = await testEdge(undefined, { PUBLIC_ORIGIN: 'https://shop.example' });
  const { statusCode, headers } = await alone.app.inject({ url: '/sitemap.xml' });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  await alone.close();
});

it('is incomplete for nobody: without a list there is none yet, or the one before, until the list is back [X-08]', async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const failing = new Set(['/api/v1/categories/items/3']);
  let categories = [{ id: 3, name: 'Tea' }];
  const own = await testEdge(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (failing.has(pathname)) return json(response, {}, 500);
      if (pathname === '/api/v1/module')
        return json(response, [{ id: 1, module_name: 'Food', module_type: 'food' }]);
      if (pathname === '/api/v1/categories') return json(response, categories);
      const [, category] = /items\/(\d+)$/.exec(pathname) ?? [];
      if (category) return json(response, { products: [{ id: Number(`${category}0`) }], total_size: 1 });
      return json(response, {}, 404);
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
  const look = async (seconds: number) => {
    clock.mockReturnValue(start + seconds * 1_000);
    const { statusCode, headers, body } = await own.app.inject({ url: '/sitemap.xml' });
    const paths = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    return [statusCode, headers['cache-control'], ...paths.sort()];
  };
  const kept = 'public, max-age=3600';
  expect(await look(0)).toEqual([503, 'no-store']);
  failing.clear();
  expect(await look(3)).toEqual([200, kept, '/', '/category/3', '/product/30']);
  categories = [...categories, { id: 4, name: 'Coffee' }];
  failing.add('/api/v1/categories/items/4');
  expect(await look(3_700)).toEqual([200, kept, '/', '/category/3', '/product/30']);
  failing.clear();
  const complete = ['/', '/category/3', '/category/4', '/product/30', '/product/40'];
  expect(await look(3_800)).toEqual([200, kept, ...complete]);
  clock.mockRestore();
  await own.close();
});
