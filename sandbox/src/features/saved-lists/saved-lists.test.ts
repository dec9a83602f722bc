import {
  changeList,
  deleteList,
  resumeCart,
  savedLists,
  saveList,
  signUp,
  type CartAddBody,
} from '@shop/contract';
import { putIntoCart, readCart, type Visitor } from '../../testing/carts';
import { adding, createStockedStores, fillCart, type Goods } from '../../testing/goods';
import { newGuest, newPerson, signIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
});
afterAll(() => shop.close());

const put = (visitor: Visitor, ...bodies: CartAddBody[]) => putIntoCart(shop, visitor, ...bodies);
const cart = (visitor: Visitor) => readCart(shop, visitor);
const lists = async (visitor: Visitor) => (await shop.send(savedLists, {}, visitor)).model;
const inShort = async (visitor: Visitor) =>
  (await lists(visitor)).map(({ kind, name, lines }) => [
    kind,
    name,
    lines.map(({ item, quantity }) => [item.id, quantity]),
  ]);
const keep = (visitor: Visitor) => shop.send(saveList, { body: { kind: 'cart' } }, visitor);
const saveAs = (visitor: Visitor, name: string) =>
  shop.send(saveList, { body: { kind: 'list', name } }, visitor);
const resume = (visitor: Visitor, id: number) => shop.send(resumeCart, { body: { list_id: id } }, visitor);
const small = (quantity: number) => adding(goods.sized, quantity, { variation: [{ type: 'Small' }] });

it('carts of several stores wait side by side, and each can become the cart again [X-25]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 2), small(1));
  expect((await keep(guest)).errors).toEqual([]);
  expect(await cart(guest)).toEqual([]);
  await put(guest, adding(goods.elsewhere, 1));
  const [waiting] = await lists(guest);
  expect(waiting).toMatchObject({ kind: 'cart', storeId: goods.storeId, moduleId: goods.moduleId });
  expect(waiting?.lines).toMatchObject([{ quantity: 2 }, { quantity: 1, variation: 'Small' }]);

  const { model } = await resume(guest, waiting?.id ?? 0);
  expect(model.map(({ item, quantity }) => [item.id, quantity])).toEqual([
    [goods.plain, 2],
    [goods.sized, 1],
  ]);
  expect(await inShort(guest)).toEqual([['cart', '', [[goods.elsewhere, 1]]]]);
});

it('a cart that waits already for the same store takes the new one in; of equal lines the larger counts [X-25]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 2));
  await keep(guest);
  await put(guest, adding(goods.plain, 1), small(1));
  await keep(guest);
  expect(await inShort(guest)).toEqual([
    [
      'cart',
      '',
      [
        [goods.plain, 2],
        [goods.sized, 1],
      ],
    ],
  ]);
  await put(guest, adding(goods.plain, 3));
  const [waiting] = await lists(guest);
  await resume(guest, waiting?.id ?? 0);
  expect(await cart(guest)).toEqual([
    [goods.plain, 3],
    [goods.sized, 1],
  ]);
  expect(await lists(guest)).toEqual([]);
});

it('a list keeps the cart, can be changed, renamed and deleted [X-29]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 2), small(1));
  expect((await saveAs(guest, '  Weekly shop ')).errors).toEqual([]);
  expect(await cart(guest)).toHaveLength(2);
  const [list] = await lists(guest);
  expect(list?.name).toBe('Weekly shop');
  const [first, second] = list?.lines ?? [];
  const change = (body: object) =>
    shop.send(changeList, { body: { list_id: list?.id ?? 0, ...body } }, guest);
  await change({
    name: 'Fridays',
    lines: [
      { id: first?.id, quantity: 5 },
      { id: second?.id, quantity: 0 },
    ],
  });
  expect(await inShort(guest)).toEqual([['list', 'Fridays', [[goods.plain, 5]]]]);
  expect((await change({ name: ' ' })).errors).toMatchObject([{ code: 'name' }]);
  await change({ lines: [{ id: first?.id, quantity: 0 }] });
  expect(await lists(guest)).toEqual([]);
  await saveAs(guest, 'Again');
  const [again] = await lists(guest);
  const remove = { query: { list_id: again?.id ?? 0 } };
  expect((await shop.send(deleteList, remove, guest)).model).toEqual([]);
  expect((await shop.send(deleteList, remove, guest)).status).toBe(404);
});

