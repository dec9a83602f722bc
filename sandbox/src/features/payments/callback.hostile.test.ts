import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { atGateway, press } from '../../testing/paying';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const fixture = createOrderFixture();
const others: TestShop[] = [];
afterAll(() => Promise.all(others.map(({ app }) => app.close())));

/** Places an order that is paid at a gateway, as a guest. */
async function placeOrder(app: TestShop['app'], callback: string, headers: Record<string, string>) {
  const { guestId } = await fixture.buyer(adding(fixture.goods.plain));
  return app.inject({
    method: 'POST',
    url: `/api/v1/customer/order/place?guest_id=${guestId}`,
    headers,
    payload: fixture.bodyFor(10.5, { ...atGateway, callback }),
  });
}

/** The same backend with other origin settings. */
async function getCallback(options: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop({ ...options, database: fixture.shop.database });
  others.push(shop);
  return shop.app;
}

const evil = 'https://evil.example';

it.each([
  ['the caller’s Origin', { origin: evil }],
  ['the caller’s Host', { host: 'evil.example' }],
  ['what a proxy passes on of it', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
])('never returns to %s [F-29]', async (_what, headers) => {
  const plainApp = fixture.shop.app;
  const known = await getCallback({ publicOrigin: 'https://shop.example' });
  for (const app of [plainApp, known])
    for (const callback of [`${evil}/payment-return`, 'http://evil.example/'])
      expect((await placeOrder(app, callback, headers)).json().errors[0].code).toBe('callback');
});

it('returns only to configured origins [F-29]', async () => {
  const app = await getCallback({
    publicOrigin: 'https://shop.example',
    shopOrigins: ['https://other.example'],
  });
  for (const origin of ['https://shop.example', 'https://other.example']) {
    const placed = await placeOrder(app, `${origin}/payment-return`, { host: 'evil.example' });
    expect(placed.json().redirect_link).toMatch(/^https:\/\/shop\.example\/payments\//);
  }
  for (const callback of [
    'http://localhost/payment-return',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'http://shop.example/',
    '//shop.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'javascript://shop.example/%0aalert(1)',
  ])
    expect((await placeOrder(app, callback, {})).json().errors[0].code).toBe('callback');
});

it('does not return to an origin that was removed after the order [F-29]', async () => {
  const placed = await placeOrder(fixture.shop.app, 'http://localhost/payment-return', {});
  const id = String(placed.json().redirect_link).split('/').at(-1) ?? '';
  await fixture.shop.database.query('UPDATE payments SET callback = $2 WHERE id = $1', [id, `${evil}/steal`]);
  const { body, headers } = await fixture.shop.app.inject({ url: `/payments/${id}` });
  expect(body).not.toContain('evil.example');
  expect(headers['content-security-policy']).not.toContain('evil.example');
  const settled = await press(fixture, id, 'pay');
  expect(settled.headers.location).toBe(`/payments/${id}`);
});
