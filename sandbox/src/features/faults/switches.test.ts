import { config, itemDetails, pointTransactions, runningOrders, storeDetails, zoneOf } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { customerWith, getWallet } from '../../testing/paying';
import { firstPage } from '../../testing/test-shop';

const fixture = createOrderFixture({ faults: true });

const put = async (path: string, payload: object) =>
  (await fixture.shop.app.inject({ method: 'PUT', url: `/sandbox/${path}`, payload })).statusCode;

it('changes settings at once, and refuses unknown names', async () => {
  expect((await fixture.shop.send(config, {})).model.guestCheckout).toBe(true);
  expect(await put('settings', { guest_checkout_status: 0, digit_after_decimal_point: 2 })).toBe(200);
  expect((await fixture.shop.send(config, {})).model.guestCheckout).toBe(false);
  expect(await put('settings', { guest_checkout_status: 1 })).toBe(200);
  expect(await put('settings', { guest_chekout_status: 0 })).toBe(403);
  expect(await put('settings', [])).toBe(403);
  expect((await fixture.shop.send(config, {})).model.guestCheckout).toBe(true);
});

it('changes an item: price, stock, discount, times, and the stock of its variations', async () => {
  const { plain, sized } = fixture.goods;
  const body = { price: 12.5, stock: 2, discount: 10, available_from: '08:00', available_to: '22:00' };
  expect(await put(`items/${plain}`, body)).toBe(200);
  const read = async (id: number) => (await fixture.shop.send(itemDetails, { params: { id } })).model;
  expect(await read(plain)).toMatchObject({
    price: 1250,
    stock: 2,
    discount: { type: 'percent', value: 10 },
    availableFrom: '08:00:00',
  });
  const amount = { discount: 1.5, discount_type: 'amount', available_from: null, available_to: null };
  expect(await put(`items/${plain}`, amount)).toBe(200);
  expect((await read(plain)).discount).toEqual({ type: 'amount', value: 150 });
  expect(await put(`items/${plain}`, { discount: null, active: false })).toBe(200);
  expect((await fixture.shop.send(itemDetails, { params: { id: plain } })).status).toBe(404);
  const variations = [{ type: 'Large', stock: 4, price: 8 }];
  expect(await put(`items/${sized}`, { variations })).toBe(200);
  expect((await read(sized)).variations).toMatchObject([
    { type: 'Small', stock: 3, price: 500 },
    { type: 'Large', stock: 4, price: 800 },
  ]);
  await put(`items/${sized}`, { variations: [{ type: 'Large', stock: 0, price: 9 }] });
});

it('closes and opens a store, and changes its charges', async () => {
  const { storeId, plain } = fixture.goods;
  const guest = await fixture.buyer(adding(plain));
  await put(`stores/${storeId}`, { packaging_charge: 0.75 });
  const packed = await fixture.shop.send(storeDetails, { params: { id: storeId } });
  expect(packed.model.packagingCharge).toBe(75);
  await put(`stores/${storeId}`, { packaging_charge: 0 });
  expect(await put(`stores/${storeId}`, { open: false, minimum_order: 5, schedule_order: true })).toBe(200);
  const { model } = await fixture.shop.send(storeDetails, { params: { id: String(storeId) } });
  expect(model).toMatchObject({ minimumOrder: 500, scheduleOrder: true });
  expect(model.openingHours).toHaveLength(5);
  await put(`stores/${storeId}`, { schedule_order: false });
  expect((await fixture.order(guest, fixture.bodyFor(10.5))).errors[0]?.code).toBe('store_closed');
  const discount = { open: true, discount: 10, discount_min_purchase: 2, discount_max: 0.5 };
  expect(await put(`stores/${storeId}`, discount)).toBe(200);
  expect((await fixture.order(guest, fixture.bodyFor(9.98))).model.total).toBe(9.98);
  await put(`stores/${storeId}`, { discount: null });
});

it('changes a zone, with the cash limit for all its modules', async () => {
  const point = { query: { lat: 25.128, lng: 56.344 } };
  const before = (await fixture.shop.send(zoneOf, point)).model.zones[0];
  const body = {
    cash_on_delivery: false,
    digital_payment: false,
    maximum_cod_amount: 40,
    increased_delivery_fee_status: true,
    increased_delivery_fee: 1.5,
    increased_delivery_fee_type: 'amount',
  };
  expect(await put(`zones/${before?.id}`, body)).toBe(200);
  const zone = (await fixture.shop.send(zoneOf, point)).model.zones[0];
  expect(zone).toMatchObject({
    cashOnDelivery: false,
    digitalPayment: false,
    increasedFee: { active: true, discount: { type: 'amount', value: 150 } },
  });
  expect(zone?.modules.every(({ maximumCashOrder }) => maximumCashOrder === 4000)).toBe(true);
  const back = { cash_on_delivery: true, digital_payment: true, increased_delivery_fee_status: false };
  await put(`zones/${before?.id}`, back);
});

it('creates and changes coupons, and fills wallets and points by transactions', async () => {
  expect(await put('coupons/try-me', { discount: 2, discount_type: 'amount', min_purchase: 5 })).toBe(200);
  expect(await put('coupons/TRY-ME', { expires_on: '2026-01-31' })).toBe(200);
  const rows = await fixture.shop.database.query(
    `SELECT code, discount, min_purchase, expires_on FROM coupons WHERE upper(code) = 'TRY-ME'`,
  );
  expect(rows).toEqual([{ code: 'try-me', discount: 200, min_purchase: 500, expires_on: '2026-01-31' }]);
  const customer = await customerWith(fixture, 500);
  expect(await put(`customers/${customer.id}`, { wallet_balance: 20 })).toBe(200);
  expect(await getWallet(fixture, customer.id)).toEqual({ balance: 2000, sum: 2000, movements: 2 });
  for (const points of [500, 120, 120])
    expect(await put(`customers/${customer.id}`, { loyalty_points: points })).toBe(200);
  const { model } = await fixture.shop.send(pointTransactions, {}, customer);
  expect(model.entries.map(({ points, balance }) => [points, balance])).toEqual([
    [-380, 120],
    [500, 500],
  ]);
});

it('moves an order to a later status', async () => {
  const customer = await customerWith(fixture, 0);
  const { orderId } = (await fixture.order(customer, fixture.bodyFor(10.5))).model;
  const url = `/sandbox/orders/${orderId}/advance`;
  const moved = await fixture.shop.app.inject({ method: 'POST', url, payload: { to: 'handover' } });
  expect(moved.json()).toEqual({ order_status: 'handover' });
  expect(
    (await fixture.shop.send(runningOrders, { query: firstPage }, customer)).model.entries[0]?.status,
  ).toBe('handover');
  const strange = await fixture.shop.app.inject({ method: 'POST', url, payload: { to: 'eaten' } });
  expect(strange.statusCode).toBe(403);
});

it.each([
  ['items/1', { price: -1 }],
  ['items/1', { colour: 'red' }],
  ['items/1', { stock: 1.5 }],
  ['items/1', { available_from: '25:00' }],
  ['stores/1', { open: 'yes' }],
  ['zones/1', { maximum_cod_amount: 'all' }],
  ['coupons/x', { expires_on: '2026-02-30' }],
  ['customers/1', { wallet_balance: -5 }],
  ['customers/1', { loyalty_points: 0.5 }],
])('refuses %s with %j', async (path, body) => {
  expect(await put(path, body)).toBe(403);
});

it.each(['items/99999999', 'stores/x', 'zones/0', 'customers/-1'])('finds no %s', async (path) => {
  expect(await put(path, {})).toBe(404);
});
