import { priceLine } from '@shop/domain';
import { readFixture, readListFixture, familyContext } from '../fixtures/family';
import {
  addFund,
  addToCart,
  applyCoupon,
  getBodySchema,
  cartList,
  couponList,
  forgotPassword,
  login,
  placeOrder,
  resetPassword,
  signUp,
  signUpFormSchema,
  socialLogin,
  updateCart,
  type Endpoint,
} from './index';

const context = familyContext();

describe('a cart', () => {
  const read = () => cartList.read(readFixture('customer.cart.list'), context);

  it.each([
    ['list', cartList],
    ['add', addToCart],
    ['update', updateCart],
  ])('is the whole list for %s [CALL-12]', (_name, endpoint) => {
    expect(endpoint.read(readFixture('customer.cart.list'), context)).toHaveLength(2);
  });
  it('has lines with an id, by which they are changed, an item and a quantity [ENT-12] [ENT-18] [ENT-19]', () => {
    expect(read()).toMatchObject([
      { id: 1, item: { id: 102, storeId: 11, moduleType: 'food', stock: null }, quantity: 2 },
      { id: 2, item: { id: 201, storeId: 21, moduleType: 'grocery', stock: 5 }, quantity: 1 },
    ]);
  });
  it('identifies the chosen options by label [ENT-16], a variation by its type [ENT-21]', () => {
    expect(read().map(({ variation, options }) => ({ variation, options }))).toEqual([
      { variation: null, options: [{ group: 'Size', labels: ['Large'] }] },
      { variation: 'Small', options: [] },
    ]);
  });
  it('lists the chosen add-ons by id and quantity, and all add-ons of the item [ENT-17] [ENT-20]', () => {
    const [bowl] = read();
    expect(bowl?.addOns).toEqual([{ id: 501, quantity: 1 }]);
    expect(bowl?.item.addOns).toMatchObject([
      { id: 501, name: 'Egg', price: 125 },
      { id: 502, name: 'Chili oil', price: 50 },
    ]);
  });
  it('costs the chosen options, add-ons once per line [ENT-05] [BIZ-26]', () => {
    const prices = read().map((line) => priceLine(line.item, line, line.quantity));
    // (10.00 + 3.50) × 2 + 1.25; the item's own discount of 1.00 each.
    expect(prices[0]).toMatchObject({ unit: 1_000, options: 350, addOns: 125, gross: 2_825, discount: 200 });
    expect(prices[1]).toMatchObject({ gross: 400, net: 400 });
  });
  it('recognises the lines of campaigns by their class [STATE-09]', () => {
    const [line] = readListFixture('customer.cart.list');
    const campaign = { ...line, item_type: 'App\\Models\\ItemCampaign' };
    expect(cartList.read([campaign], context)[0]?.item.campaign).toBe(true);
    expect(read()[0]?.item.campaign).toBe(false);
  });
});

describe('coupons', () => {
  it('of a store are listed with its name; its id is a field beside it [ENT-30]', () => {
    expect(couponList.read(readFixture('coupon.list'), context)).toMatchObject([
      {
        id: 81,
        code: 'TEN',
        type: 'default',
        discount: { type: 'percent', value: 10 },
        minPurchase: 1_000,
        maxDiscount: 500,
        storeIds: [],
        zoneIds: [],
        startsOn: '2025-01-01',
        expiresOn: '2035-01-01',
      },
      { id: 82, code: 'KITCHEN', type: 'store_wise', storeIds: [11] },
    ]);
  });
  it('have the ids as JSON in text when applied [ENT-30]', () => {
    expect(applyCoupon.read(readFixture('coupon.apply'), context)).toMatchObject({
      id: 82,
      discount: { type: 'amount', value: 200 },
      minPurchase: 0,
      maxDiscount: 0,
      storeIds: [11],
    });
  });
  it('of zones have them as ids in `data`, or in `zoneId` [ENT-30]', () => {
    const [coupon] = readListFixture('coupon.list');
    const zoneWise = { ...coupon, coupon_type: 'zone_wise' };
    const wires = [
      { ...zoneWise, data: '["7"]' },
      { ...zoneWise, zoneId: 7 },
    ];
    expect(couponList.read(wires, context).map(({ zoneIds }) => zoneIds)).toEqual([[7], [7]]);
  });
});

