import { applyCoupon, couponList, type RequestScope } from '@shop/contract';
import type { Owner } from '../../http/identity';
import { testNow } from '../../testing/test-clock';
import { createStockedStores, type Goods } from '../../testing/goods';
import { newGuest } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;
let guest: { guestId: string };
let zoneId: number;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
  const [store] = await shop.database.query<{ zone_id: number }>('SELECT zone_id FROM stores WHERE id = $1', [
    goods.storeId,
  ]);
  zoneId = store?.zone_id ?? 0;
  await shop.database.query('DELETE FROM coupons');
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await newGuest(shop);
});
afterEach(async () => {
  shop.at(testNow);
  await shop.database.query('DELETE FROM coupons');
});

/** A coupon of 10 % from 10.00 that runs from 20 to 22 November; `columns` are this file's own. */
const make = (code: string, columns: Record<string, string> = {}) => {
  const all = {
    title_i18n: `'{"en": "Ten", "ur": "دس", "ar": "عشرة"}'`,
    discount: '10',
    discount_type: `'percent'`,
    min_purchase: '1000',
    starts_on: `'2026-11-20'`,
    expires_on: `'2026-11-22'`,
    ...columns,
  };
  return shop.database.query(
    `INSERT INTO coupons (code, ${Object.keys(all).join(', ')}) VALUES ($1, ${Object.values(all).join(', ')})`,
    [code],
  );
};
const apply = (code: string, amount: number | undefined = 10, scope: Partial<RequestScope> = {}) =>
  shop.send(
    applyCoupon,
    { query: { code, store_id: goods.storeId, order_amount: amount } },
    { ...guest, ...scope },
  );
const list = async (storeId?: number, scope: Partial<RequestScope> = {}) =>
  (await shop.send(couponList, { query: { store_id: storeId } }, { ...guest, ...scope })).model;

it('returns the coupon with everything that its discount depends on [ENT-30]', async () => {
  await make('TEN', { max_discount: '250', store_ids: `'{${goods.storeId}}'`, coupon_type: `'store_wise'` });
  expect((await apply('TEN', 10, { language: 'ar' })).model).toMatchObject({
    code: 'TEN',
    title: 'عشرة',
    type: 'store_wise',
    discount: { type: 'percent', value: 10 },
    minPurchase: 1000,
    maxDiscount: 250,
    storeIds: [goods.storeId],
    startsOn: '2026-11-20',
    expiresOn: '2026-11-22',
  });
});

it('returns the names of its stores, zone and module, in the language of the visitor [BIZ-31] [D-28]', async () => {
  await make('HERE', { coupon_type: `'store_wise'`, store_ids: `'{${goods.storeId}}'` });
  await make('AREA', {
    coupon_type: `'zone_wise'`,
    zone_ids: `'{${zoneId}}'`,
    module_id: String(goods.moduleId),
  });
  const getText = async (table: string, id: number) =>
    (
      await shop.database.query<{ ur: string }>(
        `SELECT name_i18n ->> 'ur' AS ur FROM ${table} WHERE id = $1`,
        [id],
      )
    )[0]?.ur;
  const offered = await list(goods.storeId, { language: 'ur' });
  const find = (wanted: string) => offered.find(({ code }) => code === wanted);
  expect(find('HERE')).toMatchObject({
    reach: [{ id: goods.storeId, name: await getText('stores', goods.storeId) }],
    moduleName: '',
  });
  expect(find('AREA')).toMatchObject({
    reach: [{ id: zoneId, name: await getText('zones', zoneId) }],
    moduleName: await getText('modules', goods.moduleId),
  });
});

it.each(['ten', ' TEN ', 'tEn\t'])('accepts the code written %j', async (code) => {
  await make('Ten');
  expect((await apply(code)).model.code).toBe('Ten');
});

it.each([
  'nothing',
  "' OR 1=1 --",
  '%',
  '\u0000',
  '🎟️'.repeat(40),
  'ı'.repeat(900),
  '<script>alert(1)</script>',
  '__proto__',
])('rejects the unknown code %j', async (code) => {
  await make('TEN');
  const { status, errors } = await apply(code);
  expect(status).toBe(403);
  expect(errors[0]?.message).toMatch(code === '\u0000' ? /not valid/ : /^This coupon is not valid\.$/);
});

