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
    shop.database.query<{ label: string; count: number; networks: number }>(
      `SELECT label, count, networks FROM popular_searches WHERE language = 'en' AND module_id = 1`,
    );
  let here: Partial<RequestScope>;
  let limited: TestShop;
  beforeAll(async () => {
    here = { ...(await getScopeIn(shop)), language: 'en' };
    limited = await openTestShop({ database: shop.database, limits: true });
  });
  afterAll(() => limited.app.close());
  beforeEach(() =>
    shop.database.query("DELETE FROM popular_searches WHERE language = 'en' AND module_id = 1"),
  );

  const searchFrom = (network: number, name: string) =>
    limited.send(itemSearch, { query: { name } }, here, { 'x-forwarded-for': `203.0.113.${network}` });
  /** Searches are written in batches of ten: waits until so many of `label` are. */
  const whenStored = async (label: string, count: number) => {
    for (;;) {
      const row = (await stored()).find((entry) => entry.label === label);
      if (row && row.count >= count) return row;
      await new Promise(setImmediate);
    }
  };
  /** Ten networks that search for something else complete the batch. */
  const completeBatch = async (at = 100) => {
    for (let network = at; network < at + 10; network += 1) await searchFrom(network, 'falafel');
  };

  it('become popular when several networks find something by whole words, and the owner can hide them [X-24]', async () => {
    for (const name of ['qqzzxxqq', 'falaf', 'bruger', 'call 0300 1234567', 'فلافل'])
      await searchFrom(1, name);
    for (let network = 1; network <= 10; network += 1) await searchFrom(network, 'Falafel  Wrap');
    await whenStored('falafel wrap', 10);
    expect((await stored()).map(({ label }) => label)).toEqual(['falafel wrap']);
    expect(await popular(here)).toEqual(['falafel wrap']);
    await shop.database.query("UPDATE popular_searches SET hidden = true WHERE label = 'falafel wrap'");
    expect(await popular(here)).toEqual([]);
  });

  it('of one network count once a day, and stay its own however often and long it searches [X-24]', async () => {
    for (let day = 1; day <= 6; day += 1) {
      for (let time = 0; time < 22; time += 1) await searchFrom(1, 'falafel wrap');
      await completeBatch(day * 20);
      expect(await whenStored('falafel wrap', day * 0.9)).toMatchObject({ networks: 1 });
      await shop.database.query(
        'UPDATE popular_search_networks SET counted_on = counted_on - 1 WHERE counted_on >= CURRENT_DATE',
      );
    }
    expect((await whenStored('falafel wrap', 6)).count).toBe(6);
    expect(await popular(here)).not.toContain('falafel wrap');
  });
});
