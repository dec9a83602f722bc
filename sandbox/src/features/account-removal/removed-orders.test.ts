import {
  addToCart,
  addToRentalCart,
  bookTrip,
  customerInfo,
  removeAccount,
  sendParcel,
  type RequestScope,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { receiver, toParcelBody } from '../../testing/parcels';
import { getScopeIn, newCustomer } from '../../testing/people';
import { planFor } from '../../testing/rental-fixture';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';
import { moveTrip } from '../trips/trip-progress';

const fixture = createOrderFixture();
const getRows = (sql: string, values: (string | number)[] = []) =>
  fixture.shop.database.query<Record<string, unknown>>(sql, values);
type Customer = Partial<RequestScope> & { token: string };

async function orderGoods(customer: Customer, orderType: 'delivery' | 'take_away'): Promise<number> {
  const { shop, goods } = fixture;
  await shop.send(addToCart, { body: adding(goods.plain, 1, { note: 'Hidden wish' }) }, customer);
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

it.each([
  ['a delivery', (customer: Customer) => orderGoods(customer, 'delivery'), 'orders'],
  ['a take-away', (customer: Customer) => orderGoods(customer, 'take_away'), 'orders'],
  ['a parcel', orderParcel, 'orders'],
  ['a trip', orderTrip, 'trips'],
])(
  'an account that has had %s can be deleted, and leaves it without a name [D-27] [STATE-36]',
  async (_kind, order, table) => {
    const customer = await newCustomer(fixture.shop);
    const id = await order(customer);
    const before = await getRows(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    expect(JSON.stringify(before)).toMatch(/hidden/i);
    expect((await fixture.shop.send(removeAccount, {}, customer)).status).toBe(200);
    expect((await fixture.shop.send(customerInfo, {}, customer)).status).toBe(401);
    const remaining = await getRows(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    expect(remaining).toMatchObject([{ owner_id: '0', contact_phone: '' }]);
    expect(JSON.stringify(remaining)).not.toMatch(/Clock Square|Omar|Noor/);
  },
);
