import {
  addToCart,
  cancelOrder,
  cartList,
  orderDetails,
  orderList,
  placeOrder,
  runningOrders,
  trackOrder,
  type PlaceOrderBody,
  type RequestScope,
} from '@shop/contract';
import type { CartAddBody } from '@shop/contract';
import { adding, stockShelves, type Goods } from '../../testing/goods';
import { newCustomer, newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { advanceDue, advanceOrder } from './order-progress';

let shop: TestShop;
let goods: Goods;
type Visitor = Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await stockShelves(shop.database);
}, 60_000);
afterAll(() => shop.close());

const place = { latitude: 25.128, longitude: 56.344 };
const set = (sql: string) => shop.database.query(sql);
const setItem = (columns: string, id: number) =>
  shop.database.query(`UPDATE items SET ${columns} WHERE id = $1`, [id]);
const setStore = (columns: string) =>
  shop.database.query(`UPDATE stores SET ${columns} WHERE id = $1`, [goods.storeId]);

const bodyFor = (amount: number, rest: Partial<PlaceOrderBody> = {}): PlaceOrderBody => ({
  store_id: goods.storeId,
  order_amount: amount,
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Noor',
  contact_person_number: '+971501234567',
  ...rest,
});
const delivery = { order_type: 'delivery', address: 'Net Square 1', ...place } as const;

const buyer = async (...bodies: CartAddBody[]): Promise<Visitor> => {
  const guest = await newGuest(shop);
  for (const body of bodies) await shop.ask(addToCart, { body }, guest);
  return guest;
};
const order = (visitor: Visitor, body: PlaceOrderBody, key?: string) =>
  shop.ask(placeOrder, { body }, visitor, key ? { 'Idempotency-Key': key } : {});
const stockOf = async (id: number) =>
  (await shop.database.query<{ stock: number }>('SELECT stock FROM items WHERE id = $1', [id]))[0]?.stock;
const ordersBy = async ({ guestId }: Visitor) =>
  (await shop.database.query('SELECT id FROM orders WHERE owner_id = $1', [guestId ?? ''])).length;

afterEach(async () => {
  shop.at(testNow);
  await setItem('stock = 10, price = 1000, active = true, prescription_required = false', goods.plain);
  await setStore('active = true, minimum_order = 0, schedule_order = false, tax = 5');
  await set('DELETE FROM store_hours WHERE store_id = ' + String(Number(goods.storeId)));
  await set('UPDATE module_zones SET maximum_cod_amount = NULL');
});

