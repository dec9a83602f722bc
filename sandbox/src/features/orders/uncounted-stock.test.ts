import {
  addToCart,
  cancelOrder,
  cartList,
  cartMerge,
  itemDetails,
  itemsPopular,
  placeOrder,
  suggestedItems,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newCustomer, newGuest, getScopeIn } from '../../testing/people';

const fixture = createOrderFixture();

/** A dish without choices at the demo location, with that stock. */
async function createDish(stock: number | null) {
  const { shop } = fixture;
  const here = await getScopeIn(shop, 'food');
  const { entries } = (await shop.send(itemsPopular, { query: { limit: 100 } }, here)).model;
  const dish = entries.find(
    (item) => item.foodVariations.length + item.variations.length === 0 && item.availableFrom === null,
  );
  if (!dish) throw new Error('the demo data has a plain dish');
  await fixture.setItem(`stock = ${stock ?? 'NULL'}`, dish.id);
  await shop.database.query('DELETE FROM store_hours WHERE store_id = $1', [dish.storeId]);
  await shop.database.query('UPDATE stores SET minimum_order = 0, take_away = true WHERE id = $1', [
    dish.storeId,
  ]);
  return { ...dish, here };
}

it('sells food regardless of its stock, and leaves the stock unchanged [VALID-01]', async () => {
  const { shop } = fixture;
  const dish = await createDish(0);
  const guest = await newGuest(shop);
  expect((await shop.send(addToCart, { body: adding(dish.id, 3) }, guest)).status).toBe(200);
  const body = fixture.bodyFor(0, { store_id: dish.storeId, accept_changes: true });
  const placed = await shop.send(placeOrder, { body }, guest);
  expect(placed.status).toBe(200);
  expect(await fixture.getStock(dish.id)).toBe(0);
  await shop.send(cancelOrder, { body: { order_id: placed.model.orderId, reason: '' } }, guest);
  expect(await fixture.getStock(dish.id)).toBe(0);
});

it('suggests it for ordering again regardless of its stock', async () => {
  const { shop } = fixture;
  const dish = await createDish(0);
  const customer = { ...dish.here, ...(await newCustomer(shop)) };
  await shop.send(addToCart, { body: adding(dish.id) }, customer);
  await fixture.order(customer, fixture.bodyFor(0, { store_id: dish.storeId, accept_changes: true }));
  const { entries } = (await shop.send(suggestedItems, {}, customer)).model;
  expect(entries.map(({ id }) => id)).toEqual([dish.id]);
});

it('reduces no quantity when carts are merged [D-17]', async () => {
  const { shop } = fixture;
  const dish = await createDish(1);
  const guest = await newGuest(shop);
  await shop.send(addToCart, { body: adding(dish.id, 3) }, guest);
  const customer = await newCustomer(shop, guest.guestId);
  expect((await shop.send(cartList, {}, customer)).model).toMatchObject([{ quantity: 3 }]);
  expect((await shop.send(cartMerge, {}, customer)).model.cut).toEqual([]);
});

it('sends a stock of 0 for it', async () => {
  const dish = await createDish(null);
  const { wire, model } = await fixture.shop.send(itemDetails, { params: { id: dish.id } }, dish.here);
  expect(wire).toMatchObject({ stock: 0 });
  expect(model.stock).toBeNull();
});

it('lists it as available now', async () => {
  const dish = await createDish(0);
  const listArgs = { query: { filter: 'available_now', limit: 100 } };
  const { entries } = (await fixture.shop.send(itemsPopular, listArgs, dish.here)).model;
  expect(entries.map(({ id }) => id)).toContain(dish.id);
});
