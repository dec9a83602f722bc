import { banners, itemDetails, storeBanners } from '@shop/contract';
import { newGuest, getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it.each(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const)(
  'shows banners of its own in %s, and none of a store’s page',
  async (type) => {
    const here = await getScopeIn(shop, type);
    const { model, wire } = await shop.send(banners, {}, here);
    expect(model.length).toBeGreaterThanOrEqual(3);
    const own = await shop.database.query<{ id: number }>(
      'SELECT id FROM banners WHERE put_up_by IS NULL AND module_id = $1',
      [here.moduleId ?? 0],
    );
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(model.map(({ id }) => id)));
    const { campaigns } = wire as { campaigns: unknown[] };
    expect(campaigns.length > 0).toBe(type !== 'parcel');
  },
);

it('shows a store’s own banners on its page', async () => {
  const [store] = await shop.database.query<{ id: number }>(
    'SELECT put_up_by AS id FROM banners WHERE put_up_by IS NOT NULL ORDER BY id LIMIT 1',
  );
  const { model } = await shop.send(storeBanners, { params: { id: store?.id ?? 0 } });
  expect(model.length).toBeGreaterThan(0);
  for (const { title, imageUrl, target } of model) {
    expect(title).not.toBe('');
    expect(imageUrl).toMatch(/^\/media\//);
    if (target.type !== 'item') continue;
    const item = await shop.send(itemDetails, { params: { id: target.id ?? 0 } });
    expect(item.model.storeId).toBe(store?.id);
  }
  expect((await shop.send(storeBanners, { params: { id: 999_999 } }, { moduleId: 1 })).status).toBe(404);
  expect((await shop.send(storeBanners, { params: { id: 1 } }, await newGuest(shop))).status).toBe(200);
});
