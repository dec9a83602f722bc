import { runInNewContext } from 'node:vm';
import { cartList, type Endpoint } from '@shop/contract';
import type { PageTraits } from '../visitor';
import { earlyRequestScript } from './early-requests';
import { testEdge, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge();
  await release(edge.store, 'mfe-cart', '1.1.0', {
    slots: ['cart-button', 'add-to-cart'],
    slotCalls: {
      'cart-button': [{ endpoint: 'cartList', needsZone: true }],
      'add-to-cart': [{ endpoint: 'addressList' }],
    },
  });
  await release(edge.store, 'host', '1.1.0', {
    routes: [{ path: '/', page: 'landing' }],
    contract: { provides: '1.0.0', requires: { host: '^1.0.0', 'slot:cart-button': '^1.0.0' } },
    slotCalls: { host: [{ endpoint: 'customerInfo' }] },
  });
  await edge.live.refresh();
});
afterAll(() => edge.close());

async function earlyAt(url: string, zoneIds: number[], m?: number, at = edge): Promise<string[]> {
  const cookie = `shop=${encodeURIComponent(JSON.stringify({ v: 'visitor-0123456789', z: zoneIds, m }))}`;
  const { body } = await at.app.inject({ url, headers: { accept: 'text/html', cookie } });
  const plan = JSON.parse(/\}\)\((\{.*\})\);<\/script>/.exec(body)?.[1] ?? '') as {
    calls: { url: string }[];
  };
  return plan.calls.map((call) => call.url.replace('/api/v1/customer/', ''));
}

it('include those of the header, and of the slots that the page shows', async () => {
  expect(await earlyAt('/', [1])).toEqual(['info', 'cart/list']);
  expect(await earlyAt('/product/9', [1])).toEqual(expect.arrayContaining(['address/list', 'info']));
});

it('of a slot are left out without a location if it needs one', async () => {
  expect(await earlyAt('/', [])).toEqual(['info']);
});

describe('of one type of module', () => {
  let mixed: TestEdge;
  beforeAll(async () => {
    mixed = await testEdge(({ url }, response) => {
      const knows = url?.startsWith('/api/v1/module');
      response.writeHead(knows ? 200 : 503, { 'content-type': 'application/json' });
      response.end(knows ? '[{"id":3,"module_type":"pharmacy"},{"id":1,"module_type":"food"}]' : '{}');
    });
    await release(mixed.store, 'host', '1.2.0', {
      routes: [{ path: '/', page: 'landing' }],
      contract: { provides: '1.0.0', requires: { host: '^1.0.0' } },
      slotCalls: { host: [{ endpoint: 'conditionList', modules: ['pharmacy'] }] },
    });
    await mixed.live.refresh();
  });
  afterAll(() => mixed.close());

  it.each([
    ['is sent in it', 3, ['/api/v1/common-condition']],
    ['is not sent in another', 1, []],
    ['is not sent in one that no longer exists', 9, []],
    ['is not sent before one is chosen', undefined, []],
  ])('a request %s', async (_case, id, requested) => {
    expect(await earlyAt('/', [1], id, mixed)).toEqual(requested);
  });

  it('is left to the browser if the modules are unknown', async () => {
    expect(await earlyAt('/product/9', [1], 3)).not.toContain('/api/v1/common-condition');
  });
});

describe('in a tab of a browser whose last module is grocery', () => {
  const query = { name: 'cartList', endpoint: cartList as Endpoint, args: {} };
  const visitor: PageTraits = {
    place: null,
    zoneIds: [],
    moduleId: 2,
    language: 'en',
    theme: 'light',
    isCustomer: false,
    interests: [],
  };
  const createStorage = (entries: Record<string, string>) => ({
    getItem: (key: string) => entries[key] ?? null,
  });
  const grocery = { module: '{"id":2}', cart_store: '21', guest_id: 'g' };

  it.each([
    ['are sent for the store of that cart', {}, ['/api/v1/customer/cart/list?store_id=21&guest_id=g']],
    [
      'are sent for the store of the tab’s cart',
      { module: '{"id":2}', cart_store: '22' },
      ['/api/v1/customer/cart/list?store_id=22&guest_id=g'],
    ],
    ['are left to the page if the tab has another module', { module: '{"id":1}' }, []],
  ])('early requests %s [F-34]', (_case, own, requested) => {
    const sent: string[] = [];
    const script = earlyRequestScript([query], visitor, '');
    runInNewContext(script, {
      window: { localStorage: createStorage(grocery), sessionStorage: createStorage(own) },
      URLSearchParams,
      fetch: (url: string) => {
        sent.push(url);
        return Promise.resolve();
      },
    });
    expect(sent).toEqual(requested);
  });
});