it('requires the minimum purchase, with a message below it [ERR-10] [BIZ-32] [VALID-35]', async () => {
  await make('TEN');
  expect((await apply('TEN', 10)).status).toBe(200);
  expect((await apply('TEN', undefined)).status).toBe(200);
  const refused = await apply('TEN', 9.99);
  expect(refused).toMatchObject({ status: 403, errors: [{ code: 'coupon', reason: 'minimum' }] });
  expect(refused.errors[0]?.message).toBe(
    'To apply this coupon, the minimum purchase amount is $10.00 ($0.01 more to use it)',
  );
});

it.each([
  ['the evening before', '2026-11-19T19:59:59Z', 'This coupon can be used from November 20, 2026.'],
  ['its first midnight', '2026-11-19T20:00:00Z', null],
  ['the end of its last day', '2026-11-22T19:59:59Z', null],
  ['the midnight after', '2026-11-22T20:00:00Z', 'This coupon has expired.'],
])('counts its days in the time zone of the shop: %s [D-12]', async (_case, moment, message) => {
  await make('TEN');
  shop.at(new Date(moment));
  expect((await apply('TEN')).errors[0]?.message ?? null).toBe(message);
  expect(await list()).toHaveLength(message ? 0 : 1);
});

it('is valid only for its stores, zones and modules [BIZ-31]', async () => {
  const getReason = async (code: string) => (await apply(code)).errors[0];
  const [store, zone] = [`'store_wise'`, `'zone_wise'`];
  await make('HERE', { coupon_type: store, store_ids: `'{${goods.storeId}}'` });
  await make('THERE', { coupon_type: store, store_ids: `'{${goods.storeId + 1}}'` });
  await make('AREA', { coupon_type: zone, zone_ids: `'{${zoneId}}'` });
  await make('FAR', { coupon_type: zone, zone_ids: `'{${zoneId + 1}}'` });
  await make('MODULE', { module_id: String(goods.moduleId) });
  await make('OTHER', { module_id: `(SELECT id FROM modules WHERE id <> ${goods.moduleId} LIMIT 1)` });
  for (const code of ['HERE', 'AREA', 'MODULE']) expect(await getReason(code)).toBeUndefined();
  const other = { reason: 'other_store', message: 'This coupon does not apply to this store.' };
  expect(await getReason('THERE')).toMatchObject(other);
  expect(await getReason('OTHER')).toMatchObject(other);
  expect(await getReason('FAR')).toMatchObject({ reason: 'other_zone' });
  const codes = (await list(goods.storeId)).map(({ code }) => code);
  expect(codes.sort()).toEqual(['AREA', 'HERE', 'MODULE']);
});

it('lists those of the module without a store, the first to expire first', async () => {
  await make('LATER', { expires_on: `'2026-12-01'` });
  await make('SOON');
  await make('OFF', { active: 'false' });
  await make('OTHER', { module_id: `(SELECT id FROM modules WHERE id <> ${goods.moduleId} LIMIT 1)` });
  expect((await list(undefined, { moduleId: goods.moduleId })).map(({ code }) => code)).toEqual([
    'SOON',
    'LATER',
  ]);
  expect(await list()).toHaveLength(3);
});

it('counts uses by owner', async () => {
  await make('ONCE', { uses_of_one: '1' });
  const owner: Owner = { kind: 'guest', id: guest.guestId };
  await shop.database.query(
    `INSERT INTO coupon_uses (coupon_id, order_id, owner_kind, owner_id)
     SELECT coupons.id, (SELECT min(id) FROM orders), $1, $2 FROM coupons`,
    [owner.kind, owner.id],
  );
  expect((await apply('ONCE')).errors[0]).toMatchObject({
    reason: 'used_up',
    message: 'You have used this coupon already.',
  });
  expect(await list()).toEqual([]);
  guest = await newGuest(shop);
  expect((await apply('ONCE')).status).toBe(200);
});

it('needs an existing store', async () => {
  await make('TEN');
  const query = { code: 'TEN', store_id: 99_999_999 };
  const somewhere = { ...guest, moduleId: goods.moduleId };
  expect((await shop.send(applyCoupon, { query }, somewhere)).status).toBe(404);
});
