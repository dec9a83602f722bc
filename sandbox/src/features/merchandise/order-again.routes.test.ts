import { placeOrder, suggestedItems, visitAgain, type RequestScope } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newCustomer, getScopeIn, signIn } from '../../testing/people';
import { addToCart } from '@shop/contract';

const fixture = createOrderFixture();

/** A new customer in the grocery module at the demo location. */
const customer = async (): Promise<Partial<RequestScope>> => ({
  ...(await getScopeIn(fixture.shop, 'grocery')),
  ...(await newCustomer(fixture.shop)),
});

async function buys(who: Partial<RequestScope>, itemId: number, storeId = fixture.goods.storeId) {
  await fixture.shop.send(addToCart, { body: adding(itemId) }, who);
  const body = { ...fixture.bodyFor(0, { accept_changes: true }), store_id: storeId };
  return (await fixture.shop.send(placeOrder, { body }, who)).model.orderId;
}

const otherStore = async () =>
  (
    await fixture.shop.database.query<{ store_id: number }>('SELECT store_id FROM items WHERE id = $1', [
      fixture.goods.elsewhere,
    ])
  )[0]?.store_id ?? 0;
const stores = async (who: Partial<RequestScope>) =>
  (await fixture.shop.send(visitAgain, {}, who)).model.entries.map(({ id }) => id);
const items = async (who: Partial<RequestScope>) =>
  (await fixture.shop.send(suggestedItems, {}, who)).model.entries.map(({ id }) => id);

it('lists the stores that a customer ordered from, the latest first', async () => {
  const who = await customer();
  expect(await stores(who)).toEqual([]);
  await buys(who, fixture.goods.plain);
  await buys(who, fixture.goods.elsewhere, await otherStore());
  expect(await stores(who)).toEqual([await otherStore(), fixture.goods.storeId]);
  await buys(who, fixture.goods.plain);
  expect(await stores(who)).toEqual([fixture.goods.storeId, await otherStore()]);
});

it('lists the most ordered available items, of equal ones the latest first', async () => {
  const who = await customer();
  expect(await items(who)).toEqual([]);
  await buys(who, fixture.goods.plain);
  await buys(who, fixture.goods.plain);
  await buys(who, fixture.goods.elsewhere, await otherStore());
  expect(await items(who)).toEqual([fixture.goods.plain, fixture.goods.elsewhere]);
  await buys(who, fixture.goods.elsewhere, await otherStore());
  expect(await items(who)).toEqual([fixture.goods.elsewhere, fixture.goods.plain]);
  await fixture.setItem('stock = 0', fixture.goods.plain);
  expect(await items(who)).toEqual([fixture.goods.elsewhere]);
  await fixture.setItem('active = false', fixture.goods.elsewhere);
  expect(await items(who)).toEqual([]);
  await fixture.setItem('active = true', fixture.goods.elsewhere);
});

it('counts no canceled orders, and no orders of others [F-46]', async () => {
  const who = await customer();
  const orderId = await buys(who, fixture.goods.plain);
  await fixture.shop.database.query(`UPDATE orders SET status = 'canceled' WHERE id = $1`, [orderId]);
  expect([await stores(who), await items(who)]).toEqual([[], []]);
  await buys(who, fixture.goods.plain);
  expect(await items(await customer())).toEqual([]);
});

it('is limited to zone and module', async () => {
  const who = await customer();
  await buys(who, fixture.goods.plain);
  const elsewhere = { ...who, zoneIds: [4] };
  const food = { ...who, ...(await getScopeIn(fixture.shop, 'food')) };
  for (const scope of [elsewhere, food, { token: who.token ?? null }])
    expect([await stores(scope), await items(scope)]).toEqual([[], []]);
});

it.each([visitAgain, suggestedItems])('asks guests to sign in', async (endpoint) => {
  const response = await fixture.shop.send(endpoint as typeof visitAgain, {}, await getScopeIn(fixture.shop));
  expect(response).toMatchObject({ status: 401, errors: [{ code: 'auth-001' }] });
});

it('has entries for the demo customer', async () => {
  const { model } = await signIn(fixture.shop, 'customer@example.com', null, '12345678');
  const who = { ...(await getScopeIn(fixture.shop)), token: model.token };
  expect((await stores(who)).length).toBeGreaterThanOrEqual(2);
  expect((await items(who)).length).toBeGreaterThanOrEqual(2);
});
