import {
  cancelOrder,
  courierPosition,
  notificationList,
  orderDetails,
  parcelCategories,
  runningOrders,
  sendParcel,
  trackOrder,
  type RequestScope,
  type SendParcelBody,
} from '@shop/contract';
import { priceParcel, toMajor } from '@shop/domain';
import { atGateway } from '../../testing/paying';
import { getCategory, parcelMetres, receiver, sender, toParcelBody } from '../../testing/parcels';
import { getScopeIn, newCustomer, newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { firstPage, openTestShop, type TestShop } from '../../testing/test-shop';
import { advanceOrder } from '../orders/order-progress';

let shop: TestShop;
let guest: Partial<RequestScope>;
let customer: Partial<RequestScope>;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.database.query('UPDATE zones SET increased_fee_active = false');
  const scope = await getScopeIn(shop, 'parcel');
  guest = { ...scope, ...(await newGuest(shop)) };
  customer = { ...scope, ...(await newCustomer(shop)) };
});
afterAll(() => shop.close());

const send = async (own: Partial<SendParcelBody> = {}, who = guest, headers = {}) =>
  shop.send(sendParcel, { body: await toParcelBody(shop, own) }, who, headers);
const sent = async (own: Partial<SendParcelBody> = {}, who = guest) => (await send(own, who)).model.orderId;
const track = async (id: number, who = guest) =>
  (await shop.send(trackOrder, { query: { order_id: id } }, who)).model;

it('lists the categories of the module with rates and sizes, in the visitor’s language [X-31]', async () => {
  const { model } = await shop.send(parcelCategories, {}, guest);
  expect(model.map(({ name }) => name)).toEqual([
    'Documents',
    'Boxes',
    'Fragile',
    'Gifts and Flowers',
    'Home-cooked Food',
    'Furniture',
  ]);
  expect(model[0]).toMatchObject({ rates: { perKm: 60, minimum: 250 }, sizes: [] });
  expect(model[1]).toMatchObject({
    rates: null,
    sizes: [
      { size: 'small', heaviest: 3, charge: 0 },
      { size: 'medium', heaviest: 10, charge: 150 },
      { size: 'large', heaviest: 25, charge: 400 },
    ],
  });
  const arabic = (await shop.send(parcelCategories, {}, { ...guest, language: 'ar' })).model;
  expect(arabic[0]?.name).toBe('الوثائق');
  const elsewhere = await getScopeIn(shop, 'food');
  expect((await shop.send(parcelCategories, {}, elsewhere)).model).toEqual([]);
  expect((await shop.send(parcelCategories, {}, {})).status).toBe(403);
});

it('sends a parcel for a guest, who finds it by number and phone [X-31] [D-23]', async () => {
  const id = await sent({ order_note: 'Ring twice' });
  const stranger = await newGuest(shop);
  const query = { order_id: id, contact_number: sender.contact_person_number };
  const order = (await shop.send(trackOrder, { query }, stranger)).model;
  expect(order).toMatchObject({
    id,
    status: 'pending',
    note: 'Ring twice',
    address: { contactName: 'Omar', contactPhone: receiver.contact_person_number, address: 'Clock Square 4' },
    parcel: {
      category: { name: 'Documents' },
      size: null,
      payer: 'sender',
      sender: { contactName: 'Noor', address: 'Net Square 1' },
      metres: parcelMetres,
    },
    lineCount: 0,
    paymentState: 'unpaid',
  });
  expect(order.totals.total).toBe(order.totals.deliveryFee);
  expect((await shop.send(orderDetails, { query }, stranger)).model).toEqual([]);
  expect((await shop.send(trackOrder, { query: { order_id: id } }, stranger)).status).toBe(404);
  const wrong = { order_id: id, contact_number: receiver.contact_person_number };
  expect((await shop.send(trackOrder, { query: wrong }, stranger)).status).toBe(404);
});

it('works out distance and charge itself, whatever the request contains [X-31] [D-15]', async () => {
  const { rates } = await getCategory(shop, 'Documents');
  const priced = priceParcel({ rates: rates!, metres: parcelMetres, size: null, increase: null });
  const id = await sent({ distance: 0 });
  expect(await track(id)).toMatchObject({
    totals: { total: priced.total },
    parcel: { metres: parcelMetres },
  });
  const cheaper = await send({ distance: 0, order_amount: 0.01 });
  expect(cheaper.status).toBe(409);
  expect(cheaper.errors[0]).toMatchObject({
    code: 'changed',
    message: expect.stringContaining('total') as string,
  });
  expect((cheaper.wire as { errors: object[] }).errors[0]).toMatchObject({
    reason: 'total',
    total: toMajor(priced.total, 2),
  });
});

