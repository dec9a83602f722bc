import { brandItems, brandList, conditionItems, conditionList, type RequestScope } from '@shop/contract';
import { placeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

describe.each([
  ['brands', 'ecommerce', brandList, brandItems, 8],
  ['brands', 'pharmacy', brandList, brandItems, 5],
  ['brands', 'grocery', brandList, brandItems, 6],
  ['conditions', 'pharmacy', conditionList, conditionItems, 8],
] as const)('%s of %s', (kind, type, listOf, itemsOf, least) => {
  let here: Partial<RequestScope>;
  beforeAll(async () => {
    here = await placeIn(shop, type);
  });

  it('are those that stores of the zones have something of, with how much', async () => {
    const topics = (await shop.ask(listOf, {}, here)).model;
    expect(topics.length).toBeGreaterThanOrEqual(least);
    for (const { id, name, imageUrl, itemCount } of topics) {
      expect(name).not.toBe('');
      expect(imageUrl).toMatch(/^\/media\//);
      const page = (await shop.ask(itemsOf, { params: { id }, query: { limit: 100 } }, here)).model;
      expect([page.total, page.entries.length]).toEqual([itemCount, itemCount]);
      expect(itemCount).toBeGreaterThan(0);
      for (const item of page.entries) {
        expect(here.zoneIds).toContain(item.zoneId);
        if (kind === 'brands') expect(item.brandName).toBe(name);
      }
    }
  });

  it('are named in three languages', async () => {
    const names = await Promise.all(
      ['en', 'ur', 'ar'].map(
        async (language) => (await shop.ask(listOf, {}, { ...here, language })).model[0]?.name,
      ),
    );
    expect(new Set(names).size).toBe(kind === 'conditions' ? 3 : new Set(names).size);
    expect(names.every(Boolean)).toBe(true);
  });

  it('are none without a zone, and 404 where there is no such one', async () => {
    expect((await shop.ask(listOf, {}, { moduleId: here.moduleId ?? null })).model).toEqual([]);
    const answer = await shop.ask(itemsOf, { params: { id: 999_999 } }, here);
    expect(answer).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] });
  });
});
