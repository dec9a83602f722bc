import { brandItems, brandList, conditionItems, conditionList, type RequestScope } from '@shop/contract';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe.each([
  ['brands', 'ecommerce', brandList, brandItems, 8],
  ['brands', 'pharmacy', brandList, brandItems, 5],
  ['brands', 'grocery', brandList, brandItems, 6],
  ['conditions', 'pharmacy', conditionList, conditionItems, 8],
] as const)('%s of %s', (kind, type, endpoint, itemsEndpoint, least) => {
  let here: Partial<RequestScope>;
  beforeAll(async () => {
    here = await getScopeIn(shop, type);
  });

  it('are those with items at stores of the zones, with their counts', async () => {
    const topics = (await shop.send(endpoint, {}, here)).model;
    expect(topics.length).toBeGreaterThanOrEqual(least);
    for (const { id, name, imageUrl, itemCount } of topics) {
      expect(name).not.toBe('');
      expect(imageUrl).toMatch(/^\/media\//);
      const page = (await shop.send(itemsEndpoint, { params: { id }, query: { limit: 100 } }, here)).model;
      expect([page.total, page.entries.length]).toEqual([itemCount, itemCount]);
      expect(itemCount).toBeGreaterThan(0);
      for (const item of page.entries) {
        expect(here.zoneIds).toContain(item.zoneId);
        if (kind === 'brands') expect(item.brandName).toBe(name);
      }
    }
  });

  it('filter and sort their items like every list [D-03]', async () => {
    const [topic] = (await shop.send(endpoint, {}, here)).model;
    const getItems = async (query: object) =>
      (
        await shop.send(
          itemsEndpoint,
          { params: { id: topic?.id ?? 0 }, query: { limit: 100, ...query } },
          here,
        )
      ).model;
    const all = await getItems({ sort_by: 'price_asc' });
    const rated = await getItems({ rating_count: 4 });
    expect(rated.total).toBe(all.entries.filter(({ averageRating }) => averageRating >= 4).length);
    const dearest = await getItems({ sort_by: 'price_desc' });
    expect(dearest.entries[0]?.id).toBe(all.entries.at(-1)?.id);
  });

  it('are named in three languages', async () => {
    const names = await Promise.all(
      ['en', 'ur', 'ar'].map(
        async (language) => (await shop.send(endpoint, {}, { ...here, language })).model[0]?.name,
      ),
    );
    expect(new Set(names).size).toBe(kind === 'conditions' ? 3 : new Set(names).size);
    expect(names.every(Boolean)).toBe(true);
  });

  it('are empty without a zone, and 404 for an unknown one', async () => {
    expect((await shop.send(endpoint, {}, { moduleId: here.moduleId ?? null })).model).toEqual([]);
    const response = await shop.send(itemsEndpoint, { params: { id: 999_999 } }, here);
    expect(response).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] });
  });
});
