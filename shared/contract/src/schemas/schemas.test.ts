import { ValidationError, type AnyObject } from 'yup';
import * as contract from '../index';
import { getBodySchema, type Endpoint } from '../index';
import { endpoints as registry } from '../registry';

const endpoints = Object.entries<Endpoint>(registry);

it('finds the endpoints [CALL-01]', () => {
  expect(endpoints.length).toBeGreaterThan(30);
});

it.each(endpoints)('%s has a body schema exactly when it sends one [CALL-01]', (_name, endpoint) => {
  expect(getBodySchema(endpoint) !== null).toBe(endpoint.sends === 'json');
});

it.each(endpoints)(
  '%s is under the prefix and never declares guest_id itself [CALL-01]',
  (_name, endpoint) => {
    expect(endpoint.path).toMatch(/^\/api\/v1\/[\w\-/:]+$/);
    expect(Object.keys(endpoint.query)).not.toContain('guest_id');
  },
);

/**
 * Wishlist buttons read only the ids, without the readers of items; categories are also asked for in another module. Their
 * cached responses have their own keys. A parcel is an order with another body, and so is a phone provider's code for a new
 * password.
 */
const readTwice = [
  'GET /api/v1/categories',
  'POST /api/v1/customer/order/get-Tax',
  'POST /api/v1/customer/order/place',
  'POST /api/v1/auth/firebase-verify-token',
  'GET /api/v1/customer/wish-list',
  'GET /api/v1/rental/user/wish-list',
];

