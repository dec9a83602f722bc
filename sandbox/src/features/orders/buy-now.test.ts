import { cartList, orderDetails } from '@shop/contract';
import { adding, pastTheCart } from '../../testing/goods';
import { orderDeskForTests } from '../../testing/order-desk';
import { newCustomer } from '../../testing/people';

const desk = orderDeskForTests();
const buying = (total: number, quantity = 1, rest: object = {}) =>
  desk.bodyFor(total, pastTheCart({ ...adding(desk.goods.plain, quantity), ...rest }));

it('orders one item and leaves the cart unchanged [ROUTE-02] [D-20]', async () => {
  const guest = await desk.buyer(adding(desk.goods.dish, 1));
  const before = (await desk.shop.send(cartList, {}, guest)).model;
  const placed = await desk.order(guest, buying(21, 2));
  expect(placed.model).toMatchObject({ total: 21 });
  expect((await desk.shop.send(cartList, {}, guest)).model).toEqual(before);
  expect(await desk.getStock(desk.goods.plain)).toBe(8);
  const lines = await desk.shop.send(orderDetails, { query: { order_id: placed.model.orderId } }, guest);
  expect(lines.model).toMatchObject([{ itemId: desk.goods.plain, quantity: 2 }]);
});

it('places one order for one key [D-21]', async () => {
  const guest = await desk.buyer();
  const orders = await Promise.all([1, 2, 3].map(() => desk.order(guest, buying(10.5), 'once')));
  expect(new Set(orders.map(({ model }) => model.orderId)).size).toBe(1);
  expect(await desk.getStock(desk.goods.plain)).toBe(9);
});

it.each([
  ['more than there is', 99, {}, 409],
  ['no item', 1, { item_id: 99_999_999 }, 404],
  ['an unknown choice', 1, { variation: [{ type: 'Purple' }] }, 409],
])('refuses %s [D-16] [VALID-01]', async (_case, quantity, rest, status) => {
  const guest = await desk.buyer();
  expect(await desk.order(guest, buying(10.5, quantity, rest))).toMatchObject({ status });
  expect(await desk.getStock(desk.goods.plain)).toBe(10);
});

it('refuses an item of another store, and an order of nothing', async () => {
  const guest = await desk.buyer(adding(desk.goods.plain, 1));
  const elsewhere = desk.bodyFor(10.5, pastTheCart(adding(desk.goods.elsewhere, 1)));
  expect(await desk.order(guest, elsewhere)).toMatchObject({ status: 403 });
  expect(await desk.order(guest, desk.bodyFor(10.5, { is_buy_now: 1 }))).toMatchObject({ status: 403 });
  expect(await desk.ordersBy(guest)).toBe(0);
});

it.each([
  ['no JSON', 'Plain'],
  ['two lines', '[{"item_id":1,"quantity":1},{"item_id":2,"quantity":1}]'],
  ['a line that does not say what it is', '[{"item_id":1,"quantity":1}]'],
  ['a line of something else', '[{"item_id":1,"quantity":1,"item_type":"App\\\\Models\\\\Store"}]'],
  ['no list', '{"item_id":1}'],
])('refuses a text of %s [F-45]', async (_case, cart) => {
  const guest = await desk.buyer();
  const refused = await desk.order(guest, desk.bodyFor(10.5, { is_buy_now: 1, cart }));
  expect(refused.status).toBe(403);
});

it('accepts characters that no database stores [F-38] [F-45]', async () => {
  const guest = await desk.buyer();
  const strange = { variation: [{ type: '\u0000\ud800' }], add_on_ids: [1], model: 'Item' };
  expect((await desk.order(guest, buying(10.5, 1, strange))).status).toBe(409);
});

it('lists what has changed since the customer saw the price [D-16] [F-24]', async () => {
  const guest = await desk.buyer();
  await desk.setItem('price = 1200', desk.goods.plain);
  const refused = await desk.order(guest, buying(10.5, 1, { price: 10 }));
  expect(refused).toMatchObject({ status: 409, errors: [{ reason: 'price' }, { reason: 'total' }] });
});

it('sells campaign items to customers only [ROLE-04] [STATE-09]', async () => {
  const days = "campaign = true, campaign_starts_on = '2020-01-01', campaign_ends_on = '2099-01-01'";
  await desk.setItem(days, desk.goods.plain);
  try {
    const guest = await desk.buyer();
    const campaign = desk.bodyFor(10.5, pastTheCart(adding(desk.goods.plain), 'ItemCampaign'));
    expect(await desk.order(guest, campaign)).toMatchObject({ status: 401 });
    const customer = await newCustomer(desk.shop);
    expect(await desk.order(customer, buying(10.5))).toMatchObject({ status: 404 });
    expect((await desk.order(customer, campaign)).model).toMatchObject({ total: 10.5 });
  } finally {
    await desk.setItem(
      'campaign = false, campaign_starts_on = NULL, campaign_ends_on = NULL',
      desk.goods.plain,
    );
  }
});