describe('placing', () => {
  it('charges the figures of the domain, takes the stock and empties the cart [D-15]', async () => {
    const guest = await buyer(adding(goods.plain, 2));
    const placed = await order(guest, bodyFor(21));
    expect(placed.model).toMatchObject({ total: 21, message: 'Order placed successfully' });
    expect((await shop.ask(cartList, {}, guest)).model).toEqual([]);
    expect(await stockOf(goods.plain)).toBe(8);
    const tracked = await shop.ask(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
    expect(tracked.model).toMatchObject({
      status: 'pending',
      orderType: 'take_away',
      paid: false,
      lineCount: 1,
      totals: { subtotal: 2000, tax: 100, taxIncluded: false, deliveryFee: 0, total: 2100 },
      store: { id: goods.storeId },
    });
    const lines = await shop.ask(orderDetails, { query: { order_id: placed.model.orderId } }, guest);
    expect(lines.model).toMatchObject([{ itemId: goods.plain, quantity: 2, unitPrice: 1000, total: 2000 }]);
  });

  it('keeps names and choices in every language, whatever happens to the item later', async () => {
    const heat = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
    const guest = await buyer(
      adding(goods.dish, 1, { ...heat, add_on_ids: [goods.cheese], add_on_qtys: [2] }),
    );
    const { orderId } = (await order(guest, bodyFor(13.55))).model;
    const shown = async (language: string) =>
      (await shop.ask(orderDetails, { query: { order_id: orderId } }, { ...guest, language })).model[0];
    expect(await shown('en')).toMatchObject({ name: 'Dish', details: ['Heat: Hot', '2 × Cheese'] });
    expect(await shown('ar')).toMatchObject({ name: 'Dish ar', details: ['الحرارة: حار', '2 × جبن'] });
  });

  it('adds the delivery of the zone by the metres of the road [BIZ-34] [BIZ-35] [BIZ-36]', async () => {
    const guest = await buyer(adding(goods.plain, 1));
    const refused = await order(guest, bodyFor(0.01, delivery));
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'changed', reason: 'total' }] });
    const placed = await order(guest, bodyFor(0.01, { ...delivery, accept_changes: true, distance: 1 }));
    const { model } = await shop.ask(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
    expect(model.totals.deliveryFee).toBeGreaterThan(0);
    expect(model.totals.total).toBe(1050 + model.totals.deliveryFee);
    expect(model.address).toMatchObject({ address: 'Net Square 1', contactPhone: '+971501234567', ...place });
  });

  it('needs a cart, an address that is delivered to, and contact data', async () => {
    expect((await order(await buyer(), bodyFor(0))).errors[0]).toMatchObject({ code: 'cart_empty' });
    const guest = await buyer(adding(goods.plain));
    const far = await order(guest, bodyFor(10.5, { ...delivery, latitude: 0, longitude: 0 }));
    expect(far).toMatchObject({ status: 403, errors: [{ code: 'out_of_zone' }] });
    const nowhere = await order(guest, bodyFor(10.5, { order_type: 'delivery', address: 'x' }));
    expect(nowhere.errors[0]?.code).toBe('address');
    const nobody = await order(guest, bodyFor(10.5, { contact_person_number: '12' }));
    expect(nobody.errors[0]?.code).toBe('contact_person_number');
    expect(await ordersBy(guest)).toBe(0);
  });
});

describe('what has changed since the cart was shown [D-16] [F-24] [F-25]', () => {
  it('lists a price line by line, and charges it only when it is accepted', async () => {
    const guest = await buyer(adding(goods.plain));
    await setItem('price = 1200', goods.plain);
    const refused = await order(guest, bodyFor(10.5));
    expect(refused).toMatchObject({
      status: 409,
      errors: [
        { code: 'changed', reason: 'price', message: 'The price of Plain is now $12.00.' },
        { code: 'changed', reason: 'total', message: 'The total is now $12.60.' },
      ],
    });
    expect(await ordersBy(guest)).toBe(0);
    expect((await order(guest, bodyFor(12.6))).status).toBe(200);
  });

  it.each([
    ['sold out', 'stock = 0', 'Plain is out of stock.'],
    ['short', 'stock = 1', 'Only 1 of Plain are left.'],
    ['gone', 'active = false', 'Plain is no longer offered.'],
  ])('marks the line that is %s and keeps the others', async (_case, columns, message) => {
    const heat = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
    const guest = await buyer(adding(goods.plain, 2), adding(goods.dish, 1, heat));
    await setItem(columns, goods.plain);
    const refused = await order(guest, bodyFor(32.03, { accept_changes: true }));
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'changed', message }] });
    expect((await shop.ask(cartList, {}, guest)).model).toHaveLength(2);
  });

  it('refuses a closed store, and takes an order ahead where the store does', async () => {
    const guest = await buyer(adding(goods.plain));
    await set(
      `INSERT INTO store_hours (store_id, day, opening, closing)
       SELECT ${Number(goods.storeId)}, day, '01:00', '02:00' FROM generate_series(0, 6) AS day`,
    );
    expect((await order(guest, bodyFor(10.5))).errors[0]?.code).toBe('store_closed');
    await setStore('schedule_order = true');
    const early = { schedule_at: '2026-11-21T21:30:00Z' }; // 01:30 of the next day in the town
    const placed = await order(guest, bodyFor(10.5, early));
    const { model } = await shop.ask(trackOrder, { query: { order_id: placed.model.orderId } }, guest);
    expect(model.scheduledAt).toBe('2026-11-21T21:30:00.000Z');
  });

  it.each(['2026-11-20T08:00:00Z', '2036-01-01', 'tomorrow', '9'.repeat(40)])(
    'refuses the time %s',
    async (schedule_at) => {
      await setStore('schedule_order = true');
      const guest = await buyer(adding(goods.plain));
      expect((await order(guest, bodyFor(10.5, { schedule_at }))).errors[0]?.code).toBe('schedule_at');
    },
  );

  it('holds to minimum, cash maximum, prescriptions and payment methods [D-22] [ERR-09] [VALID-07]', async () => {
    const guest = await buyer(adding(goods.plain));
    const refusal = async (rest: Partial<PlaceOrderBody> = {}) =>
      (await order(guest, bodyFor(10.5, rest))).errors[0]?.message;
    await setStore('minimum_order = 1500');
    expect(await refusal()).toMatch(/^The minimum order of .+ is \$15\.00\.$/);
    await setStore('minimum_order = 0');
    await set('UPDATE module_zones SET maximum_cod_amount = 1049');
    expect(await refusal()).toBe(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    );
    await set('UPDATE module_zones SET maximum_cod_amount = 1050');
    await setItem('prescription_required = true', goods.plain);
    expect(await refusal()).toBe('Please upload your prescription image');
    await setItem('prescription_required = false', goods.plain);
    expect(await refusal({ payment_method: 'wallet' })).toBe('This payment method is not available.');
    expect((await order(guest, bodyFor(10.5))).status).toBe(200);
  });
});

