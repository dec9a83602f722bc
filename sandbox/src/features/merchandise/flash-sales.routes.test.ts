import { cancelOrder, flashSale, placeOrder, type RequestScope } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';

const fixture = createOrderFixture();
const hour = 3_600_000;
const after = (hours: number) => new Date(testNow.getTime() + hours * hour);
const sale = async (scope: Partial<RequestScope>) => (await fixture.shop.send(flashSale, {}, scope)).model;

it.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
  'has one in %s at any hour of a week, each with an end, other things and what is gone of them',
  async (type) => {
    const scope = await getScopeIn(fixture.shop, type);
    const seen = new Set<number>();
    for (let hours = 0; hours <= 168; hours += 6) {
      fixture.shop.at(after(hours));
      const running = await sale(scope);
      expect(Date.parse(running?.endsAt ?? '')).toBeGreaterThan(after(hours).getTime());
      seen.add(running?.id ?? 0);
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    fixture.shop.at(testNow);
    const running = await sale(scope);
    expect(Date.parse(running?.endsAt ?? '') - testNow.getTime()).toBeLessThanOrEqual(8 * hour);
    expect(running?.entries.length).toBeGreaterThanOrEqual(4);
    for (const { item, offered, sold } of running?.entries ?? []) {
      expect(item.moduleId).toBe(scope.moduleId);
      expect(scope.zoneIds).toContain(item.zoneId);
      expect(item.discount?.value).toBeGreaterThanOrEqual(25);
      expect(item.storeDiscountPercent).toBe(0);
      expect(sold).toBeGreaterThan(0);
      expect(sold).toBeLessThan(offered);
    }
  },
);

it('returns one sale with its products, and null where none runs', async () => {
  const here = await getScopeIn(fixture.shop);
  const { wire } = await fixture.shop.send(flashSale, {}, here);
  const running = await sale(here);
  expect(wire).toMatchObject({
    id: running?.id,
    active_products: expect.arrayContaining([
      expect.objectContaining({ flash_sale_id: running?.id, available_stock: expect.any(Number) as number }),
    ]) as unknown[],
  });
  expect(await sale({ moduleId: here.moduleId ?? 0 })).toBeNull();
  fixture.shop.at(after(24 * 30));
  expect(await sale(here)).toBeNull();
});

it('returns the items of a sale page by page, and requires its id', async () => {
  const here = await getScopeIn(fixture.shop);
  const running = await sale(here);
  const page = async (query: string) =>
    fixture.shop.app.inject({
      url: `/api/v1/flash-sales/items?${query}`,
      headers: { moduleid: String(here.moduleId), zoneid: JSON.stringify(here.zoneIds) },
    });
  const refused = await page('');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'flash_sale_id' }] });
  expect((await page('flash_sale_id=999999')).statusCode).toBe(404);
  const part = (await page(`flash_sale_id=${running?.id}&limit=2&offset=2`)).json<{
    products: { item: { id: number } }[];
  }>();
  expect(part).toMatchObject({
    total_size: running?.entries.length,
    limit: 2,
    offset: 2,
    flash_sale: { id: running?.id },
  });
  expect(part.products.map(({ item }) => item.id)).toEqual(
    running?.entries.slice(2, 4).map(({ item }) => item.id),
  );
});

describe('the number of sold units', () => {
  const getSold = async (id: number) =>
    (
      await fixture.shop.database.query<{ sold: number }>(
        'SELECT sold FROM flash_sale_items JOIN flash_sales ON id = sale_id WHERE item_id = $1 ORDER BY ends_at',
        [id],
      )
    ).map(({ sold }) => sold);
  beforeEach(async () => {
    await fixture.shop.database.query(
      `INSERT INTO flash_sale_items (sale_id, item_id, offered) SELECT id, $1, 3 FROM flash_sales
       WHERE module_id = $2 ON CONFLICT (sale_id, item_id) DO UPDATE SET sold = 0`,
      [fixture.goods.plain, fixture.goods.moduleId],
    );
  });

  it('increases with an order, only in the running sale, and decreases when it is canceled', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain, 2));
    const placed = await fixture.shop.send(placeOrder, { body: fixture.bodyFor(21) }, guest);
    expect(await getSold(fixture.goods.plain)).toEqual([2, 0, 0, 0]);
    fixture.shop.at(after(9));
    const body = { order_id: placed.model.orderId, reason: '' };
    expect((await fixture.shop.send(cancelOrder, { body }, guest)).status).toBe(200);
    expect(await getSold(fixture.goods.plain)).toEqual([0, 0, 0, 0]);
  });

  it('never exceeds the offered quantity', async () => {
    await fixture.shop.database.query('UPDATE flash_sale_items SET sold = 50 WHERE item_id = $1', [
      fixture.goods.plain,
    ]);
    const here = await getScopeIn(fixture.shop, 'grocery');
    const { model } = await fixture.shop.send(flashSale, { query: { limit: 100 } }, here);
    const entry = model?.entries.find(({ item }) => item.id === fixture.goods.plain);
    expect(entry).toMatchObject({ offered: 3, sold: 3 });
  });
});
