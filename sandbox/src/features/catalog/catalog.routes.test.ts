import {
  categoryItems,
  categoryList,
  config,
  itemDetails,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  moduleList,
  storeDetails,
  storeItems,
  storeList,
  storeSearch,
  storesLatest,
  storesPopular,
  zoneOf,
  type RequestScope,
} from '@shop/contract';
import { firstPage, openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  const { defaultPosition: place } = (await shop.send(config, {})).model;
  const zones = await shop.send(zoneOf, { query: { lat: place.latitude, lng: place.longitude } });
  const { zoneIds } = zones.model;
  const modules = (await shop.send(moduleList, {}, { zoneIds })).model;
  here = { place, zoneIds, moduleId: modules.find(({ type }) => type === 'food')?.id ?? 0 };
});
afterAll(() => shop.close());

describe('lists', () => {
  it.each([
    ['popular', itemsPopular],
    ['discounted', itemsDiscounted],
    ['most reviewed', itemsMostReviewed],
    ['recommended', itemsRecommended],
  ])('returns %s items of the zone and module, page by page', async (_name, endpoint) => {
    const first = await shop.send(endpoint, { query: { limit: 4, offset: 1 } }, here);
    expect(first.wire).toMatchObject({ limit: '4', offset: '1', total_size: expect.any(Number) as number });
    expect(first.model.entries.length).toBeGreaterThan(0);
    expect(first.model.entries.every(({ moduleId }) => moduleId === here.moduleId)).toBe(true);
    const second = await shop.send(endpoint, { query: { limit: 4, offset: 2 } }, here);
    const ids = [...first.model.entries, ...second.model.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const beyond = await shop.send(endpoint, { query: { limit: 4, offset: 2_147_483_647 } }, here);
    expect(beyond.model.entries).toEqual([]);
  });

  it.each([
    ['latest', storesLatest, {}],
    ['popular', storesPopular, {}],
    ['all', storeList, { params: { filter: 'all' } }],
  ] as const)('returns %s stores [CALL-07] [CALL-08] [CALL-09]', async (_name, endpoint, args) => {
    const { model } = await shop.send(endpoint as typeof storeList, args as never, here);
    expect(model.entries.length).toBeGreaterThan(0);
    for (const store of model.entries) {
      expect(store.moduleId).toBe(here.moduleId);
      expect(here.zoneIds).toContain(store.zoneId);
      expect(store.distance).toBeGreaterThanOrEqual(0);
      expect(store.openingHours.length).toBeGreaterThan(0);
    }
  });

  it('filters stores that deliver or that have take-away', async () => {
    for (const [filter, flag] of [
      ['delivery', 'delivery'],
      ['take_away', 'takeAway'],
    ] as const) {
      const { model } = await shop.send(storeList, { params: { filter }, query: { limit: 100 } }, here);
      expect(model.entries.every((store) => store[flag])).toBe(true);
    }
  });

  it.each([itemsPopular, storesPopular])(
    'is empty without a serving zone, and no error',
    async (endpoint) => {
      const none = { zoneid: '[]' };
      const { model } = await shop.send(
        endpoint as typeof itemsPopular,
        {},
        { moduleId: here.moduleId ?? 0 },
        none,
      );
      expect(model).toMatchObject({ total: 0, entries: [] });
    },
  );

  it('carries the module of a store in lists, and its id alone with the store itself [ENT-36]', async () => {
    const { wire, model } = await shop.send(storesPopular, {}, here);
    const [listed] = (wire as { stores: Record<string, unknown>[] }).stores;
    expect(listed).toMatchObject({
      module_id: here.moduleId,
      module: { id: here.moduleId, module_type: 'food' },
    });
    expect([0, 1]).toContain(listed?.open);
    expect(listed?.delivery_time).toMatch(/^\d+-\d+ min$/);
    expect(model.entries[0]?.deliveryTime).toMatch(/^\d+-\d+$/);
    const one = await shop.send(storeDetails, { params: { id: Number(listed?.id) } }, here);
    expect(one.wire).toMatchObject({ module_id: here.moduleId });
    expect(one.wire).not.toHaveProperty('module');
    expect(one.wire).not.toHaveProperty('module_type');
  });

  it('lists the items of a category with those of its sub-categories', async () => {
    const categories = (await shop.send(categoryList, {}, here)).model;
    const parent = categories.find(({ children }) => children.length > 0);
    if (!parent) throw new Error('no category has children');
    const whole = await shop.send(categoryItems, { params: { id: parent.id }, query: firstPage }, here);
    let parts = 0;
    for (const child of parent.children)
      parts += (await shop.send(categoryItems, { params: { id: child.id }, query: firstPage }, here)).model
        .total;
    expect(whole.model.total).toBeGreaterThanOrEqual(parts);
    expect(whole.model.total).toBeGreaterThan(0);
  });
});

describe('stores and items', () => {
  it('returns a store with hours, charges and what it holds', async () => {
    const [listed] = (await shop.send(storesPopular, {}, here)).model.entries;
    const { model } = await shop.send(storeDetails, { params: { id: listed?.id ?? 0 } }, here);
    expect(model).toMatchObject({ id: listed?.id, name: listed?.name, active: true });
    expect(model.itemCount).toBeGreaterThan(0);
    const menu = await shop.send(storeItems, {
      query: { store_id: model.id, category_id: 0, limit: 100, offset: 1 },
    });
    expect(menu.model.total).toBe(model.itemCount);
    const [category] = model.categoryIds;
    const section = await shop.send(storeItems, {
      query: { store_id: model.id, category_id: category ?? 0, ...firstPage },
    });
    expect(section.model.total).toBeGreaterThan(0);
    expect(section.model.total).toBeLessThanOrEqual(menu.model.total);
  });

  it('returns the sections of its menu in the requested language [X-04]', async () => {
    const [listed] = (await shop.send(storesPopular, {}, here)).model.entries;
    const args = { params: { id: listed?.id ?? 0 } };
    const { model } = await shop.send(storeDetails, args, here);
    const sections = model.sections ?? [];
    expect(sections.map(({ id }) => id)).toEqual(model.categoryIds);
    expect(sections.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(model.itemCount);
    for (const { id, itemCount } of sections) {
      const items = await shop.send(storeItems, {
        query: { store_id: model.id, category_id: id, ...firstPage },
      });
      expect(items.model.total).toBe(itemCount);
    }
    const { model: arabic } = await shop.send(storeDetails, args, { ...here, language: 'ar' });
    expect(arabic.sections?.[0]?.name).not.toBe(sections[0]?.name);
  });

  it('returns an item by path and by query, deep links without a zone included [CALL-10] [D-04]', async () => {
    const [listed] = (await shop.send(itemsPopular, {}, here)).model.entries;
    const id = listed?.id ?? 0;
    const { model, wire } = await shop.send(itemDetails, { params: { id } });
    const { storeHours, storeDiscount, ...rest } = model;
    expect(rest).toEqual(listed);
    const store = await shop.send(storeDetails, { params: { id: model.storeId } }, here);
    expect(store.model).toMatchObject(storeHours ?? {});
    expect(store.model.discount).toEqual(storeDiscount);
    expect(storeHours?.openingHours.length).toBeGreaterThan(0);
    const headers = { moduleid: String(here.moduleId) };
    const byQuery = await shop.app.inject({ url: `/api/v1/items/details?id=${id}`, headers });
    expect(byQuery.json()).toEqual(wire);
  });

  it('shows an item in three languages, choices included', async () => {
    const { model: page } = await shop.send(itemsPopular, { query: { limit: 100 } }, here);
    const item = page.entries.find(({ foodVariations }) => foodVariations.length > 0);
    if (!item) throw new Error('no item has groups');
    for (const language of ['ur', 'ar']) {
      const { model } = await shop.send(itemDetails, { params: { id: item.id } }, { language });
      expect(model.name).not.toBe(item.name);
      expect(model.foodVariations[0]?.name).not.toBe(item.foodVariations[0]?.name);
      expect(model.price).toBe(item.price);
    }
  });

  it('returns 404 with one error for an unknown item', async () => {
    const response = await shop.send(itemDetails, { params: { id: 999_999_999 } }, here);
    expect(response.status).toBe(404);
    expect(response.wire).toEqual({ errors: { code: 'product-001', message: 'Not found.' } });
  });

  it('returns 404 for an item of another module', async () => {
    const [listed] = (await shop.send(itemsPopular, {}, here)).model.entries;
    const inModule = async (moduleId: number) =>
      shop.app.inject({
        url: `/api/v1/items/details/${listed?.id}`,
        headers: { moduleid: String(moduleId) },
      });
    expect((await inModule(listed?.moduleId ?? 0)).statusCode).toBe(200);
    expect((await inModule((listed?.moduleId ?? 0) + 1)).statusCode).toBe(404);
  });

  it('returns null for an unknown store', async () => {
    const response = await shop.send(storeDetails, { params: { id: 999_999_999 } });
    expect(response).toMatchObject({ status: 200, wire: null });
  });
});

describe('search', () => {
  it('finds items by any of their languages, without accents and case', async () => {
    const [item] = (await shop.send(itemsPopular, {}, here)).model.entries;
    if (!item) throw new Error('no items');
    for (const language of ['en', 'ur', 'ar']) {
      const { model } = await shop.send(itemDetails, { params: { id: item.id } }, { language });
      const name = model.name.toUpperCase();
      const found = await shop.send(itemSearch, { query: { name, limit: 100 } }, here);
      expect(found.model.entries.map(({ id }) => id)).toContain(item.id);
    }
  });

  it('finds stores by their name', async () => {
    const [store] = (await shop.send(storesPopular, {}, here)).model.entries;
    const found = await shop.send(storeSearch, { query: { name: store?.name.slice(0, 5) ?? '' } }, here);
    expect(found.model.entries.map(({ id }) => id)).toContain(store?.id);
  });

  it('treats wildcards as plain characters and finds nothing for nonsense', async () => {
    for (const name of ['%', '_', '\\', '%%%', "'; DROP TABLE items; --", '   ']) {
      const { model } = await shop.send(itemSearch, { query: { name } }, here);
      expect(model.total).toBeLessThan(5);
    }
    expect((await shop.send(itemsPopular, {}, here)).model.total).toBeGreaterThan(0);
  });
});