describe('once', () => {
  it('makes one order of 200 sendings with one key [D-21] [F-28]', async () => {
    const guest = await buyer(adding(goods.plain));
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => order(guest, bodyFor(10.5), 'key-1')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ model }) => model.orderId)).size).toBe(1);
    expect(await ordersBy(guest)).toBe(1);
    expect(await stockOf(goods.plain)).toBe(9);
  }, 60_000);

  it('frees the key of an order that was refused, and refuses it for another order', async () => {
    const guest = await buyer(adding(goods.plain));
    expect((await order(guest, bodyFor(1), 'key-2')).status).toBe(409);
    expect((await order(guest, bodyFor(10.5), 'key-2')).errors[0]?.code).toBeUndefined();
    expect((await order(guest, bodyFor(99), 'key-2')).errors[0]?.code).toBe('key_reused');
  });

  it('keeps the keys of different owners apart', async () => {
    const [one, two] = [await buyer(adding(goods.plain)), await buyer(adding(goods.plain))];
    const ids = [await order(one, bodyFor(10.5), 'same'), await order(two, bodyFor(10.5), 'same')];
    expect(new Set(ids.map(({ model }) => model.orderId)).size).toBe(2);
  });

  it('sells the last 10 pieces to 10 of 50 buyers at once, and never below 0', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => buyer(adding(goods.plain))));
    const answers = await Promise.all(buyers.map((guest) => order(guest, bodyFor(10.5))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40);
    expect(await stockOf(goods.plain)).toBe(0);
  }, 60_000);

  it('takes and puts back the pieces of a variation', async () => {
    const small = { variation: [{ type: 'Small' }] };
    const guest = await buyer(adding(goods.sized, 2, small));
    const { orderId } = (await order(guest, bodyFor(10.5))).model;
    const left = async () =>
      (
        await shop.database.query<{ stock: number; variations: { stock: number }[] }>(
          'SELECT stock, variations FROM items WHERE id = $1',
          [goods.sized],
        )
      )[0];
    expect(await left()).toMatchObject({ stock: 1, variations: [{ stock: 1 }, { stock: 0 }] });
    await shop.ask(cancelOrder, { body: { order_id: orderId } }, guest);
    expect(await left()).toMatchObject({ stock: 3, variations: [{ stock: 3 }, { stock: 0 }] });
  });
});

