import { openTestShop, type TestShop } from '../../testing/test-shop';
import { getScopeIn } from '../../testing/people';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('returns the texts of footer and newsletter in three languages [CALL-11] [ENT-50]', async () => {
  const texts = await Promise.all(
    ['en', 'ur', 'ar'].map(async (language) => {
      const headers = { 'x-localization': language };
      const response = await shop.app.inject({ url: '/api/v1/react-landing-page', headers });
      return response.json<{ fixed_newsletter_title: string }>().fixed_newsletter_title;
    }),
  );
  expect(new Set(texts).size).toBe(3);
});

it.each([
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancelation',
  'shipping-policy',
])('returns the text of %s in three languages [ROUTE-12] [ROUTE-13]', async (path) => {
  const texts = await Promise.all(
    ['en', 'ur', 'ar'].map(async (language) => {
      const headers = { 'x-localization': language };
      const response = await shop.app.inject({ url: `/api/v1/${path}`, headers });
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      return response.json<string>();
    }),
  );
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toMatch(/^<h2>/);
});

it('subscribes an e-mail to the newsletter, any number of times [CALL-31] [ERR-01] [VALID-33]', async () => {
  const subscribe = async (payload: object) => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/v1/newsletter/subscribe', payload });
    return { status: response.statusCode, wire: response.json<unknown>() };
  };
  const done = { status: 200, wire: { message: 'Subscribed Successfully' } };
  expect(await subscribe({ email: 'Noor@Example.com ' })).toEqual(done);
  expect(await subscribe({ email: 'noor@example.com' })).toEqual(done);
  expect(await shop.database.query('SELECT email FROM newsletter_subscribers')).toEqual([
    { email: 'noor@example.com' },
  ]);
  for (const email of ['', 'noor', 'a@b', null, {}, 'x'.repeat(300) + '@example.com'])
    expect(await subscribe({ email })).toMatchObject({
      status: 403,
      wire: { errors: [{ code: 'email' }] },
    });
});

it('suggests items and stores of the zone while typing [X-02]', async () => {
  const { zoneIds, moduleId } = await getScopeIn(shop);
  const headers = { zoneid: JSON.stringify(zoneIds), moduleid: String(moduleId) };
  const [store] = await shop.database.query<{ name: string }>(
    `SELECT name_i18n ->> 'en' AS name FROM stores WHERE active AND module_id = $1 AND zone_id = ANY($2::int[]) LIMIT 1`,
    [moduleId ?? 0, zoneIds ?? []],
  );
  const url = `/api/v1/items/item-or-store-search?name=${encodeURIComponent(store?.name ?? '')}`;
  const found = (await shop.app.inject({ url, headers })).json<{
    stores: { name: string }[];
    items: unknown[];
  }>();
  expect(found.stores.map(({ name }) => name)).toContain(store?.name);
  expect(found.items).toBeInstanceOf(Array);
});
