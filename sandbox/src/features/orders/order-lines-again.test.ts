import {
  addToCart,
  cancellationReasons,
  cancelOrder,
  cartList,
  clearCart,
  orderDetails,
  trackOrder,
} from '@shop/contract';
import { emptyChoice } from '@shop/domain';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';

const fixture = createOrderFixture();

const hotWithCheese = () =>
  adding(fixture.goods.dish, 1, {
    variation: [{ name: 'Heat', values: { label: ['Hot'] } }],
    add_on_ids: [fixture.goods.cheese],
    add_on_qtys: [2],
  });
const getLines = async (visitor: Visitor, orderId: number) =>
  (await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, visitor)).model;

it('returns for each line what ordering it again needs, in the visitor’s language [X-07] [D-24]', async () => {
  const guest = await fixture.buyer(hotWithCheese());
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(0, { accept_changes: true }))).model;
  for (const language of ['en', 'ar']) {
    const visitor = { ...guest, language };
    const [line] = await getLines(visitor, orderId);
    const { variation, options, addOns } = line?.choice ?? emptyChoice;
    expect(addOns).toEqual([{ id: fixture.goods.cheese, quantity: 2 }]);
    expect(options).toEqual(
      language === 'en' ? [{ group: 'Heat', labels: ['Hot'] }] : [{ group: 'الحرارة', labels: ['حار'] }],
    );
    const body = adding(line?.itemId ?? 0, 1, {
      variation: options.map(({ group, labels }) => ({ name: group, values: { label: labels } })),
      add_on_ids: addOns.map(({ id }) => id),
      add_on_qtys: addOns.map(({ quantity }) => quantity),
    });
    expect(variation).toBeNull();
    expect((await fixture.shop.send(addToCart, { body }, visitor)).errors).toEqual([]);
    expect((await fixture.shop.send(cartList, {}, guest)).model).toMatchObject([{ addOns, quantity: 1 }]);
    await fixture.shop.send(clearCart, {}, guest);
  }
});

it('returns lines like the family: one unit without add-ons, and the price of the add-ons [BIZ-26]', async () => {
  await fixture.setItem(`discount = 10, discount_type = 'percent'`, fixture.goods.dish);
  const guest = await fixture.buyer({ ...hotWithCheese(), quantity: 3 });
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(0, { accept_changes: true }))).model;
  await fixture.setItem('discount = NULL, discount_type = NULL, price = 5000', fixture.goods.dish);
  const getMessage = async (language: string) =>
    (await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, { ...guest, language })).wire;
  const { dish, cheese } = fixture.goods;
  expect(await getMessage('en')).toMatchObject([
    {
      order_id: orderId,
      item_id: dish,
      item_details: { id: dish, name: 'Dish' },
      quantity: 3,
      price: 10.5,
      discount_on_item: 1.05,
      variation: [
        { name: 'Heat', type: 'single', required: 'on', values: [{ label: 'Hot', optionPrice: 0.5 }] },
      ],
      add_ons: [{ id: cheese, name: 'Cheese', price: 1.2, quantity: 2 }],
      total_add_on_price: 7.2,
    },
  ]);
  expect(await getMessage('ar')).toMatchObject([
    { variation: [{ name: 'الحرارة', values: [{ label: 'حار' }] }], add_ons: [{ name: 'جبن' }] },
  ]);
  expect((await getMessage('en')) as object[]).toEqual([
    expect.not.objectContaining({ details: expect.anything() as object }),
  ]);
  const [line] = await getLines(guest, orderId);
  expect(line).toMatchObject({ unitPrice: 1050, total: 3150 + 720, discount: 315 });
  await fixture.setItem('price = 1000', dish);
});

it('returns a variation with its price, in the visitor’s language', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.sized, 2, { variation: [{ type: 'Small' }] }));
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(0, { accept_changes: true }))).model;
  const query = { order_id: orderId };
  const { wire, model } = await fixture.shop.send(orderDetails, { query }, { ...guest, language: 'ar' });
  expect(wire).toMatchObject([{ price: 5, variation: [{ type: 'صغير', price: 5 }], add_ons: [] }]);
  expect(model).toMatchObject([{ details: ['صغير'], choice: { variation: 'صغير' } }]);
  const { choice_options: options } = (wire as [{ item_details: { choice_options: unknown } }])[0]
    .item_details;
  expect(options).toMatchObject([{ options: expect.arrayContaining(['صغير']) as string[] }]);
});

