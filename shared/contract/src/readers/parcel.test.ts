import { configFromWire } from './config';
import { orderFromWire, orderLinesFromWire } from './order';
import { parcelCategoriesFromWire } from './parcel';

const context = { decimals: 2, timeZone: 'UTC' };

/** As a backend of the family tracks a parcel: no store, the receiver as a record or its text. */
const order = {
  id: 100_021,
  order_type: 'parcel',
  order_status: 'pending',
  order_amount: 12.5,
  delivery_charge: 12.5,
  created_at: '2026-01-05T12:00:00Z',
  module_id: 5,
  distance: 4.2,
  store: null,
  store_id: null,
  charge_payer: 'receiver',
  parcel_category: { id: 3, name: 'Documents', image_full_url: '/d.png', description: 'Letters' },
  delivery_address: {
    contact_person_name: 'Sara',
    contact_person_number: '+923001112233',
    address: '5 Garden Street',
    latitude: '24.87',
    longitude: '67.02',
  },
  receiver_details: {
    contact_person_name: 'Omar',
    contact_person_number: '+923007654321',
    address: '9 Sea Road',
    latitude: '24.9',
    longitude: '67.1',
    zone_id: 1,
  },
};

it('reads a parcel: to the receiver, from the sender, without a store [X-31] [F-21]', () => {
  expect(orderFromWire(order, context)).toMatchObject({
    id: 100_021,
    orderType: 'delivery',
    address: { contactName: 'Omar', address: '9 Sea Road', latitude: 24.9 },
    store: {
      id: 0,
      name: 'Sara',
      address: '5 Garden Street',
      logoUrl: '/d.png',
      position: { latitude: 24.87 },
    },
    parcel: {
      moduleId: 5,
      category: { id: 3, name: 'Documents', imageUrl: '/d.png' },
      size: null,
      payer: 'receiver',
      sender: { contactName: 'Sara' },
      metres: 4_200,
    },
    totals: { subtotal: null, deliveryFee: 1_250, total: 1_250 },
  });
  // Its details are the order itself.
  expect(orderLinesFromWire(order, context)).toEqual([]);
});

it.each([
  ['the receiver as text', { receiver_details: JSON.stringify(order.receiver_details) }, 'Omar'],
  ['no receiver', { receiver_details: null }, undefined],
])('reads a parcel with %s [F-21]', (_case, own, name) => {
  expect(orderFromWire({ ...order, ...own }, context).address?.contactName).toBe(name);
});

it('reads a parcel whose category, size and payer are unknown [F-21]', () => {
  const odd = { parcel_category: null, parcel_size: 'gigantic', charge_payer: null, delivery_address: null };
  expect(orderFromWire({ ...order, ...odd }, context)).toMatchObject({
    store: { position: null },
    parcel: { category: null, size: null, payer: 'sender', sender: { address: '' } },
  });
});

it('has no parcel in other orders', () => {
  expect(orderFromWire({ ...order, order_type: 'delivery' }, context)).not.toHaveProperty('parcel');
});

it('reads categories with their own rates, or the shop’s, and names pictures by folder [X-31] [F-21]', () => {
  const wire = [
    {
      id: 3,
      name: 'Documents',
      image: 'd.png',
      parcel_per_km_shipping_charge: '1.5',
      parcel_minimum_shipping_charge: 4,
    },
    { id: 4, name: 'Boxes', parcel_per_km_shipping_charge: null, parcel_minimum_shipping_charge: null },
    { id: 5, name: 'Gifts', parcel_per_km_shipping_charge: 2, parcel_minimum_shipping_charge: 0 },
    { name: 'without an id' },
  ];
  const pictureFolders = { parcel_category_image_url: 'https://x.example/parcel_category' };
  const read = parcelCategoriesFromWire(wire, { ...context, pictureFolders });
  expect(read).toMatchObject([
    {
      id: 3,
      rates: { perKm: 150, minimum: 400 },
      imageUrl: 'https://x.example/parcel_category/d.png',
      sizes: [],
    },
    { id: 4, rates: null, imageUrl: null },
    { id: 5, rates: null },
  ]);
  expect(parcelCategoriesFromWire([], context)).toEqual([]);
});

it('leaves out sizes that it does not know [X-31]', () => {
  const sizes = [
    { size: 'medium', max_weight: 10, charge: 1.5 },
    { size: 'gigantic', max_weight: 900, charge: 90 },
  ];
  expect(parcelCategoriesFromWire([{ id: 1, name: 'Boxes', sizes }], context)[0]?.sizes).toEqual([
    { size: 'medium', heaviest: 10, charge: 150 },
  ]);
});

it('reads the shop’s rates from the settings; without a minimum there are none [X-31]', () => {
  const wire = { parcel_per_km_shipping_charge: 2, parcel_minimum_shipping_charge: 3 };
  expect(configFromWire(wire).parcelRates).toEqual({ perKm: 200, minimum: 300 });
  expect(configFromWire({}).parcelRates).toBeUndefined();
});
