import { WireError } from '../wire';
import {
  addressFromWire,
  cartFromWire,
  choiceFromWire,
  customerFromWire,
  guestFromWire,
  loginFromWire,
  messageFromWire,
  orderFromWire,
  orderLinesFromWire,
  placedFromWire,
} from './order';

const context = { decimals: 2 };

describe('cart', () => {
  it('reads lines of a list, a named or a wrapped one [ENT-19, F-21]', () => {
    const line = { id: '9', quantity: '2', item: { id: 5, price: '3.5' } };
    const expected = [
      { id: 9, quantity: 2, item: { id: 5, price: 350 }, variation: null, options: [], addOns: [] },
    ];
    for (const wire of [[line], { carts: [line] }, { data: [line] }])
      expect(cartFromWire(wire, context)).toMatchObject(expected);
  });
  it('leaves out lines whose item is gone, and is empty for a message [F-21]', () => {
    expect(cartFromWire([{ id: 1, item: null }, { id: 2, item: {} }, { item: { id: 1 } }], context)).toEqual(
      [],
    );
    expect(cartFromWire({ message: 'Removed' }, context)).toEqual([]);
  });
  it('reads the chosen variation, options and add-ons, also as JSON in text [ENT-21, ENT-22]', () => {
    const wire = {
      variation: JSON.stringify([
        { type: 'Small-Red' },
        { name: 'Crust', values: { label: ['Thin', 'Cheesy'] } },
      ]),
      add_on_ids: '[4,5]',
      add_on_qtys: ['2'],
    };
    expect(choiceFromWire(wire)).toEqual({
      variation: 'Small-Red',
      options: [{ group: 'Crust', labels: ['Thin', 'Cheesy'] }],
      addOns: [
        { id: 4, quantity: 2 },
        { id: 5, quantity: 1 },
      ],
    });
  });
});

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
  it('has its figures in minor units [D-15]', () => {
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
  it('stands without store, address and schedule [F-21]', () => {
    expect(read({ store_id: 3, schedule_at: 'x' })).toMatchObject({
      store: { id: 3, position: null },
      address: null,
      scheduledAt: null,
      orderType: 'delivery',
      paid: false,
    });
  });
  it('reads lines from a list or an object that holds it [F-21]', () => {
    const line = { id: 1, item_id: 5, quantity: '2', price: '3.5', item_details: '{"name":"Rice"}' };
    const expected = [
      { id: 1, itemId: 5, name: 'Rice', quantity: 2, unitPrice: 350, total: 700, details: [] },
    ];
    expect(orderLinesFromWire([line, { item_id: 6 }], context)).toMatchObject(expected);
    expect(orderLinesFromWire({ details: [line] }, context)).toMatchObject(expected);
  });
  it('reads what placing answers, its total in either spelling [D-31]', () => {
    expect(placedFromWire({ order_id: '100', message: 'ok', total_ammount: '5' })).toEqual({
      orderId: 100,
      message: 'ok',
      total: 5,
    });
    expect(placedFromWire({ order_id: 100, total_amount: 5 }).total).toBe(5);
    expect(() => placedFromWire({ message: 'ok' })).toThrow(WireError);
  });
});

describe('customer', () => {
  const read = (wire: object) => customerFromWire({ id: 1, ...wire }, context);

  it('has a last name in either spelling [D-31]', () => {
    expect(read({ l_name: 'Khan' }).lastName).toBe('Khan');
    expect(read({ l_name: '', last_name: 'Khan' }).lastName).toBe('Khan');
  });
  it('is verified by flag or by date [ENT-27]', () => {
    expect(read({ is_email_verified: 1 }).emailVerified).toBe(true);
    expect(read({ email_verified_at: '2026-01-01' }).emailVerified).toBe(true);
    expect(read({ email_verified_at: null }).emailVerified).toBe(false);
  });
  it('has its balance in minor units [D-15]', () => {
    expect(read({ wallet_balance: '10.55', loyalty_point: '7' })).toMatchObject({
      walletBalance: 1055,
      loyaltyPoints: 7,
    });
  });
});

it('reads the zones of an address from JSON in text [ENT-24]', () => {
  expect(addressFromWire({ id: 1, zone_ids: '[2,3]', address_type: 'office' })).toMatchObject({
    zoneIds: [2, 3],
    type: 'office',
  });
});

describe('sign-in', () => {
  it('has no token while a verification is due [ENT-40]', () => {
    expect(loginFromWire({ token: null, is_phone_verified: 0 })).toEqual({
      token: null,
      phoneVerified: false,
      emailVerified: false,
      personalInfo: true,
      existingUser: null,
    });
  });
  it('tells of missing data and of an existing account [ENT-40]', () => {
    const wire = { token: 't', is_personal_info: 0, is_exist_user: { name: 'Ada', image: '/a.svg' } };
    expect(loginFromWire(wire)).toMatchObject({
      token: 't',
      personalInfo: false,
      existingUser: { name: 'Ada' },
    });
  });
});

it('reads a guest id that is a number or text, and needs one [CALL-32]', () => {
  expect(guestFromWire({ guest_id: 12 })).toBe('12');
  expect(guestFromWire({ data: { guest_id: 'abc' } })).toBe('abc');
  expect(() => guestFromWire({})).toThrow(WireError);
});

it('reads a message, or none [F-21]', () => {
  expect(messageFromWire({ message: 'Done' })).toBe('Done');
  expect(messageFromWire('Done')).toBe('');
});
