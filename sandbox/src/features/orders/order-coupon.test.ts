import { addToCart, applyCoupon, cancelOrder, couponList, signUp, trackOrder } from '@shop/contract';
import { adding, pastTheCart } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newPerson } from '../../testing/people';
import { testNow } from '../../testing/test-clock';

const fixture = createOrderFixture();
const position = { latitude: 25.128, longitude: 56.344 };
const delivery = { order_type: 'delivery', address: 'Net Square 1', ...position } as const;

/** 10 % from 10.00; expires today. */
const make = (code: string, columns = '') =>
  fixture.shop.database
    .query(
      `INSERT INTO coupons (code, title_i18n, discount, discount_type, min_purchase, starts_on, expires_on)
     VALUES ($1, '{"en": "Ten"}', 10, 'percent', 1000, '2026-11-01', '2026-11-21')`,
      [code],
    )
    .then(() =>
      columns ? fixture.shop.database.query(`UPDATE coupons SET ${columns} WHERE code = $1`, [code]) : [],
    );
const countUses = async (code: string) =>
  (
    await fixture.shop.database.query(
      'SELECT order_id FROM coupon_uses JOIN coupons ON coupons.id = coupon_id WHERE code = $1',
      [code],
    )
  ).length;
afterEach(() => fixture.shop.database.query('DELETE FROM coupons'));

it('applies its discount before tax, and is part of the order [BIZ-29] [BIZ-33] [VALID-35]', async () => {
  await make('TEN', 'max_discount = 150');
  const guest = await fixture.buyer(adding(fixture.goods.plain, 2));
  const placed = await fixture.order(guest, fixture.bodyFor(19.43, { coupon_code: ' ten ' }));
  const { model } = await fixture.shop.send(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
  expect(model.totals).toMatchObject({ coupon: 150, tax: 93, total: 1943 });
  expect(await countUses('TEN')).toBe(1);
});

it('makes delivery free if it is of that kind [BIZ-30] [BIZ-37]', async () => {
  await make('FREE', `coupon_type = 'free_delivery', discount = 0`);
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const placed = await fixture.order(guest, fixture.bodyFor(10.5, { ...delivery, coupon_code: 'FREE' }));
  const { model } = await fixture.shop.send(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
  expect(model.totals).toMatchObject({ coupon: 0, deliveryFee: 0, total: 1050 });
});

it('is not used up by take away if it makes delivery free [BIZ-30] [BIZ-34]', async () => {
  await make('FREE', `coupon_type = 'free_delivery', discount = 0`);
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const placed = await fixture.order(guest, fixture.bodyFor(10.5, { coupon_code: 'FREE' }));
  expect([placed.model.orderId > 0, await countUses('FREE')]).toEqual([true, 0]);
});

it.each([
  ['expired in between', `expires_on = '2026-11-20'`, 'expired', 'This coupon has expired.'],
  ['of another store', `coupon_type = 'store_wise', store_ids = '{1000000}'`, 'other_store', 'this store'],
  ['of another zone', `coupon_type = 'zone_wise', zone_ids = '{1000000}'`, 'other_zone', 'this area'],
  [
    'above what is bought',
    'min_purchase = 1001',
    'minimum',
    'To apply this coupon, the minimum purchase amount is $10.01',
  ],
  ['taken back', 'active = false', 'unknown', 'This coupon is not valid.'],
])(
  'is listed as a change when it is %s, and no order is made until that is accepted [D-16] [F-24] [BIZ-31] [ERR-10]',
  async (_case, columns, coupon, message) => {
    await make('TEN', columns);
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const refused = await fixture.order(guest, fixture.bodyFor(9.45, { coupon_code: 'TEN' }));
    expect(refused.status).toBe(409);
    expect(refused.errors).toMatchObject([
      { code: 'changed', reason: 'coupon', coupon },
      { code: 'changed', reason: 'total', message: 'The total is now $10.50.', coupon: 0, total: 10.5 },
    ]);
    expect(refused.errors[0]?.message).toContain(message);
    expect(await fixture.ordersBy(guest)).toBe(0);
    const silent = await fixture.order(guest, fixture.bodyFor(10.5, { coupon_code: 'TEN' }));
    expect(silent.errors).toMatchObject([{ reason: 'coupon' }]);
    expect((await fixture.order(guest, fixture.bodyFor(10.5))).model.total).toBe(10.5);
    expect(await countUses('TEN')).toBe(0);
  },
);

it('has a limit for each customer, and a canceled order frees a use [D-16] [D-24]', async () => {
  await make('ONCE', 'uses_of_one = 1');
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const body = fixture.bodyFor(9.45, { coupon_code: 'ONCE' });
  const first = await fixture.order(guest, body);
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, guest);
  expect((await fixture.order(guest, body)).errors[0]).toMatchObject({ coupon: 'used_up' });
  await fixture.shop.send(cancelOrder, { body: { order_id: first.model.orderId } }, guest);
  expect(await countUses('ONCE')).toBe(0);
  expect((await fixture.order(guest, body)).status).toBe(200);
});

it('is used once by ten concurrent orders [F-28]', async () => {
  await make('ONCE', 'uses_of_one = 1');
  const guest = await fixture.buyer();
  const body = { coupon_code: 'ONCE', ...pastTheCart(adding(fixture.goods.plain)) };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => fixture.order(guest, fixture.bodyFor(9.45, body))),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countUses('ONCE')).toBe(1);
});

