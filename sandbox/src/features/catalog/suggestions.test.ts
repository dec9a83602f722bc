import { suggestions, type RequestScope } from '@shop/contract';
import { json } from '../../database/database';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;
let tafta: number;

async function insertItem({
  name,
  orders = 0,
}: {
  name: { en: string; ar?: string };
  orders?: number;
}): Promise<number> {
  const [item] = await shop.database.query<{ id: number }>(
    `INSERT INTO items (store_id, module_id, name_i18n, price, order_count)
     SELECT id, module_id, $1::jsonb, 500, $2 FROM stores
     WHERE module_id = $3 AND zone_id = ANY($4::int[]) AND active ORDER BY id LIMIT 1 RETURNING id`,
    [json(name), orders, here.moduleId ?? 0, here.zoneIds ?? []],
  );
  return item?.id ?? 0;
}

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
  tafta = await insertItem({ name: { en: 'Quoshkar Tafta 500' } });
});
afterAll(() => shop.close());

describe('suggestions', () => {
  const suggest = async (name: string) => (await shop.send(suggestions, { query: { name } }, here)).model;

  it('are at most five items, three stores and three categories with distinct names [X-02]', async () => {
    for (let copy = 0; copy < 4; copy += 1) await insertItem({ name: { en: 'Twinned dish' }, orders: copy });
    for (const letters of ['a', 'ch', 'twin', 'ک', 'خ']) {
      const { items, stores, categories } = await suggest(letters);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(stores.length).toBeLessThanOrEqual(3);
      expect(categories.length).toBeLessThanOrEqual(3);
      for (const list of [items, stores, categories])
        expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
    expect((await suggest('twin')).items.map(({ name }) => name)).toEqual(['Twinned dish']);
    expect((await suggest('a')).items).toHaveLength(5);
  });

  it('have the store of an item, and pictures [X-02]', async () => {
    const { items } = await suggest('chicken');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item.storeName).not.toBe('');
      expect(item.imageUrl).toMatch(/^\/media\//);
    }
  });

  it('have the generic name of a medicine [X-28] [ITEM-13]', async () => {
    const query = { name: 'paracetamol' };
    const { model } = await shop.send(suggestions, { query }, await getScopeIn(shop, 'pharmacy'));
    expect(model.items.length).toBeGreaterThan(0);
    for (const { genericNames } of model.items) expect(genericNames).toEqual(['Paracetamol']);
  });

  it('use similar words where nothing matches, and are empty without similar ones [X-02]', async () => {
    expect((await suggest('qoushkar')).items.map(({ id }) => id)).toContain(tafta);
    expect(await suggest('vxqzjw')).toEqual({ items: [], stores: [], categories: [] });
  });

  it('are of the module and zone [X-02]', async () => {
    const elsewhere = await shop.send(
      suggestions,
      { query: { name: 'quoshkar' } },
      { ...here, moduleId: 999 },
    );
    expect(elsewhere.model.items).toEqual([]);
  });
});
