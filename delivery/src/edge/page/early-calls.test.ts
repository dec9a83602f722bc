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

async function earlyAt(url: string, zoneIds: number[]): Promise<string[]> {
  const cookie = `shop=${encodeURIComponent(JSON.stringify({ v: 'visitor-0123456789', z: zoneIds }))}`;
  const { body } = await edge.app.inject({ url, headers: { accept: 'text/html', cookie } });
  const plan = JSON.parse(/\}\)\((\{.*\})\);<\/script>/.exec(body)?.[1] ?? '') as {
    calls: { url: string }[];
  };
  return plan.calls.map((call) => call.url.replace('/api/v1/customer/', ''));
}

it('are also those of the header, and of the slots that the page shows', async () => {
  expect(await earlyAt('/', [1])).toEqual(['info', 'cart/list']);
  expect(await earlyAt('/product/9', [1])).toEqual(expect.arrayContaining(['address/list', 'info']));
});

it('of a slot wait for a place where it needs one', async () => {
  expect(await earlyAt('/', [])).toEqual(['info']);
});