it('no two endpoints are one request, except those with two readers [CALL-01]', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual(readTwice);
  // The id of a subject is in the key, too.
  const cached = endpoints.filter(([, { method }]) => method === 'GET');
  const keys = cached.map(
    ([, { path, varies, subject }]) => `${path} ${varies.join(' ')} ${subject?.id ?? ''}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

const check = (endpoint: Endpoint<never, unknown>, body: unknown): AnyObject => {
  const schema = getBodySchema(endpoint);
  if (!schema) throw new Error('no schema');
  return schema.validateSync(body, { abortEarly: false }) as AnyObject;
};
const getErrors = (endpoint: Endpoint<never, unknown>, body: unknown): string[] => {
  try {
    check(endpoint, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};
const order = {
  store_id: 1,
  order_amount: 12.5,
  order_type: 'take_away',
  payment_method: 'wallet',
  contact_person_name: 'Ada',
  contact_person_number: '+8801712345678',
};
const address = {
  contact_person_name: 'Ada',
  contact_person_number: '+880 1712-345678',
  address: 'Street 1',
  latitude: '23.8',
  longitude: '90.4',
};
const person = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+8801712345678',
  password: 'secret1',
  confirm_password: 'secret1',
};

it.each([
  [
    'a line with its defaults',
    contract.addToCart,
    { item_id: '5', quantity: 1 },
    { item_id: 5, model: 'Item', variation: [], add_on_ids: [] },
  ],
  [
    'food options',
    contract.addToCart,
    { item_id: 5, quantity: 1, variation: [{ name: 'Size', values: { label: ['L'] } }] },
    { quantity: 1 },
  ],
  ['a change of a line', contract.updateCart, { cart_id: 1, item_id: 5, quantity: 2 }, { cart_id: 1 }],
  [
    'an order to take away without an address',
    contract.placeOrder,
    order,
    { address: '', accept_changes: false },
  ],
  ['an address with degrees as text', contract.addAddress, address, { latitude: 23.8, address_type: 'home' }],
  ['the same for a change', contract.updateAddress, address, { longitude: 90.4 }],
  [
    'sign-in by e-mail',
    contract.login,
    { email_or_phone: ' ada@example.com ', password: 'secret1' },
    { email_or_phone: 'ada@example.com' },
  ],
  [
    'sign-in by phone',
    contract.login,
    { email_or_phone: '+8801712345678', password: 'secret1' },
    { login_type: 'manual' },
  ],
  ['a new customer', contract.signUp, person, { ref_code: '' }],
  ['a new guest', contract.requestGuest, {}, { fcm_token: null }],
  ['a cancelled order', contract.cancelOrder, { order_id: 7 }, { reason: '' }],
] as [string, Endpoint<never, unknown>, object, object][])(
  'accepts %s [CALL-13..CALL-34]',
  (_case, endpoint, body, read) => {
    expect(check(endpoint, body)).toMatchObject(read);
  },
);

it.each([
  ['no item [CALL-13]', contract.addToCart, { quantity: 1 }, 'itemRequired'],
  ['quantity 0 [VALID-02]', contract.addToCart, { item_id: 1, quantity: 0 }, 'quantityMinimum'],
  ['a huge quantity [VALID-01]', contract.addToCart, { item_id: 1, quantity: 1e6 }, 'quantityMaximum'],
  ['half a piece [VALID-02]', contract.addToCart, { item_id: 1, quantity: 1.5 }, 'quantity'],
  ['an unknown model [ENT-22]', contract.addToCart, { item_id: 1, quantity: 1, model: 'Car' }, 'model'],
  ['a negative price [D-14]', contract.addToCart, { item_id: 1, quantity: 1, price: -1 }, 'price'],
  ['no line [CALL-14]', contract.updateCart, { item_id: 1, quantity: 1 }, 'cartRequired'],
  [
    'a delivery without address [D-20]',
    contract.placeOrder,
    { ...order, order_type: 'delivery' },
    'addressRequired',
  ],
  [
    'an unknown way of paying [D-20]',
    contract.placeOrder,
    { ...order, payment_method: 'shells' },
    'payment_method',
  ],
  ['a negative tip [D-20]', contract.placeOrder, { ...order, dm_tips: -1 }, 'dm_tips'],
  ['a bad phone [VALID-09]', contract.placeOrder, { ...order, contact_person_number: '12a' }, 'phoneInvalid'],
  ['no place [VALID-14]', contract.addAddress, { ...address, latitude: '' }, 'addressRequired'],
  ['a place off the earth [VALID-14]', contract.addAddress, { ...address, latitude: 91 }, 'latitude'],
  ['no name [VALID-14]', contract.addAddress, { ...address, contact_person_name: ' ' }, 'nameRequired'],
  ['no contact [VALID-17]', contract.login, { password: 'secret1' }, 'emailOrPhoneRequired'],
  [
    'neither e-mail nor phone [VALID-17]',
    contract.login,
    { email_or_phone: 'ada', password: 'secret1' },
    'emailOrPhoneInvalid',
  ],
  [
    'a short password [VALID-18]',
    contract.login,
    { email_or_phone: 'a@b.co', password: '12345' },
    'passwordShort',
  ],
  ['a short password [VALID-23]', contract.signUp, { ...person, password: '12345' }, 'passwordMin'],
  [
    'passwords that differ [VALID-24]',
    contract.signUp,
    { ...person, confirm_password: 'secret2' },
    'passwordsDiffer',
  ],
  ['a bad e-mail [VALID-21]', contract.signUp, { ...person, email: 'ada@example' }, 'emailInvalid'],
  [
    'a long e-mail [VALID-21, BIZ-06]',
    contract.signUp,
    { ...person, email: `${'a'.repeat(250)}@b.com` },
    'emailLong',
  ],
  ['a short phone [VALID-22]', contract.signUp, { ...person, phone: '123456789' }, 'phoneShort'],
  ['no order [D-24]', contract.cancelOrder, {}, 'orderRequired'],
] as [string, Endpoint<never, unknown>, object, string][])('refuses %s', (_case, endpoint, body, message) => {
  expect(getErrors(endpoint, body).join()).toContain(message);
});

it('requires accepted terms only in the form [VALID-25]', () => {
  expect(contract.signUpFormSchema.isValidSync({ ...person, tandc: false })).toBe(false);
  expect(contract.signUpFormSchema.isValidSync({ ...person, tandc: true })).toBe(true);
});

describe('a parcel', () => {
  const contact = { ...address, contact_person_number: order.contact_person_number };
  const receiver = { ...contact, contact_person_name: 'Omar' };
  const parcel = {
    ...contact,
    order_type: 'parcel',
    parcel_category_id: 3,
    charge_payer: 'sender',
    receiver_details: JSON.stringify(receiver),
    order_amount: 4.2,
    payment_method: 'wallet',
  };
  const schema = getBodySchema(contract.sendParcel, parcel);

  it('has a schema of its own at the path of orders, with the receiver as text or record [X-31]', () => {
    expect(schema).not.toBe(getBodySchema(contract.placeOrder, order));
    for (const receiver_details of [parcel.receiver_details, receiver])
      expect(schema?.validateSync({ ...parcel, receiver_details })).toMatchObject({
        receiver_details: { contact_person_name: 'Omar', latitude: 23.8 },
        parcel_size: '',
        schedule_at: null,
      });
  });

  it.each([
    ['no kind', { parcel_category_id: undefined }],
    ['another payer', { charge_payer: 'nobody' }],
    ['a size that does not exist', { parcel_size: 'gigantic' }],
    ['no receiver', { receiver_details: '' }],
    ['a receiver without a place', { receiver_details: JSON.stringify({ ...receiver, address: '' }) }],
    [
      'a receiver without a phone',
      { receiver_details: JSON.stringify({ ...receiver, contact_person_number: 'x' }) },
    ],
    ['a payer in cash for an unknown method', { payment_method: 'promise' }],
  ])('is refused with %s [X-31] [F-38]', (_case, own) => {
    expect(() => schema?.validateSync({ ...parcel, ...own })).toThrow(ValidationError);
  });
});