it('charges the shop’s rates and the size where the category has none of its own [X-31]', async () => {
  const { id: boxes } = await getCategory(shop, 'Boxes');
  const rates = { perKm: 80, minimum: 300 };
  const { total } = priceParcel({ rates, metres: parcelMetres, size: { charge: 400 }, increase: null });
  const id = await sent({ parcel_category_id: boxes, parcel_size: 'large', order_amount: toMajor(total, 2) });
  expect(await track(id)).toMatchObject({ totals: { total }, parcel: { size: 'large' } });
  for (const size of ['', 'medium'] as const) {
    const other = await send({
      parcel_category_id: boxes,
      parcel_size: size,
      order_amount: toMajor(total, 2),
    });
    expect(other.errors[0]?.code).toBe(size === '' ? 'parcel_size' : 'changed');
  }
});

const far = { latitude: 24.1, longitude: 55.2 };
it.each<[string, Partial<SendParcelBody>, number, string]>([
  ['a sender outside every zone', far, 403, 'zone'],
  [
    'a receiver outside every zone',
    { receiver_details: JSON.stringify({ ...receiver, ...far }) },
    403,
    'receiverZone',
  ],
  ['no receiver', { receiver_details: '{}' }, 403, 'receiver_details.contact_person_name'],
  ['a receiver that is no record', { receiver_details: 'Omar' }, 403, 'receiver_details'],
  ['an unknown category', { parcel_category_id: 4_711 }, 404, 'not_found'],
  ['an unknown payer', { charge_payer: 'thief' as 'sender' }, 403, 'charge_payer'],
  ['a receiver who does not pay in cash', { charge_payer: 'receiver', ...atGateway }, 403, 'payment_method'],
  ['a wallet that a guest does not have', { payment_method: 'wallet' }, 403, 'payment_method'],
  ['a time that has passed', { schedule_at: '2001-01-01 10:00:00' }, 403, 'schedule_at'],
  ['too long a note', { order_note: 'x'.repeat(1_001) }, 403, 'order_note'],
  [
    'too long a name',
    { receiver_details: JSON.stringify({ ...receiver, contact_person_name: 'x'.repeat(256) }) },
    403,
    'receiver_details.contact_person_name',
  ],
])('refuses %s [X-31] [F-38]', async (_case, own, status, code) => {
  const response = await send(own);
  expect([response.status, response.errors[0]?.code]).toEqual([status, code]);
});

it('sends one parcel for one key, however often it is asked [D-21]', async () => {
  const key = { 'idempotency-key': 'parcel-1' };
  const [first, second] = [await send({}, guest, key), await send({}, guest, key)];
  expect(second.model.orderId).toBe(first.model.orderId);
});

it('goes by courier steps: confirmed, picked up, delivered and paid [X-31] [D-24]', async () => {
  const id = await sent({ charge_payer: 'receiver' }, customer);
  const advance = () => advanceOrder(shop.database, id, testNow);
  expect(await advance()).toBe('confirmed');
  expect((await track(id, customer)).courier).not.toBeNull();
  const query = { order_id: id };
  expect((await shop.send(courierPosition, { query }, customer)).model).toBeNull();
  expect(await advance()).toBe('picked_up');
  const position = (await shop.send(courierPosition, { query }, customer)).model;
  expect(position?.latitude).toBeCloseTo(sender.latitude, 5);
  expect(position?.longitude).toBeCloseTo(sender.longitude, 5);
  expect((await shop.send(runningOrders, { query: firstPage }, customer)).model.entries[0]).toMatchObject({
    id,
    parcel: { payer: 'receiver' },
  });
  expect(await advance()).toBe('delivered');
  expect(await track(id, customer)).toMatchObject({ status: 'delivered', paid: true });
  const { entries } = (await shop.send(notificationList, { query: firstPage }, customer)).model;
  expect(entries.map(({ text }) => text)).toEqual(
    expect.arrayContaining([`A courier is coming to pick up your parcel no. ${id}.`]),
  );
});

it('is canceled by its owner while it is pending, and by nobody else [X-31] [F-46]', async () => {
  const id = await sent({}, customer);
  const body = { order_id: id };
  expect((await shop.send(cancelOrder, { body }, guest)).status).toBe(404);
  expect((await shop.send(cancelOrder, { body }, customer)).status).toBe(200);
  expect((await track(id, customer)).status).toBe('canceled');
  const moving = await sent({}, customer);
  await advanceOrder(shop.database, moving, testNow);
  expect((await shop.send(cancelOrder, { body: { order_id: moving } }, customer)).status).toBe(409);
});

it('waits for a payment at a gateway like any order [X-31] [D-20]', async () => {
  const { model } = await send(atGateway);
  expect(model.payAt).toContain('/payments/');
  expect(await advanceOrder(shop.database, model.orderId, testNow)).toBe('pending');
});

it('keeps a scheduled time [X-31]', async () => {
  const id = await sent({ schedule_at: '2026-11-30 10:00:00' });
  expect((await track(id)).scheduledAt).toBe('2026-11-30T06:00:00.000Z');
});
