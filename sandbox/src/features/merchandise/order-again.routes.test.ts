import { placeOrder, suggestedItems, visitAgain, type RequestScope } from '@shop/contract';
import { adding } from '../../testing/goods';
import { orderDeskForTests } from '../../testing/order-desk';
import { newCustomer, getScopeIn, signIn } from '../../testing/people';
import { addToCart } from '@shop/contract';

const desk = orderDeskForTests();

/** A new customer in the grocery module at the demo location. */
const customer = async (): Promise<Partial<RequestScope>> => ({
  ...(await getScopeIn(desk.shop, 'grocery')),
  ...(await newCustomer(desk.shop)),
});

async function buys(who: Partial<RequestScope>, itemId: number, storeId = desk.goods.storeId) {
  await desk.shop.send(addToCart, { body: adding(itemId) }, who);
  const body = { ...desk.bodyFor(0, { accept_changes: true }), store_id: storeId };
  return (await desk.shop.send(placeOrder, { body }, who)).model.orderId;
}

const otherStore = async () =>
  (
    await desk.shop.database.query<{ store_id: number }>('SELECT store_id FROM items WHERE id = $1', [
      desk.goods.elsewhere,
    ])
  )[0]?.store_id ?? 0;
const stores = async (who: Partial<RequestScope>) =>
  (await desk.shop.send(visitAgain, {}, who)).model.entries.map(({ id }) => id);
const items = async (who: Partial<RequestScope>) =>
  (await desk.shop.send(suggestedItems, {}, who)).model.entries.map(({ id }) => id);

it('lists the stores that a customer ordered from, the latest first', async () => {
  const who = await customer();
  expect(await stores(who)).toEqual([]);
  await buys(who, desk.goods.plain);
  await buys(who, desk.goods.elsewhere, await otherStore());
  expect(await stores(who)).toEqual([await otherStore(), desk.goods.storeId]);
  await buys(who, desk.goods.plain);
  expect(await stores(who)).toEqual([desk.goods.storeId, await otherStore()]);
});

it('lists the most ordered available items, of equal ones the latest first', async () => {
  const who = await customer();
  expect(await items(who)).toEqual([]);
  await buys(who, desk.goods.plain);
  await buys(who, desk.goods.plain);
  await buys(who, desk.goods.elsewhere, await otherStore());
  expect(await items(who)).toEqual([desk.goods.plain, desk.goods.elsewhere]);
  await buys(who, desk.goods.elsewhere, await otherStore());
  expect(await items(who)).toEqual([desk.goods.elsewhere, desk.goods.plain]);
  await desk.setItem('stock = 0', desk.goods.plain);
  expect(await items(who)).toEqual([desk.goods.elsewhere]);
  await desk.setItem('active = false', desk.goods.elsewhere);
  expect(await items(who)).toEqual([]);
  await desk.setItem('active = true', desk.goods.elsewhere);
});

it('counts no canceled orders, and no orders of others [F-46]', async () => {
  const who = await customer();
  const orderId = await buys(who, desk.goods.plain);
  await desk.shop.database.query(`UPDATE orders SET status = 'canceled' WHERE id = $1`, [orderId]);
  expect([await stores(who), await items(who)]).toEqual([[], []]);
  await buys(who, desk.goods.plain);
  expect(await items(await customer())).toEqual([]);
});

it('is limited to zone and module', async () => {
  const who = await customer();
  await buys(who, desk.goods.plain);
  const elsewhere = { ...who, zoneIds: [4] };
  const food = { ...who, ...(await getScopeIn(desk.shop, 'food')) };
  for (const scope of [elsewhere, food, { token: who.token ?? null }])
    expect([await stores(scope), await items(scope)]).toEqual([[], []]);
});

it.each([visitAgain, suggestedItems])('asks guests to sign in', async (endpoint) => {
  const response = await desk.shop.send(endpoint as typeof visitAgain, {}, await getScopeIn(desk.shop));
  expect(response).toMatchObject({ status: 401, errors: [{ code: 'auth-001' }] });
});

it('has entries for the demo customer', async () => {
  const { model } = await signIn(desk.shop, 'customer@example.com', null, '12345678');
  const who = { ...(await getScopeIn(desk.shop)), token: model.token };
  expect((await stores(who)).length).toBeGreaterThanOrEqual(2);
  expect((await items(who)).length).toBeGreaterThanOrEqual(2);
});
