import {
  addToSharedCart,
  cartList,
  cartShares,
  endSharing,
  removeFromCart,
  shareCart,
  sharedCart,
  type CartAddBody,
} from '@shop/contract';
import { newGuestWith, type Visitor } from '../../testing/carts';
import { adding, createStockedStores, fillCart, type Goods } from '../../testing/goods';
import { newGuest } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
});
afterAll(() => shop.close());

const guestWith = (...bodies: CartAddBody[]) => newGuestWith(shop, ...bodies);
const share = async (owner: Visitor): Promise<string> => {
  const { model } = await shop.send(shareCart, { body: { store_id: goods.storeId } }, owner);
  return model[0]?.token ?? '';
};
const add = (visitor: Visitor, token: string, name: string) =>
  shop.send(addToSharedCart, { body: { token, name } }, visitor);
const cart = async (visitor: Visitor) =>
  (await shop.send(cartList, {}, visitor)).model.map(({ item, quantity, addedBy = [] }) => [
    item.id,
    quantity,
    addedBy,
  ]);
const lastLine = async (visitor: Visitor) => (await shop.send(cartList, {}, visitor)).model.at(-1)?.id ?? 0;
const small = (quantity: number) => adding(goods.sized, quantity, { variation: [{ type: 'Small' }] });

it('others see a shared cart and add to it under their names [X-26]', async () => {
  const owner = await guestWith(adding(goods.plain, 2));
  const token = await share(owner);
  const seen = await shop.send(sharedCart, { query: { token } });
  expect(seen.model).toMatchObject({ token, storeId: goods.storeId, lines: [{ quantity: 2 }] });
  expect(JSON.stringify(seen.wire)).not.toContain(owner.guestId);

  const sara = await guestWith(adding(goods.plain, 1), small(1));
  expect((await add(sara, token, ' Sara ')).model.lines).toHaveLength(2);
  expect(await cart(sara)).toEqual([]);
  const ali = await guestWith(small(1));
  await add(ali, token, 'Ali');
  expect(await cart(owner)).toEqual([
    [goods.plain, 3, ['Sara']],
    [goods.sized, 2, ['Sara', 'Ali']],
  ]);
});

it('the same link is given until it is ended [X-26]', async () => {
  const owner = await guestWith(adding(goods.plain, 1));
  const token = await share(owner);
  expect(token).toHaveLength(24);
  expect(await share(owner)).toBe(token);
  const { model } = await shop.send(endSharing, { query: { store_id: goods.storeId } }, owner);
  expect(model).toEqual([]);
  expect((await shop.send(sharedCart, { query: { token } })).status).toBe(404);
  expect(await share(owner)).not.toBe(token);
});

it('a link works for a day [X-26]', async () => {
  const owner = await guestWith(adding(goods.plain, 1));
  const token = await share(owner);
  const now = new Date(
    (await shop.database.query<{ at: Date }>('SELECT max(expires_at) AS at FROM shared_carts'))[0]?.at ?? 0,
  );
  shop.at(new Date(now.getTime() + 1));
  try {
    expect((await shop.send(sharedCart, { query: { token } })).status).toBe(404);
    expect((await shop.send(cartShares, {}, owner)).model).toEqual([]);
  } finally {
    shop.at(new Date(now.getTime() - 24 * 3_600_000));
  }
});

it('quantities stay within the stock, whoever adds [X-26] [D-17]', async () => {
  const owner = await guestWith(small(2));
  const token = await share(owner);
  const sara = await guestWith(small(3));
  await add(sara, token, 'Sara');
  expect(await cart(owner)).toEqual([[goods.sized, 3, ['Sara']]]);
});

it('what has no room stays in the caller’s cart and is told, and only what was added is signed [X-26] [D-17]', async () => {
  const owner = await guestWith(small(2), adding(goods.plain, 6));
  const token = await share(owner);
  const sara = await guestWith(small(3), adding(goods.plain, 2));
  const { model } = await add(sara, token, 'Sara');
  expect(model.remaining).toEqual([
    { name: 'Sized', quantity: 2 },
    { name: 'Plain', quantity: 2 },
  ]);
  expect(await cart(owner)).toEqual([
    [goods.sized, 3, ['Sara']],
    [goods.plain, 6, []],
  ]);
  expect(await cart(sara)).toEqual([
    [goods.sized, 2, []],
    [goods.plain, 2, []],
  ]);
});

it('a line that is new to the shared cart leaves its rest behind as well [X-26] [D-17]', async () => {
  const noted = adding(goods.plain, 6, { note: 'ripe' });
  const owner = await guestWith(noted);
  const token = await share(owner);
  const sara = await guestWith(adding(goods.plain, 5));
  expect((await add(sara, token, 'Sara')).model.remaining).toEqual([{ name: 'Plain', quantity: 1 }]);
  expect(await cart(owner)).toEqual([
    [goods.plain, 6, []],
    [goods.plain, 4, ['Sara']],
  ]);
  expect(await cart(sara)).toEqual([[goods.plain, 1, []]]);
});

it('refuses what cannot be added, and the caller’s cart stays [X-26]', async () => {
  const owner = await guestWith(adding(goods.plain, 1));
  const token = await share(owner);
  expect((await add(owner, token, 'Me')).errors).toMatchObject([{ code: 'own_cart' }]);
  const other = await guestWith(adding(goods.elsewhere, 1));
  expect((await add(other, token, 'Other')).errors).toMatchObject([{ code: 'empty' }]);
  expect(await cart(other)).toEqual([[goods.elsewhere, 1, []]]);
  const sara = await guestWith(adding(goods.plain, 1));
  expect((await add(sara, token, '  ')).status).toBe(403);
  expect((await add(sara, token, 'x'.repeat(41))).status).toBe(403);
  expect((await add(sara, 'unknown', 'Sara')).status).toBe(404);
  expect(await cart(sara)).toEqual([[goods.plain, 1, []]]);
  const empty = await newGuest(shop);
  expect((await shop.send(shareCart, { body: { store_id: goods.storeId } }, empty)).status).toBe(404);
});

it('refuses more lines than a cart holds, and the caller’s cart stays [X-26]', async () => {
  const owner = await guestWith(adding(goods.plain, 1));
  await fillCart(shop.database, owner.guestId, 498, 'own ');
  const token = await share(owner);
  const sara = await guestWith(small(1), adding(goods.plain, 1));
  await fillCart(shop.database, sara.guestId, 1, 'one more ');
  expect((await add(sara, token, 'Sara')).errors).toMatchObject([{ code: 'cart_full' }]);
  expect([(await cart(owner)).length, (await cart(sara)).length]).toEqual([499, 3]);
  await shop.send(removeFromCart, { query: { cart_id: await lastLine(sara) } }, sara);
  expect((await add(sara, token, 'Sara')).errors).toEqual([]);
  expect(await cart(owner)).toHaveLength(500);
});

it('nobody ends the link of another’s cart [X-26] [F-46]', async () => {
  const owner = await guestWith(adding(goods.plain, 1));
  const token = await share(owner);
  const stranger = await newGuest(shop);
  await shop.send(endSharing, { query: { store_id: goods.storeId } }, stranger);
  expect((await shop.send(sharedCart, { query: { token } })).status).toBe(200);
});
