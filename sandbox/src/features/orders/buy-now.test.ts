import { cartList, orderDetails } from '@shop/contract';
import { adding, pastTheCart } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newCustomer } from '../../testing/people';

const fixture = createOrderFixture();
const buying = (total: number, quantity = 1, rest: object = {}) =>
  fixture.bodyFor(total, pastTheCart({ ...adding(fixture.goods.plain, quantity), ...rest }));

it('orders one item and leaves the cart unchanged [ROUTE-02] [D-20]', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.dish, 1));
  const before = (await fixture.shop.send(cartList, {}, guest)).model;
  const placed = await fixture.order(guest, buying(21, 2));
  expect(placed.model).toMatchObject({ total: 21 });
  expect((await fixture.shop.send(cartList, {}, guest)).model).toEqual(before);
  expect(await fixture.getStock(fixture.goods.plain)).toBe(8);
  const lines = await fixture.shop.send(orderDetails, { query: { order_id: placed.model.orderId } }, guest);
  expect(lines.model).toMatchObject([{ itemId: fixture.goods.plain, quantity: 2 }]);
});

it('places one order for one key [D-21]', async () => {
  const guest = await fixture.buyer();
  const orders = await Promise.all([1, 2, 3].map(() => fixture.order(guest, buying(10.5), 'once')));
  expect(new Set(orders.map(({ model }) => model.orderId)).size).toBe(1);
  expect(await fixture.getStock(fixture.goods.plain)).toBe(9);
});

it.each([
  ['more than there is', 99, {}, 409],
  ['no item', 1, { item_id: 99_999_999 }, 404],
  ['an unknown choice', 1, { variation: [{ type: 'Purple' }] }, 409],
])('refuses %s [D-16] [VALID-01]', async (_case, quantity, rest, status) => {
  const guest = await fixture.buyer();
  expect(await fixture.order(guest, buying(10.5, quantity, rest))).toMatchObject({ status });
  expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
});

it('refuses an item of another store, and an order of nothing', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain, 1));
  const elsewhere = fixture.bodyFor(10.5, pastTheCart(adding(fixture.goods.elsewhere, 1)));
  expect(await fixture.order(guest, elsewhere)).toMatchObject({ status: 403 });
  expect(await fixture.order(guest, fixture.bodyFor(10.5, { is_buy_now: 1 }))).toMatchObject({ status: 403 });
  expect(await fixture.ordersBy(guest)).toBe(0);
});

it.each([
  ['no JSON', 'Plain'],
  ['two lines', '[{"item_id":1,"quantity":1},{"item_id":2,"quantity":1}]'],
  ['a line that does not say what it is', '[{"item_id":1,"quantity":1}]'],
  ['a line of something else', '[{"item_id":1,"quantity":1,"item_type":"App\\\\Models\\\\Store"}]'],
  ['no list', '{"item_id":1}'],
])('refuses a text of %s [F-45]', async (_case, cart) => {
  const guest = await fixture.buyer();
  const refused = await fixture.order(guest, fixture.bodyFor(10.5, { is_buy_now: 1, cart }));
  expect(refused.status).toBe(403);
});

it('accepts characters that no database stores [F-38] [F-45]', async () => {
  const guest = await fixture.buyer();
  const strange = { variation: [{ type: '\u0000\ud800' }], add_on_ids: [1], model: 'Item' };
  expect((await fixture.order(guest, buying(10.5, 1, strange))).status).toBe(409);
});

it('lists what has changed since the customer saw the price [D-16] [F-24]', async () => {
  const guest = await fixture.buyer();
  await fixture.setItem('price = 1200', fixture.goods.plain);
  const refused = await fixture.order(guest, buying(10.5, 1, { price: 10 }));
  expect(refused).toMatchObject({ status: 409, errors: [{ reason: 'price' }, { reason: 'total' }] });
});

it('sells campaign items to customers only [ROLE-04] [STATE-09]', async () => {
  const days = "campaign = true, campaign_starts_on = '2020-01-01', campaign_ends_on = '2099-01-01'";
  await fixture.setItem(days, fixture.goods.plain);
  try {
    const guest = await fixture.buyer();
    const campaign = fixture.bodyFor(10.5, pastTheCart(adding(fixture.goods.plain), 'ItemCampaign'));
    expect(await fixture.order(guest, campaign)).toMatchObject({ status: 401 });
    const customer = await newCustomer(fixture.shop);
    expect(await fixture.order(customer, buying(10.5))).toMatchObject({ status: 404 });
    expect((await fixture.order(customer, campaign)).model).toMatchObject({ total: 10.5 });
  } finally {
    await fixture.setItem(
      'campaign = false, campaign_starts_on = NULL, campaign_ends_on = NULL',
      fixture.goods.plain,
    );
  }
});