describe('request bodies', () => {
  const validate = (endpoint: Pick<Endpoint, 'method' | 'path'>, body: object): unknown =>
    getBodySchema(endpoint)?.validateSync(body);

  it('adds a line with model, price, variation and add-ons [ENT-22]', () => {
    const body = {
      item_id: 102,
      model: 'Item',
      price: 14.75,
      quantity: 2,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
      add_on_ids: [501],
      add_on_qtys: [1],
      store_id: 11,
      guest_id: '4711',
    };
    expect(validate(addToCart, body)).toEqual(body);
    expect(validate(updateCart, { ...body, cart_id: 1 })).toEqual({ ...body, cart_id: 1 });
  });
  it('sends a guest’s contact with an order, and the address in parts [ENT-25]', () => {
    const contact = {
      contact_person_name: 'Sara Ahmed',
      contact_person_number: '+8801712345678',
      contact_person_email: 'sara@kite.example',
      address: 'Ferry Street',
      house: '7',
      floor: '2',
      road: '4',
    };
    const order = {
      store_id: 11,
      order_amount: 36.41,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      distance: 2.345,
      latitude: 23.757989,
      longitude: 90.360587,
      guest_id: '4711',
    };
    expect(validate(placeOrder, { ...order, ...contact })).toMatchObject({ ...order, ...contact });
  });
  it('buys one line now: the line as JSON in text, with the class of its item [D-20]', () => {
    const line = { item_id: 102, item_type: 'App\\Models\\Item', model: 'Item', quantity: 2, price: 14.75 };
    const body = {
      store_id: 11,
      order_amount: 20,
      order_type: 'take_away',
      payment_method: 'digital_payment',
      contact_person_name: 'Sara Ahmed',
      contact_person_number: '+8801712345678',
      is_buy_now: 1,
      cart: JSON.stringify([line]),
    };
    expect(validate(placeOrder, body)).toMatchObject({ is_buy_now: true, cart: [line] });
    expect(() => validate(placeOrder, { ...body, cart: '[]' })).toThrow('cartRequired');
    const car = JSON.stringify([{ ...line, item_type: 'App\\Models\\Car' }]);
    expect(() => validate(placeOrder, { ...body, cart: car })).toThrow('item_type');
  });
  it('adds money to a wallet by a gateway, with a return address [ENT-28]', () => {
    const body = {
      amount: 20,
      payment_method: 'stripe',
      payment_platform: 'web',
      callback: 'https://shop.example/wallet',
    };
    expect(validate(addFund, body)).toEqual(body);
    expect(() => validate(addFund, { ...body, amount: 0 })).toThrow('fundPositive');
  });
  it('signs in by password, by code or by a provider [ENT-39]', () => {
    const manual = {
      login_type: 'manual',
      field_type: 'phone',
      email_or_phone: '+8801712345678',
      password: 'secret1',
      guest_id: '4711',
    };
    expect(validate(login, manual)).toMatchObject(manual);
    const otp = { login_type: 'otp', phone: '+8801712345678', otp: '123456', verified: 'yes' };
    expect(validate(login, otp)).toMatchObject(otp);
    const social = {
      login_type: 'social',
      medium: 'google',
      token: 't',
      unique_id: 'u',
      email: 'sara@kite.example',
    };
    expect(validate(socialLogin, social)).toMatchObject(social);
    expect(() => validate(socialLogin, { ...social, medium: 'pigeon' })).toThrow('medium');
  });
  it('signs up with name, contacts, password and referral code; the terms stay in the form [ENT-42]', () => {
    const person = {
      name: 'Sara Ahmed',
      email: 'sara@kite.example',
      phone: '+8801712345678',
      password: 'secret1',
      confirm_password: 'secret1',
      ref_code: 'ABCDEFGHIJ',
      guest_id: '4711',
    };
    expect(validate(signUp, person)).toEqual(person);
    expect(signUpFormSchema.isValidSync({ ...person, tandc: true })).toBe(true);
    expect(validate(signUp, { ...person, tandc: true })).toMatchObject(person);
  });
  it('sets a new password by phone or e-mail [ENT-43]', () => {
    const byPhone = { verification_method: 'phone', phone: '+8801712345678' };
    expect(validate(forgotPassword, byPhone)).toMatchObject(byPhone);
    const reset = {
      verification_method: 'email',
      email: 'sara@kite.example',
      reset_token: '1234',
      password: 'secret2',
      confirm_password: 'secret2',
    };
    expect(validate(resetPassword, reset)).toMatchObject(reset);
    expect(() => validate(resetPassword, { ...reset, reset_token: '' })).toThrow('otpRequired');
    expect(() => validate(forgotPassword, { verification_method: 'email' })).toThrow('recoveryEmailRequired');
  });
});