describe('the limit for each person', () => {
  const phone = '+971551110001';
  const bodyWith = (contact_person_number: string) =>
    fixture.bodyFor(9.45, { coupon_code: 'ONCE', contact_person_number });
  const buyWith = async (number: string) =>
    fixture.order(await fixture.buyer(adding(fixture.goods.plain)), bodyWith(number));
  const signedUp = async (own: string) => ({
    token: (await fixture.shop.send(signUp, { body: { ...newPerson(), phone: own } })).model.token,
  });

  it('holds for a phone, whatever guest sends it [D-16]', async () => {
    await make('ONCE', 'uses_of_one = 1');
    const { orderId } = (await buyWith(phone)).model;
    for (const again of [phone, ` ${phone} `])
      expect((await buyWith(again)).errors[0]).toMatchObject({ coupon: 'used_up' });
    expect((await buyWith('+971551110002')).status).toBe(200);
    await fixture.shop.database.query('DELETE FROM coupon_uses WHERE order_id = $1', [orderId]);
    expect((await buyWith(phone)).status).toBe(200);
  });

  it('holds for an account with the phone, which is also told so before it orders [D-16]', async () => {
    await make('ONCE', 'uses_of_one = 1');
    const own = '+971551110003';
    await buyWith(own);
    const customer = await signedUp(own);
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, customer);
    const other = bodyWith('+971551110004');
    expect((await fixture.order(customer, other)).errors[0]).toMatchObject({ coupon: 'used_up' });
    const query = { code: 'ONCE', store_id: fixture.goods.storeId };
    expect((await fixture.shop.send(applyCoupon, { query }, customer)).errors).toMatchObject([
      { reason: 'used_up' },
    ]);
    const { model } = await fixture.shop.send(couponList, { query }, customer);
    expect(model.map(({ code }) => code)).not.toContain('ONCE');
  });

  it("holds for a guest with the phone of an account's order [D-16]", async () => {
    await make('ONCE', 'uses_of_one = 1');
    const customer = await signedUp('+971551110005');
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, customer);
    expect((await fixture.order(customer, bodyWith('+971551110006'))).status).toBe(200);
    expect((await buyWith('+971551110006')).errors[0]).toMatchObject({ coupon: 'used_up' });
  });

  it('holds for concurrent orders of many guest ids [F-28]', async () => {
    await make('ONCE', 'uses_of_one = 1');
    const guests = [];
    for (let at = 0; at < 8; at += 1) guests.push(await fixture.buyer());
    const body = { ...bodyWith('+971551110007'), ...pastTheCart(adding(fixture.goods.plain)) };
    const responses = await Promise.all(guests.map((guest) => fixture.order(guest, body)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countUses('ONCE')).toBe(1);
  });
});

it('expires exactly at the end of its last day [D-12]', async () => {
  await make('TEN');
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  fixture.shop.at(new Date('2026-11-21T20:00:00Z')); // midnight in the shop's time zone
  const body = fixture.bodyFor(9.45, { coupon_code: 'TEN' });
  expect((await fixture.order(guest, body)).errors[0]).toMatchObject({ coupon: 'expired' });
  fixture.shop.at(new Date(testNow.getTime() + 11.99 * 3_600_000));
  expect((await fixture.order(guest, body)).status).toBe(200);
});
