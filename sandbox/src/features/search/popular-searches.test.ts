import { itemSearch, popularSearches, type RequestScope } from '@shop/contract';
import type { ModuleType } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** From an API that has just started: the list is cached for some minutes. */
async function popular(here: Partial<RequestScope>): Promise<string[]> {
  const fresh = await openTestShop({ database: shop.database });
  const { model } = await fresh.send(popularSearches, {}, here);
  await fresh.app.close();
  return model;
}

it.each<ModuleType>(['food', 'grocery', 'pharmacy', 'ecommerce'])(
  'of the demo shop find something in %s, in each language [X-24]',
  async (type) => {
    const here = await getScopeIn(shop, type);
    for (const language of ['en', 'ur', 'ar'] as const) {
      const searches = await popular({ ...here, language });
      expect(searches.length).toBeGreaterThanOrEqual(3);
      for (const name of searches) {
        const { model } = await shop.send(itemSearch, { query: { name } }, { ...here, language });
        expect([name, model.total > 0]).toEqual([name, true]);
      }
    }
  },
);

describe('searches of customers', () => {
  const stored = () =>
    shop.database.query<{ label: string; count: number }>(
      `SELECT label, count FROM popular_searches WHERE language = 'en' AND module_id = 1`,
    );
  const search = async (name: string, here: Partial<RequestScope>, times = 1) => {
    for (let time = 0; time < times; time += 1) await shop.send(itemSearch, { query: { name } }, here);
  };

  it('become popular when they find something by whole words, and the owner can hide them [X-24]', async () => {
    const here = await getScopeIn(shop);
    await shop.database.query("DELETE FROM popular_searches WHERE language = 'en' AND module_id = 1");
    for (const name of ['qqzzxxqq', 'falaf', 'bruger', 'call 0300 1234567', 'فلافل']) await search(name, here);
    // Searches are written in batches of ten, or sooner where they are slow.
    await search('Falafel  Wrap', here, 30);
    let rows = await stored();
    while (rows.reduce((sum, { count }) => sum + count, 0) < 20) {
      await new Promise(setImmediate);
      rows = await stored();
    }
    expect(rows.map(({ label }) => label)).toEqual(['falafel wrap']);
    expect(await popular({ ...here, language: 'en' })).toEqual(['falafel wrap']);
    await shop.database.query("UPDATE popular_searches SET hidden = true WHERE label = 'falafel wrap'");
    expect(await popular({ ...here, language: 'en' })).toEqual([]);
  });
});
