import { banners, categoryList, moduleList, type RequestScope } from '@shop/contract';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
});
afterAll(() => shop.close());

describe('modules and categories', () => {
  it('lists the modules that serve the zones [CALL-05]', async () => {
    const { model } = await shop.send(moduleList, {}, here);
    expect(model.length).toBeGreaterThanOrEqual(2);
    for (const module of model) {
      expect(module.name).not.toBe('');
      expect(module.iconUrl).toMatch(/^\/media\//);
      expect(module.zoneIds.some((id) => here.zoneIds?.includes(id))).toBe(true);
    }
  });

  it('lists the modules of every zone, without zones, where the request names none', async () => {
    const modules = async (headers: Record<string, string>) =>
      (await shop.app.inject({ url: '/api/v1/module', headers })).json<object[]>();
    const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }>(
      'SELECT count(*) AS count FROM modules WHERE active',
    );
    const all = await modules({});
    expect(all).toHaveLength(count);
    for (const module of all) expect(module).not.toHaveProperty('zones');
    expect(await modules({ zoneid: '[]' })).toEqual([]);
    for (const module of await modules({ zoneid: '[1]' })) expect(module).toHaveProperty('zones');
  });

  it('lists the categories of all modules where the request names none, each with its module', async () => {
    const { model } = await shop.send(categoryList, {}, { ...here, moduleId: null });
    const inFood = (await shop.send(categoryList, {}, here)).model;
    expect(model.length).toBeGreaterThan(inFood.length);
    expect(inFood.every(({ moduleId }) => moduleId === here.moduleId)).toBe(true);
    expect(new Set(model.map(({ moduleId }) => moduleId)).size).toBeGreaterThan(2);
  });

  it('puts sub-categories inside their category [CALL-06]', async () => {
    const { model } = await shop.send(categoryList, {}, here);
    expect(model.some(({ children }) => children.length > 0)).toBe(true);
    expect(model.every(({ parentId }) => parentId === null)).toBe(true);
  });

  it('shows banners of the module', async () => {
    expect((await shop.send(banners, {}, here)).model.length).toBeGreaterThan(0);
  });
});