it('returns the times of statuses in the shop’s time zone, and the time of ordering in UTC [D-12]', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
  const { wire, model } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest);
  expect(wire).toMatchObject({
    pending: '2026-11-21 12:00:00',
    schedule_at: '2026-11-21 12:00:00',
    scheduled: 0,
    created_at: '2026-11-21T08:00:00.000Z',
    additional_charge: 0,
    extra_packaging_amount: 0,
  });
  expect(wire).not.toHaveProperty('item_amount');
  expect(model.history).toEqual([{ status: 'pending', at: '2026-11-21T08:00:00.000Z' }]);
  expect(model.scheduledAt).toBeNull();
});

it('has the numbers of an invoice: discounts by line, unless the store’s replaces them [X-07] [D-14]', async () => {
  await fixture.setItem(`discount = 10, discount_type = 'percent'`, fixture.goods.plain);
  const guest = await fixture.buyer(adding(fixture.goods.plain, 2));
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(0, { accept_changes: true }))).model;
  const { totals } = (await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest)).model;
  expect(await getLines(guest, orderId)).toMatchObject([{ unitPrice: 1000, total: 2000, discount: 200 }]);
  expect(totals).toMatchObject({ subtotal: null, discount: 200, tax: 90, total: 1890 });
  await fixture.setStore(
    `discount = 20, discount_type = 'percent', discount_min_purchase = 0, discount_max = 0,
     discount_starts_on = '2026-11-01', discount_ends_on = '2026-12-01', discount_starts_at = '00:00', discount_ends_at = '23:59'`,
  );
  const other = await fixture.buyer(adding(fixture.goods.plain, 2));
  const second = (await fixture.order(other, fixture.bodyFor(0, { accept_changes: true }))).model.orderId;
  await fixture.setStore('discount = NULL, discount_type = NULL');
  await fixture.setItem('discount = NULL, discount_type = NULL', fixture.goods.plain);
  const { model } = await fixture.shop.send(trackOrder, { query: { order_id: second } }, other);
  expect(model.totals).toMatchObject({ discount: 400 });
  expect(await getLines(other, second)).toMatchObject([{ total: 2000, discount: 0 }]);
});

it('offers reasons for cancelling in each language, and saves the chosen one [X-07] [D-24]', async () => {
  const query = { limit: 25, offset: 1, type: 'customer' };
  const reasons = async (language: string) =>
    (await fixture.shop.send(cancellationReasons, { query }, { language })).model;
  const [english, arabic, urdu] = [await reasons('en'), await reasons('ar'), await reasons('ur')];
  expect(english.length).toBeGreaterThanOrEqual(4);
  expect(new Set([...english, ...arabic, ...urdu]).size).toBe(3 * english.length);
  const { wire } = await fixture.shop.send(cancellationReasons, { query: { ...query, limit: 2 } });
  expect(wire).toEqual({
    total_size: english.length,
    limit: 2,
    offset: 1,
    data: english.slice(0, 2).map((reason, index) => ({ id: index + 1, reason, user_type: 'customer' })),
  });
  const storeResponse = await fixture.shop.send(cancellationReasons, { query: { ...query, type: 'store' } });
  expect(storeResponse.model).toEqual([]);
  for (const reason of [english[1], 'My dog ordered it']) {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
    const body = { order_id: orderId, reason };
    expect((await fixture.shop.send(cancelOrder, { body }, guest)).status).toBe(200);
    const { wire } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest);
    expect(wire).toMatchObject({ order_status: 'canceled', cancellation_reason: reason });
  }
});

it('refuses a tip for take-away [D-20]', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  expect(await fixture.order(guest, fixture.bodyFor(12.5, { dm_tips: 2 }))).toMatchObject({
    status: 403,
    errors: [{ code: 'dm_tips', message: 'Tips are for deliveries only.' }],
  });
});
