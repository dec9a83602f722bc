import { cartList, orderDetails, trackOrder } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';

const fixture = createOrderFixture();

const position = { latitude: 25.128, longitude: 56.344 };
const delivery = { order_type: 'delivery', address: 'Net Square 1', ...position } as const;

describe('placing', () => {
  it('charges the totals of the domain, takes the stock and empties the cart [D-15]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain, 2));
    const placed = await fixture.order(guest, fixture.bodyFor(21));
    expect(placed.model).toMatchObject({ total: 21, message: 'Order placed successfully' });
    expect((await fixture.shop.send(cartList, {}, guest)).model).toEqual([]);
    expect(await fixture.getStock(fixture.goods.plain)).toBe(8);
    const tracked = await fixture.shop.send(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
    expect(tracked.model).toMatchObject({
      status: 'pending',
      orderType: 'take_away',
      paid: false,
      lineCount: 1,
      totals: { tax: 100, taxIncluded: false, deliveryFee: 0, total: 2100 },
      store: { id: fixture.goods.storeId },
    });
    const lines = await fixture.shop.send(orderDetails, { query: { order_id: placed.model.orderId } }, guest);
    expect(lines.model).toMatchObject([
      { itemId: fixture.goods.plain, quantity: 2, unitPrice: 1000, total: 2000 },
    ]);
  });

  it('stores names and choices in every language, independent of later changes of the item', async () => {
    const heat = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
    const guest = await fixture.buyer(
      adding(fixture.goods.dish, 1, { ...heat, add_on_ids: [fixture.goods.cheese], add_on_qtys: [2] }),
    );
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(13.55))).model;
    const shown = async (language: string) =>
      (await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, { ...guest, language }))
        .model[0];
    expect(await shown('en')).toMatchObject({ name: 'Dish', details: ['Hot', 'Cheese × 2'] });
    expect(await shown('ar')).toMatchObject({ name: 'Dish ar', details: ['حار', 'جبن × 2'] });
  });

  it('adds the delivery fee of the zone by road distance [BIZ-34] [BIZ-35] [BIZ-36]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain, 1));
    const refused = await fixture.order(guest, fixture.bodyFor(0.01, delivery));
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'changed', reason: 'total' }] });
    const placed = await fixture.order(
      guest,
      fixture.bodyFor(0.01, { ...delivery, accept_changes: true, distance: 1 }),
    );
    const { model } = await fixture.shop.send(
      trackOrder,
      { query: { order_id: placed.model.orderId } },
      guest,
    );
    expect(model.totals.deliveryFee).toBeGreaterThan(0);
    expect(model.totals.total).toBe(1050 + model.totals.deliveryFee);
    expect(model.address).toMatchObject({
      address: 'Net Square 1',
      contactPhone: '+971501234567',
      ...position,
    });
  });

  it('returns number and total with the family’s field names', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { wire } = await fixture.order(guest, fixture.bodyFor(10.5));
    expect(wire).toMatchObject({
      total_ammount: 10.5,
      status: 'pending',
      order_id: expect.any(Number) as number,
    });
    expect(wire).not.toHaveProperty('total_amount');
  });

  it('returns afterwards everything that was ordered and charged [D-15] [D-22]', async () => {
    await fixture.setStore('schedule_order = true');
    const heat = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
    const guest = await fixture.buyer(adding(fixture.goods.dish, 2, heat));
    const wanted = {
      ...delivery,
      address_type: 'office',
      house: '7',
      floor: '2',
      road: 'Corniche',
      contact_person_email: 'noor@example.com',
      order_note: 'No onions',
      dm_tips: 3.5,
      schedule_at: '2026-11-21 19:00:00',
      accept_changes: true,
    } as const;
    const placed = await fixture.order(guest, fixture.bodyFor(0, wanted));
    const { model } = await fixture.shop.send(
      trackOrder,
      { query: { order_id: placed.model.orderId } },
      guest,
    );
    const { totals } = model;
    expect(totals).toMatchObject({ subtotal: null, discount: 0, coupon: 0, tax: 105, tip: 350 });
    expect(totals.total).toBe(2100 + 105 + 350 + totals.deliveryFee + totals.extraFee);
    expect(totals.total).toBe(Math.round((placed.model.total ?? 0) * 100));
    expect(model).toMatchObject({
      orderType: 'delivery',
      paymentMethod: 'cash_on_delivery',
      placedAt: '2026-11-21T08:00:00.000Z',
      scheduledAt: '2026-11-21T15:00:00.000Z',
      note: 'No onions',
      address: {
        type: 'office',
        house: '7',
        floor: '2',
        road: 'Corniche',
        contactName: 'Noor',
        contactEmail: 'noor@example.com',
      },
    });
    expect(model.store).toMatchObject({
      id: fixture.goods.storeId,
      name: expect.stringMatching(/\w/) as string,
    });
  });

  it('needs a cart, an address within the delivery area, and contact data', async () => {
    expect((await fixture.order(await fixture.buyer(), fixture.bodyFor(0))).errors[0]).toMatchObject({
      code: 'cart_empty',
    });
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const far = await fixture.order(guest, fixture.bodyFor(10.5, { ...delivery, latitude: 0, longitude: 0 }));
    expect(far).toMatchObject({ status: 403, errors: [{ code: 'out_of_zone' }] });
    const unnamed = await fixture.order(guest, fixture.bodyFor(10.5, { order_type: 'delivery' }));
    expect(unnamed.errors[0]?.code).toBe('address');
    for (const rest of [{}, delivery]) {
      const nowhere = await fixture.order(guest, fixture.bodyFor(10.5, { ...rest, longitude: null }));
      expect(nowhere).toMatchObject({ status: 403, errors: [{ code: 'coordinates' }] });
    }
    const inMetres = await fixture.order(guest, fixture.bodyFor(10.5, { ...delivery, distance: 2_345 }));
    expect(inMetres).toMatchObject({ status: 403, errors: [{ code: 'distance' }] });
    for (const field of ['contact_person_number', 'contact_person_name']) {
      const nobody = await fixture.order(guest, fixture.bodyFor(10.5, { [field]: '' }));
      expect(nobody.errors[0]?.code).toBe(field);
    }
    expect(await fixture.ordersBy(guest)).toBe(0);
  });
});
