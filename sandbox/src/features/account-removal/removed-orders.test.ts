import {
  addToCart,
  addToRentalCart,
  bookTrip,
  customerInfo,
  removeAccount,
  sendParcel,
  type RequestScope,
} from '@shop/contract';
import type { SqlValue } from '../../database/database';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { receiver, toParcelBody } from '../../testing/parcels';
import { getScopeIn, newCustomer } from '../../testing/people';
import { planFor } from '../../testing/rental-fixture';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';
import { moveTrip } from '../trips/trip-progress';

const fixture = createOrderFixture();
const getRows = (sql: string, values: SqlValue[] = []) =>
  fixture.shop.database.query<Record<string, unknown>>(sql, values);
/** What the tests enter as a customer's own, with phone, position and the customer's id. */
const personal = /hidden|omar|noor|clock square|\+971|25\.1|^\["\d{2,}"/i;
const unchosen = { variation: null, options: [], addOns: [] };
type Customer = Partial<RequestScope> & { token: string };

async function orderGoods(customer: Customer, orderType: 'delivery' | 'take_away'): Promise<number> {
  const { shop, goods } = fixture;
  await shop.send(addToCart, { body: adding(goods.plain, 1, { note: 'Hidden note' }) }, customer);
  const body = fixture.bodyFor(0, {
    order_type: orderType,
    accept_changes: true,
    address: 'Hidden Lane 7',
    order_note: 'Hidden note',
    unavailable_item_note: 'Hidden call',
    delivery_instruction: 'Hidden door',
  });
  const { orderId } = (await fixture.order(customer, body)).model;
  await moveOrder(shop.database, orderId, 'delivered', testNow);
  return orderId;
}

async function orderParcel(customer: Customer): Promise<number> {
  const { shop } = fixture;
  await shop.database.query('UPDATE zones SET increased_fee_active = false');
  const scope = { ...(await getScopeIn(shop, 'parcel')), ...customer };
  const ends = {
    address: 'Hidden Square',
    receiver_details: JSON.stringify({ ...receiver, road: 'Hidden Road' }),
  };
  const { orderId } = (await shop.send(sendParcel, { body: await toParcelBody(shop, ends) }, scope)).model;
  await moveOrder(shop.database, orderId, 'delivered', testNow);
  return orderId;
}

async function orderTrip(customer: Customer): Promise<number> {
  const { shop } = fixture;
  const end = { lat: 25.1262, lng: 56.3113, address: 'Hidden Street' };
  const plan = planFor(24, 30, { pickup_location: end, destination_location: end });
  await shop.send(addToRentalCart, { body: { ...plan, vehicle_id: 1, quantity: 1 } }, customer);
  const body = {
    provider_id: 38,
    trip_amount: 68.04,
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Hidden Name',
    contact_person_number: '+971501234567',
    contact_person_email: 'hidden@example.com',
    note: 'Hidden note',
  } as const;
  const { tripId } = (await shop.send(bookTrip, { body }, customer)).model;
  await moveTrip(shop.database, tripId, 'completed', testNow);
  return tripId;
}

const kinds = [
  ['a delivery', (customer: Customer) => orderGoods(customer, 'delivery'), 'orders'],
  ['a take-away', (customer: Customer) => orderGoods(customer, 'take_away'), 'orders'],
  ['a parcel', orderParcel, 'orders'],
  ['a trip', orderTrip, 'trips'],
] as const;

it.each(kinds)('an account that has had %s can be deleted [D-27] [STATE-36]', async (_kind, order, table) => {
  const customer = await newCustomer(fixture.shop);
  const id = await order(customer);
  expect((await fixture.shop.send(removeAccount, {}, customer)).status).toBe(200);
  expect((await fixture.shop.send(customerInfo, {}, customer)).status).toBe(401);
  expect(await getRows(`SELECT owner_id FROM ${table} WHERE id = $1`, [id])).toEqual([{ owner_id: '0' }]);
});

/** What stays in the orders of deleted accounts. Whoever adds a column that holds text decides in which list it is. */
const columns = {
  personal: {
    orders: [
      'address',
      'cancel_reason',
      'contact_phone',
      'delivery_instruction',
      'note',
      'owner_id',
      'placed_as_guest',
      'receiver',
      'sold_out_note',
    ],
    order_lines: ['added_by', 'choice'],
    trips: [
      'cancel_reason',
      'contact_email',
      'contact_name',
      'contact_phone',
      'destination',
      'note',
      'owner_id',
      'pickup',
      'placed_as_guest',
    ],
    trip_lines: [],
  },
  remaining: {
    orders: [
      'charge_payer',
      'coupon_code',
      'extra_fee_reason',
      'gateway',
      'if_sold_out',
      'order_type',
      'owner_kind',
      'parcel_size',
      'payment_method',
      'payment_status',
      'status',
    ],
    order_lines: ['add_ons', 'if_sold_out', 'image', 'name_i18n', 'variation'],
    trips: [
      'coupon_code',
      'driver',
      'gateway',
      'owner_kind',
      'payment_method',
      'payment_status',
      'rental_type',
      'status',
    ],
    trip_lines: ['image', 'name_i18n', 'plates'],
  },
};
const tables = ['orders', 'order_lines', 'trips', 'trip_lines'] as const;

it.each(tables)('every column of %s that holds text is known as personal or not [D-27]', async (table) => {
  const known = await getRows(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
       AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`,
    [table],
  );
  expect(known.map(({ column_name: name }) => name).sort()).toEqual(
    [...columns.personal[table], ...columns.remaining[table]].sort(),
  );
});

it('a deleted account leaves nothing personal in its orders and trips [D-27]', async () => {
  const customer = await newCustomer(fixture.shop);
  const ids: Record<'orders' | 'trips', number[]> = { orders: [], trips: [] };
  for (const [, order, table] of kinds) ids[table].push(await order(customer));
  await getRows(
    `UPDATE orders SET cancel_reason = 'Hidden', placed_as_guest = 'Hidden' WHERE id = ANY($1::int[])`,
    [ids.orders],
  );
  await getRows(
    `UPDATE trips SET cancel_reason = 'Hidden', placed_as_guest = 'Hidden' WHERE id = ANY($1::int[])`,
    [ids.trips],
  );
  await getRows(`UPDATE order_lines SET added_by = '{Hidden}' WHERE order_id = ANY($1::int[])`, [ids.orders]);
  const where = { orders: 'id', order_lines: 'order_id', trips: 'id', trip_lines: 'trip_id' };
  const getPersonalColumns = async (table: (typeof tables)[number]) => {
    const things = table.startsWith('order') ? ids.orders : ids.trips;
    const rows = await getRows(`SELECT * FROM ${table} WHERE ${where[table]} = ANY($1::int[])`, [things]);
    const names = Object.keys(rows[0] ?? {});
    return names.filter((name) => personal.test(JSON.stringify(rows.map((row) => row[name])))).sort();
  };
  const read = async () => Promise.all(tables.map(getPersonalColumns));

  expect(await read()).toEqual(tables.map((table) => columns.personal[table]));
  await fixture.shop.send(removeAccount, {}, customer);
  expect(await read()).toEqual([[], [], [], []]);
  const choices = await getRows('SELECT choice FROM order_lines WHERE order_id = ANY($1::int[])', [
    ids.orders,
  ]);
  expect(choices.map(({ choice }) => choice)).toEqual([unchosen, unchosen]);
});
