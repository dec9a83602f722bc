import { cartList, trackOrder, type PlaceOrderBody } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';

const fixture = createOrderFixture();

describe('what has changed since the cart was shown [D-16] [F-24] [F-25]', () => {
  it('lists changed prices by line, and charges them only when accepted', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await fixture.setItem('price = 1200', fixture.goods.plain);
    const refused = await fixture.order(guest, fixture.bodyFor(10.5));
    expect(refused).toMatchObject({
      status: 409,
      errors: [
        { code: 'changed', reason: 'price', message: 'The price of Plain is now $12.00.' },
        { code: 'changed', reason: 'total', message: 'The total is now $12.60.' },
      ],
    });
    expect(await fixture.ordersBy(guest)).toBe(0);
    expect((await fixture.order(guest, fixture.bodyFor(12.6))).status).toBe(200);
  });

  it.each([
    ['sold out', 'stock = 0', 'Plain is out of stock.'],
    ['short', 'stock = 1', 'Only 1 of Plain are left.'],
    ['gone', 'active = false', 'Plain is no longer offered.'],
    [
      'of a campaign that is over',
      `campaign = true, campaign_ends_on = '2026-11-20'`,
      'Plain is no longer offered.',
    ],
    ['out of its hours', `available_from = '14:00', available_to = '16:00'`, 'Plain is not available now.'],
    ['over its limit', 'maximum_cart_quantity = 1', 'At most 1 of Plain can be ordered.'],
    [
      'of a choice that must be made now',
      `variations = '[{"type": "Red", "price": 1000, "stock": null}]'`,
      'Variation Plain can not remain without selection',
    ],
  ])('marks only the line that is %s', async (_case, columns, message) => {
    const heat = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
    const guest = await fixture.buyer(adding(fixture.goods.plain, 2), adding(fixture.goods.dish, 1, heat));
    await fixture.setItem(columns, fixture.goods.plain);
    const refused = await fixture.order(guest, fixture.bodyFor(32.03, { accept_changes: true }));
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'changed', message }] });
    expect((await fixture.shop.send(cartList, {}, guest)).model).toHaveLength(2);
  });

  it('refuses a closed store, and accepts a scheduled order where the store does', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await fixture.shop.database.query(
      `INSERT INTO store_hours (store_id, day, opening, closing)
       SELECT ${Number(fixture.goods.storeId)}, day, '01:00', '02:00' FROM generate_series(0, 6) AS day`,
    );
    expect((await fixture.order(guest, fixture.bodyFor(10.5))).errors[0]?.code).toBe('store_closed');
    await fixture.setStore('schedule_order = true, delivery_time = NULL');
    const early = { schedule_at: '2026-11-22 01:30:00' }; // half past nine of the evening before in UTC
    const placed = await fixture.order(guest, fixture.bodyFor(10.5, early));
    const { model } = await fixture.shop.send(
      trackOrder,
      { query: { order_id: placed.model.orderId } },
      guest,
    );
    expect(model.scheduledAt).toBe('2026-11-21T21:30:00.000Z');
  });

  it.each(['2026-11-20 12:00:00', '2036-01-01', 'tomorrow', '9'.repeat(40)])(
    'refuses the time %s',
    async (schedule_at) => {
      await fixture.setStore('schedule_order = true');
      const guest = await fixture.buyer(adding(fixture.goods.plain));
      expect((await fixture.order(guest, fixture.bodyFor(10.5, { schedule_at }))).errors[0]?.code).toBe(
        'schedule_at',
      );
    },
  );

  it('enforces minimum, cash limit, prescriptions and payment methods [D-22] [ERR-09] [VALID-07]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const refusal = async (rest: Partial<PlaceOrderBody> = {}) =>
      (await fixture.order(guest, fixture.bodyFor(10.5, rest))).errors[0]?.message;
    await fixture.setStore('minimum_order = 1500');
    expect(await refusal()).toMatch(/^The minimum order of .+ is \$15\.00\.$/);
    await fixture.setStore('minimum_order = 0');
    await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = 1049');
    expect(await refusal()).toBe(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    );
    await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = 1050');
    await fixture.setItem('prescription_required = true', fixture.goods.plain);
    expect(await refusal()).toBe('Please upload your prescription image');
    await fixture.setItem('prescription_required = false', fixture.goods.plain);
    expect(await refusal({ payment_method: 'wallet' })).toBe('This payment method is not available.');
    expect((await fixture.order(guest, fixture.bodyFor(10.5))).status).toBe(200);
  });
});