it('refuses what cannot be saved, and says why [X-29]', async () => {
  const guest = await newGuest(shop);
  expect((await saveAs(guest, 'Nothing')).errors).toMatchObject([{ code: 'empty' }]);
  await put(guest, adding(goods.plain, 1));
  expect((await saveAs(guest, '')).errors).toMatchObject([{ code: 'name' }]);
  expect((await saveAs(guest, 'x'.repeat(61))).errors).toHaveLength(1);
  for (let count = 0; count < 30; count += 1) await saveAs(guest, `List ${count}`);
  expect((await saveAs(guest, 'One more')).errors).toMatchObject([{ code: 'lists_full' }]);
  expect(await lists(guest)).toHaveLength(30);
});

it('nobody reaches another’s list or order [X-29] [F-46]', async () => {
  const owner = await newGuest(shop);
  const stranger = await newGuest(shop);
  await put(owner, adding(goods.plain, 1));
  await keep(owner);
  const [list] = await lists(owner);
  const id = list?.id ?? 0;
  expect(await lists(stranger)).toEqual([]);
  expect((await resume(stranger, id)).status).toBe(404);
  const change = await shop.send(changeList, { body: { list_id: id, name: 'Mine' } }, stranger);
  expect(change.status).toBe(404);
  await shop.send(deleteList, { query: { list_id: id } }, stranger);
  const order = await shop.send(saveList, { body: { kind: 'list', name: 'x', order_id: 100_001 } }, stranger);
  expect(order.status).toBe(404);
  expect(await inShort(owner)).toEqual([['cart', '', [[goods.plain, 1]]]]);
});

it('a guest’s lists become the customer’s on sign-in [X-25] [ROLE-02]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 1));
  await saveAs(guest, 'Breakfast');
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const { model } = await signIn(shop, person.email, guest.guestId);
  expect(await inShort({ token: model.token ?? '' })).toEqual([['list', 'Breakfast', [[goods.plain, 1]]]]);
  expect(await lists(guest)).toEqual([]);
});

it('shows what is no longer offered, and resumes a cart with it [X-29]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 1), small(1));
  await keep(guest);
  await shop.database.query('UPDATE items SET active = false WHERE id = $1', [goods.sized]);
  try {
    const [list] = await lists(guest);
    expect(list?.lines.map(({ gone }) => gone ?? false)).toEqual([false, true]);
    await resume(guest, list?.id ?? 0);
    expect(await cart(guest)).toHaveLength(2);
  } finally {
    await shop.database.query('UPDATE items SET active = true WHERE id = $1', [goods.sized]);
  }
});

it('a list names its store in the language of the request [X-25] [X-29]', async () => {
  const guest = await newGuest(shop);
  await put(guest, adding(goods.plain, 1));
  await saveAs(guest, 'Fridays');
  await shop.database.query(
    `UPDATE stores SET name_i18n = name_i18n || '{"ur": "بندرگاہ"}'::jsonb WHERE id = $1`,
    [goods.storeId],
  );
  const { model } = await shop.send(savedLists, {}, { ...guest, language: 'ur' });
  expect(model[0]?.storeName).toBe('بندرگاہ');
});

it('a waiting cart waits on where the cart has no room for it [X-25]', async () => {
  const guest = await newGuest(shop);
  await put(guest, small(1));
  await keep(guest);
  await put(guest, adding(goods.plain, 1));
  await fillCart(shop.database, guest.guestId, 499, 'full ');
  const [waiting] = await lists(guest);
  expect((await resume(guest, waiting?.id ?? 0)).errors).toMatchObject([{ code: 'cart_full' }]);
  expect(await cart(guest)).toHaveLength(500);
  expect(await lists(guest)).toHaveLength(1);
});