describe('afterwards', () => {
  it('is tracked by a guest with number and phone, and by nobody else [D-23] [F-46]', async () => {
    const guest = await buyer(adding(goods.plain));
    const { orderId } = (await order(guest, bodyFor(10.5))).model;
    const stranger = await newGuest(shop);
    const seen = (visitor: Visitor, contact_number?: string) =>
      shop.ask(trackOrder, { query: { order_id: orderId, contact_number } }, visitor);
    expect((await seen(stranger, '00971 50 123 4567')).model.id).toBe(orderId);
    for (const phone of [undefined, '', '+', '+971501234568'])
      expect((await seen(stranger, phone)).status).toBe(404);
    expect((await seen(await newCustomer(shop))).status).toBe(404);
    const details = await shop.ask(orderDetails, { query: { order_id: orderId } }, stranger);
    expect(details.status).toBe(404);
    const cancelled = await shop.ask(cancelOrder, { body: { order_id: orderId } }, stranger);
    expect(cancelled.status).toBe(404);
  });

  it("does not open a customer's order to who knows its phone [F-46]", async () => {
    const customer = await newCustomer(shop);
    await shop.ask(addToCart, { body: adding(goods.plain) }, customer);
    const { orderId } = (await order(customer, bodyFor(10.5))).model;
    const query = { order_id: orderId, contact_number: '+971501234567' };
    expect((await shop.ask(trackOrder, { query }, await newGuest(shop))).status).toBe(404);
    const { model } = await shop.ask(runningOrders, {}, customer);
    expect(model).toMatchObject({ total: 1, entries: [{ id: orderId, status: 'pending' }] });
    expect((await shop.ask(runningOrders, {}, await newCustomer(shop))).model.total).toBe(0);
  });

  it('moves on step by step, and can be cancelled while pending only [D-24]', async () => {
    const customer = await newCustomer(shop);
    await shop.ask(addToCart, { body: adding(goods.plain) }, customer);
    const { orderId } = (await order(customer, bodyFor(10.5))).model;
    const steps = [];
    for (let step = 0; step < 5; step += 1) steps.push(await advanceOrder(shop.database, orderId, testNow));
    expect(steps).toEqual(['confirmed', 'processing', 'handover', 'delivered', 'delivered']);
    const late = await shop.ask(cancelOrder, { body: { order_id: orderId } }, customer);
    expect(late).toMatchObject({ status: 409, errors: [{ code: 'not_cancelable' }] });
    const { model } = await shop.ask(orderList, {}, customer);
    expect(model.entries).toMatchObject([{ id: orderId, status: 'delivered', paid: true }]);
    expect(model.entries[0]?.history.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'delivered',
    ]);
  });

  it('moves on by itself when its time has come', async () => {
    const guest = await buyer(adding(goods.plain));
    const { orderId } = (await order(guest, bodyFor(10.5))).model;
    const later = new Date(testNow.getTime() + 60_000);
    await advanceDue(shop.database, later, 90_000);
    const status = async () =>
      (await shop.ask(trackOrder, { query: { order_id: orderId } }, guest)).model.status;
    expect(await status()).toBe('pending');
    expect(await advanceDue(shop.database, later, 30_000)).toBeGreaterThan(0);
    expect(await status()).toBe('confirmed');
  });

  it('gives the pieces of a cancelled order back, once', async () => {
    const guest = await buyer(adding(goods.plain, 3));
    const { orderId } = (await order(guest, bodyFor(31.5))).model;
    expect(await stockOf(goods.plain)).toBe(7);
    const cancel = () => shop.ask(cancelOrder, { body: { order_id: orderId, reason: 'Too slow' } }, guest);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(goods.plain)).toBe(10);
  });
});
