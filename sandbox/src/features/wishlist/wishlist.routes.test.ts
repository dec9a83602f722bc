import {
  addToWishlist,
  itemDetails,
  login,
  removeFromWishlist,
  wishlist,
  wishlistMarks,
  type RequestScope,
} from '@shop/contract';
import { people, demoPassword } from '../../database/seed/people';
import { createStockedStores, type Goods } from '../../testing/goods';
import { newCustomer, getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;
let here: Partial<RequestScope>;
let customer: Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
  here = await getScopeIn(shop, 'grocery');
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = { ...here, ...(await newCustomer(shop)) };
});

type Named = { item_id: number } | { store_id: number };
const add = (query: Named, from = customer) => shop.send(addToWishlist, { query }, from);
const remove = (query: Named, from = customer) => shop.send(removeFromWishlist, { query }, from);
const getWishlist = async (from: Partial<RequestScope> = customer) =>
  (await shop.send(wishlistMarks, {}, from)).model;
const getCount = async (id: number) =>
  (await shop.send(itemDetails, { params: { id } }, here)).model.wishlistCount;

it('lists items and stores, the latest first, and counts them at the item [CALL-19] [CALL-21] [ENT-06]', async () => {
  const before = await getCount(goods.plain);
  expect((await add({ item_id: goods.plain })).model).toBe('Added to your wishlist.');
  await add({ item_id: goods.sized });
  await add({ store_id: goods.storeId });
  const { model, wire } = await shop.send(wishlist, {}, customer);
  expect(Object.keys(wire as object)).toEqual(['item', 'store']);
  expect(model.items.map(({ id }) => id)).toEqual([goods.sized, goods.plain]);
  expect(model.stores.map(({ id }) => id)).toEqual([goods.storeId]);
  expect(await getCount(goods.plain)).toBe(before + 1);
  expect((await remove({ item_id: goods.plain })).model).toBe('Removed from your wishlist.');
  expect(await getWishlist()).toEqual({ itemIds: [goods.sized], storeIds: [goods.storeId] });
  expect(await getCount(goods.plain)).toBe(before);
});

it('remembers what an item was like when it was added: the price of its card, and whether it was sold out [X-27] [D-15]', async () => {
  const set = (columns: string) =>
    shop.database.query(`UPDATE items SET ${columns} WHERE id = $1`, [goods.plain]);
  await set("discount = 10, discount_type = 'percent', stock = 0");
  await add({ item_id: goods.plain });
  await set('discount = NULL, discount_type = NULL, stock = 10');
  const { model, wire } = await shop.send(wishlist, {}, customer);
  const price = model.items[0]?.price ?? 0;
  expect(model.savedItems).toEqual({ [goods.plain]: { price: price * 0.9, soldOut: true } });
  expect((wire as { item: object[] }).item[0]).toMatchObject({ wishlist_sold_out: 1 });
  await remove({ item_id: goods.plain });
  await add({ item_id: goods.plain });
  expect((await shop.send(wishlist, {}, customer)).model.savedItems).toEqual({
    [goods.plain]: { price, soldOut: false },
  });
});

it('says nothing of entries from before [X-27]', async () => {
  await add({ item_id: goods.plain });
  await shop.database.query('UPDATE wishes SET item_price = NULL, item_sold_out = NULL');
  const { model } = await shop.send(wishlist, {}, customer);
  expect([model.items.length, model.savedItems]).toEqual([1, {}]);
});

it('also accepts the id in the body [CALL-19] [CALL-20]', async () => {
  const action = (method: 'POST' | 'DELETE', url: string) =>
    shop.app.inject({
      method,
      url: `/api/v1/customer/wish-list/${url}`,
      headers: { authorization: `Bearer ${customer.token ?? ''}` },
      payload: { store_id: goods.storeId },
    });
  expect((await action('POST', 'add')).statusCode).toBe(200);
  expect((await getWishlist()).storeIds).toEqual([goods.storeId]);
  expect((await action('DELETE', 'remove')).statusCode).toBe(200);
  expect((await getWishlist()).storeIds).toEqual([]);
});

it('refuses an existing entry, also in concurrent requests [CALL-19]', async () => {
  const before = await getCount(goods.plain);
  const responses = await Promise.all([1, 2, 3].map(() => add({ item_id: goods.plain })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await add({ item_id: goods.plain }, { ...customer, language: 'ar' })).errors).toEqual([
    { code: 'wishlist', message: 'هذا موجود في المفضلة بالفعل.' },
  ]);
  expect(await getCount(goods.plain)).toBe(before + 1);
});

it('refuses unknown, missing and unnamed entries [CALL-20]', async () => {
  expect((await add({ item_id: 999_999 })).status).toBe(404);
  expect((await add({ store_id: 999_999 })).status).toBe(404);
  expect(await remove({ store_id: goods.storeId })).toMatchObject({
    status: 404,
    errors: [{ message: 'This is not in your wishlist.' }],
  });
  expect(await shop.send(addToWishlist, {}, customer)).toMatchObject({
    status: 403,
    errors: [{ code: 'item_id' }],
  });
});

it('lists only active entries of the zone and module [CALL-21]', async () => {
  await add({ item_id: goods.plain });
  await add({ store_id: goods.storeId });
  const none = { itemIds: [], storeIds: [] };
  const all = { itemIds: [goods.plain], storeIds: [goods.storeId] };
  expect(await getWishlist({ ...customer, zoneIds: [] })).toEqual(none);
  expect(await getWishlist({ ...customer, moduleId: 4 })).toEqual(none);
  expect(await getWishlist({ ...customer, moduleId: null })).toEqual(all);
  await shop.database.query('UPDATE items SET active = false WHERE id = $1', [goods.plain]);
  expect(await getWishlist()).toEqual({ ...all, itemIds: [] });
  await shop.database.query('UPDATE items SET active = true WHERE id = $1', [goods.plain]);
  await shop.database.query('UPDATE stores SET active = false WHERE id = $1', [goods.storeId]);
  expect(await getWishlist()).toEqual(none);
  expect((await add({ store_id: goods.storeId })).status).toBe(404);
  await shop.database.query('UPDATE stores SET active = true WHERE id = $1', [goods.storeId]);
  expect(await getWishlist()).toEqual(all);
});

it('is in the requested language', async () => {
  await add({ item_id: goods.plain });
  const names = await Promise.all(
    ['en', 'ar'].map(
      async (language) => (await shop.send(wishlist, {}, { ...customer, language })).model.items[0]?.name,
    ),
  );
  expect(new Set(names).size).toBe(2);
});

it('is private [F-46]', async () => {
  await add({ item_id: goods.plain });
  const other = { ...here, ...(await newCustomer(shop)) };
  expect(await getWishlist(other)).toEqual({ itemIds: [], storeIds: [] });
  expect((await remove({ item_id: goods.plain }, other)).status).toBe(404);
  expect((await getWishlist()).itemIds).toEqual([goods.plain]);
});

it('has several entries for the demo customer', async () => {
  const { model } = await shop.send(login, {
    body: { email_or_phone: people[0].email, password: demoPassword, guest_id: null },
  });
  const { items, stores } = (await shop.send(wishlist, {}, { ...here, token: model.token })).model;
  expect(items.length).toBeGreaterThanOrEqual(2);
  expect(stores.length).toBeGreaterThanOrEqual(2);
});
