import { WireError } from '@shop/contract/core';
import { orderFromWire, orderLinesFromWire, placedFromWire } from './order';

const context = { decimals: 2 };

describe('order', () => {
  const read = (wire: object) => orderFromWire({ id: 1, ...wire }, context);

  it.each([
    ['picked_up', 'picked_up'],
    ['accepted', 'confirmed'],
    ['refund_requested', 'delivered'],
    ['teleported', 'processing'],
    ['constructor', 'processing'],
    [undefined, 'pending'],
  ])('reads the status %p as %p [D-24, F-21]', (order_status, status) => {
    expect(read({ order_status }).status).toBe(status);
  });
  it.each([
    ['wallet', 'wallet'],
    ['cash_on_delivery', 'cash_on_delivery'],
    ['some_gateway', 'digital_payment'],
    [undefined, 'cash_on_delivery'],
  ])('reads the payment %p as %p [F-21]', (payment_method, method) => {
    expect(read({ payment_method }).paymentMethod).toBe(method);
  });
  it.each([
    ['store', true],
    ['admin', true],
    ['customer', false],
    [null, false],
    [undefined, false],
  ])('reads who canceled it, %p, as declined: %p [X-20]', (canceled_by, declined) => {
    expect(read({ order_status: 'canceled', canceled_by }).canceledByStore).toBe(declined);
  });
  it('has its amounts in minor units [D-15]', () => {
    const wire = {
      item_amount: '29.39',
      store_discount_amount: 3,
      coupon_discount_amount: '1.00',
      total_tax_amount: 2.64,
      tax_status: 'included',
      delivery_charge: 5,
      extra_delivery_charge: '1',
      dm_tips: 1,
      order_amount: '34.03',
    };
    expect(read(wire).totals).toMatchObject({
      subtotal: 2939,
      discount: 300,
      coupon: 100,
      tax: 264,
      taxIncluded: true,
      deliveryFee: 500,
      extraFee: 100,
      tip: 100,
      total: 3403,
    });
  });
  it('reads an address that is JSON in text, and its store [F-21]', () => {
    const order = read({
      delivery_address: '{"address":"Street 1","address_type":"castle"}',
      store: { id: 3, latitude: '1', longitude: '2' },
      scheduled: 1,
      schedule_at: '2026-11-22T10:00:00Z',
      pending: '2026-11-21T10:00:00Z',
      delivered: null,
    });
    expect(order.address).toMatchObject({ id: null, address: 'Street 1', type: 'other' });
    expect(order.store).toMatchObject({ id: 3, position: { latitude: 1, longitude: 2 } });
    expect(order.history).toEqual([{ status: 'pending', at: '2026-11-21T10:00:00Z' }]);
    expect(order.scheduledAt).toBe('2026-11-22T10:00:00Z');
  });
  it('is readable without store, address and schedule [F-21]', () => {
    expect(read({ store_id: 3, schedule_at: 'x' })).toMatchObject({
      store: { id: 3, position: null },
      address: null,
      scheduledAt: null,
      orderType: 'delivery',
      paid: false,
    });
  });
  it('reads lines from a list or an object that contains it [F-21]', () => {
    const line = { id: 1, item_id: 5, quantity: '2', price: '3.5', item_details: '{"name":"Rice"}' };
    const expected = [
      { id: 1, itemId: 5, name: 'Rice', quantity: 2, unitPrice: 350, total: 700, details: [] },
    ];
    expect(orderLinesFromWire([line, { item_id: 6 }], context)).toMatchObject(expected);
    expect(orderLinesFromWire({ details: [line] }, context)).toMatchObject(expected);
  });
  it('reads the response of placing an order, its total in either spelling [D-31]', () => {
    expect(placedFromWire({ order_id: '100', message: 'ok', total_ammount: '5' })).toEqual({
      orderId: 100,
      message: 'ok',
      total: 5,
      payAt: null,
      paymentId: null,
    });
    const paying = { order_id: 100, redirect_link: 'https://pay.example/1', payment_id: 'p1' };
    expect(placedFromWire(paying)).toMatchObject({ payAt: 'https://pay.example/1', paymentId: 'p1' });
    expect(placedFromWire({ order_id: 100, total_amount: 5 }).total).toBe(5);
    expect(() => placedFromWire({ message: 'ok' })).toThrow(WireError);
  });
});
