import {
  courierPosition,
  orderDetails,
  payTrip,
  switchPayment,
  trackOrder,
  tripDetails,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';

const fixture = createOrderFixture({ limits: true });
const phone = '+971501234567';
const cash = 'cash_on_delivery';

let networks = 0;
/** A caller from a network of its own. */
async function visitor(network = `203.0.113.${(networks += 1)}`) {
  const from = { 'x-forwarded-for': network };
  const guest: Visitor = await newGuest(fixture.shop);
  return { guest, from, network };
}
type Caller = Awaited<ReturnType<typeof visitor>>;

/** Everything that number and phone open. */
const openings = {
  'tracking an order': ({ guest, from }: Caller, order_id: number, contact_number?: string) =>
    fixture.shop.send(trackOrder, { query: { order_id, contact_number } }, guest, from),
  'the lines of an order': ({ guest, from }: Caller, order_id: number, contact_number?: string) =>
    fixture.shop.send(orderDetails, { query: { order_id, contact_number } }, guest, from),
  'the position of a courier': ({ guest, from }: Caller, order_id: number, contact_number?: string) =>
    fixture.shop.send(courierPosition, { query: { order_id, contact_number } }, guest, from),
  'paying an order': ({ guest, from }: Caller, order_id: number, contact_number?: string) =>
    fixture.shop.send(
      switchPayment,
      { body: { order_id, payment_method: cash, contact_number } },
      guest,
      from,
    ),
  'the details of a trip': ({ guest, from }: Caller, trip_id: number, contact_number?: string) =>
    fixture.shop.send(tripDetails, { query: { trip_id, contact_number } }, guest, from),
  'paying a trip': ({ guest, from }: Caller, trip_id: number, contact_number?: string) =>
    fixture.shop.send(
      payTrip,
      { body: { trip_id, payment_method: 'cash_payment', contact_number } },
      guest,
      from,
    ),
};
type Opening = (typeof openings)[keyof typeof openings];
const track = openings['tracking an order'];

async function placedOrder() {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  return { guest, ...(await fixture.order(guest, fixture.bodyFor(10.5))).model };
}
const wrongPhone = (at: number) => `+9715000000${at + 10}`;
async function guess(caller: Caller, id: number, times: number, open: Opening = track) {
  const statuses = [];
  for (let at = 0; at < times; at += 1) statuses.push((await open(caller, id, wrongPhone(at))).status);
  return statuses;
}

it.each(Object.entries(openings))(
  '%s slows down whoever guesses the phone [F-47] [F-46]',
  async (_, open) => {
    const guesser = await visitor();
    expect(await guess(guesser, 900_000, 6, open)).toEqual([404, 404, 404, 404, 404, 429]);
    const refused = await open(guesser, 900_000, phone);
    expect(refused.errors).toMatchObject([{ code: 'too_many_attempts' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);

it('guesses of one kind count for the others, and lock for longer and longer [F-47]', async () => {
  const { orderId } = await placedOrder();
  const guesser = await visitor();
  const ways = ['tracking an order', 'the lines of an order', 'paying an order'] as const;
  const statuses = [];
  for (let at = 0; at < 12; at += 1) {
    fixture.shop.at(new Date(testNow.getTime() + at * 60_000));
    statuses.push((await openings[ways[at % 3] ?? ways[0]](guesser, orderId, wrongPhone(at))).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  expect((await track(guesser, orderId, phone)).status).toBe(429);
  expect((await track(await visitor(guesser.network), orderId, phone)).status).toBe(429); // another guest id
  fixture.shop.at(new Date(testNow.getTime() + 30 * 60_000));
  expect((await track(guesser, orderId, phone)).status).toBe(200);
});

it('whoever searches for the orders of a known phone is slowed down, too [F-47]', async () => {
  const guesser = await visitor();
  const statuses = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await track(guesser, 800_000 + at, phone)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

it('of many concurrent guesses only as many are compared as one after the other [F-47]', async () => {
  const { orderId } = await placedOrder();
  const guesser = await visitor();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, at) => track(guesser, orderId, wrongPhone(at))),
  );
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(5);
});

it('nobody is locked out by the guesses of others, however often they look [F-47] [D-23]', async () => {
  const { guest, orderId } = await placedOrder();
  const guesser = await visitor();
  await guess(guesser, orderId, 8);
  const friend = await visitor();
  for (const response of await Promise.all(Array.from({ length: 20 }, () => track(friend, orderId, phone))))
    expect(response.status).toBe(200);
  // the guest who placed it needs no phone, whatever the network
  const own = { ...guesser, guest };
  for (const response of [await track(own, orderId), await track(own, orderId, wrongPhone(1))])
    expect(response.status).toBe(200);
});

it('without a phone nothing is guessed, nothing counted [F-46]', async () => {
  const { orderId } = await placedOrder();
  const caller = await visitor();
  for (let at = 0; at < 8; at += 1) expect((await track(caller, orderId)).status).toBe(404);
  expect((await track(caller, orderId, phone)).status).toBe(200);
});
