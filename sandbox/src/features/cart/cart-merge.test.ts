import {
  cartMerge,
  clearCart,
  customerInfo,
  resumeCart,
  savedLists,
  settleCartMerge,
  signUp,
  type CartAddBody,
} from '@shop/contract';
import { putIntoCart, readCart, type Visitor } from '../../testing/carts';
import { adding, createStockedStores, fillCart, type Goods } from '../../testing/goods';
import { newCustomer, newGuest, newPerson, signIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
});
afterAll(() => shop.close());

const mild = (quantity: number) =>
  adding(goods.dish, quantity, { variation: [{ name: 'Heat', values: { label: ['Mild'] } }] });
const put = (visitor: Visitor, ...bodies: CartAddBody[]) => putIntoCart(shop, visitor, ...bodies);
const cart = (visitor: Visitor) => readCart(shop, visitor);
const open = async (visitor: Visitor, language = 'en') =>
  (await shop.send(cartMerge, {}, { ...visitor, language })).model;
const settle = (visitor: Visitor, choice: 'account' | 'guest') =>
  shop.send(settleCartMerge, { body: { keep: choice } }, visitor);

/** A customer who signs in again in the browser of a guest. */
async function account(...bodies: CartAddBody[]) {
  const person = newPerson();
  const { model } = await shop.send(signUp, { body: person });
  const customer = { token: model.token ?? '' };
  await put(customer, ...bodies);
  const enter = async (guestId: string) => {
    const response = await signIn(shop, person.email, guestId);
    return { token: response.model.token ?? '' };
  };
  return { customer, enter };
}
async function guestWith(...bodies: CartAddBody[]) {
  const guest = await newGuest(shop);
  await put(guest, ...bodies);
  return guest;
}

it('reports what was reduced to stock or limit, until it is settled [D-17]', async () => {
  const { customer, enter } = await account(adding(goods.plain, 4));
  await enter((await guestWith(adding(goods.plain, 4), mild(2))).guestId);
  expect(await cart(customer)).toEqual([
    [goods.plain, 6],
    [goods.dish, 2],
  ]);
  const cut = [{ itemId: goods.plain, name: 'Plain', wanted: 8, quantity: 6 }];
  expect(await open(customer)).toEqual({ cut, offered: [] });
  expect((await open(customer, 'ar')).cut[0]?.name).toBe('Plain ar');
  expect((await settle(customer, 'account')).model).toHaveLength(2);
  expect(await open(customer)).toEqual({ cut: [], offered: [] });
});

it('reports nothing where everything was merged [D-17]', async () => {
  const { customer, enter } = await account(mild(1));
  await enter((await guestWith(mild(2))).guestId);
  expect(await cart(customer)).toEqual([[goods.dish, 3]]);
  expect(await open(customer)).toEqual({ cut: [], offered: [] });
});

it('adds nothing twice, however often and concurrently the customer signs in [D-17]', async () => {
  const { customer, enter } = await account(mild(1));
  const { guestId } = await guestWith(mild(2), adding(goods.plain, 1));
  await Promise.all(Array.from({ length: 4 }, () => enter(guestId)));
  await enter(guestId);
  expect(await cart(customer)).toEqual([
    [goods.dish, 3],
    [goods.plain, 1],
  ]);
});

describe('a cart of another store', () => {
  const meeting = async () => {
    const { customer, enter } = await account(mild(1));
    const guest = await guestWith(adding(goods.elsewhere, 2));
    await enter(guest.guestId);
    await enter(guest.guestId);
    return { customer, guest };
  };

  it('is offered, and the account keeps its own cart until then [D-17]', async () => {
    const { customer } = await meeting();
    expect(await cart(customer)).toEqual([[goods.dish, 1]]);
    expect(await open(customer)).toMatchObject({
      cut: [],
      offered: [{ quantity: 2, item: { id: goods.elsewhere } }],
    });
  });

  it('is dropped when the account keeps its own, also when sent twice [D-17]', async () => {
    const { customer, guest } = await meeting();
    for (let times = 0; times < 2; times += 1)
      expect((await settle(customer, 'account')).model).toMatchObject([{ item: { id: goods.dish } }]);
    expect(await open(customer)).toEqual({ cut: [], offered: [] });
    expect(await cart(guest)).toEqual([]);
  });

  it("replaces the account's when chosen, also when sent twice [D-17]", async () => {
    const { customer, guest } = await meeting();
    const chosen = await Promise.all([settle(customer, 'guest'), settle(customer, 'guest')]);
    for (const { model } of [...chosen, await settle(customer, 'guest')])
      expect(model).toMatchObject([{ quantity: 2, item: { id: goods.elsewhere } }]);
    expect(await cart(customer)).toEqual([[goods.elsewhere, 2]]);
    expect(await cart(guest)).toEqual([]);
  });

  it('includes no line that the guest added after signing in [D-17]', async () => {
    const { customer, guest } = await meeting();
    await shop.send(clearCart, {}, guest);
    await put(guest, adding(goods.elsewhere, 5));
    expect((await open(customer)).offered).toEqual([]);
    await settle(customer, 'guest');
    expect(await cart(guest)).toEqual([[goods.elsewhere, 5]]);
  });

  it('is merged when the account has emptied its cart and signs in again [D-17]', async () => {
    const { customer, enter } = await account(mild(1));
    const { guestId } = await guestWith(adding(goods.elsewhere, 2));
    await enter(guestId);
    await shop.send(clearCart, {}, customer);
    await enter(guestId);
    expect(await cart(customer)).toEqual([[goods.elsewhere, 2]]);
    expect((await open(customer)).offered).toEqual([]);
  });
});

describe('the cart of a second guest, while the first is still offered', () => {
  /** Two carts of another store than the account's; the first one is offered. */
  const meeting = async () => {
    const { customer, enter } = await account(mild(1));
    const first = await guestWith(adding(goods.elsewhere, 2));
    await enter(first.guestId);
    const second = await guestWith(adding(goods.elsewhere, 5));
    return { customer, enter, first, second };
  };
  const waiting = async (visitor: Visitor) =>
    (await shop.send(savedLists, {}, visitor)).model.map(({ kind, lines }) => ({
      kind,
      lines: lines.map(({ item, quantity }) => [item.id, quantity]),
    }));

  it('is offered, and the first waits among the saved carts of the account [D-17] [X-25]', async () => {
    const { customer, enter, first, second } = await meeting();
    await enter(second.guestId);
    expect((await open(customer)).offered).toMatchObject([{ quantity: 5, item: { id: goods.elsewhere } }]);
    expect(await waiting(customer)).toEqual([{ kind: 'cart', lines: [[goods.elsewhere, 2]] }]);
    expect(await cart(first)).toEqual([]);
    await settle(customer, 'account');
    const [list] = (await shop.send(savedLists, {}, customer)).model;
    await shop.send(resumeCart, { body: { list_id: list?.id ?? 0 } }, customer);
    expect(await cart(customer)).toEqual([[goods.elsewhere, 2]]);
    expect(await waiting(customer)).toEqual([{ kind: 'cart', lines: [[goods.dish, 1]] }]);
  });

  it('leaves the first offered where it was merged itself [D-17]', async () => {
    const { customer, enter } = await meeting();
    await enter((await guestWith(adding(goods.plain, 1))).guestId);
    expect(await cart(customer)).toEqual([
      [goods.dish, 1],
      [goods.plain, 1],
    ]);
    expect((await open(customer)).offered).toMatchObject([{ quantity: 2, item: { id: goods.elsewhere } }]);
    expect(await waiting(customer)).toEqual([]);
  });

  it('is not lost when a third guest signs in at the same time [D-17]', async () => {
    const { customer, enter, second } = await meeting();
    const third = await guestWith(adding(goods.elsewhere, 3));
    await Promise.all([enter(second.guestId), enter(third.guestId), enter(second.guestId)]);
    const offered = (await open(customer)).offered.map(({ quantity }) => quantity);
    const kept = (await waiting(customer)).flatMap(({ lines }) => lines);
    // of equal lines in a waiting cart the larger quantity counts
    expect([[5], [3]]).toContainEqual(offered);
    expect(kept).toEqual([[goods.elsewhere, offered[0] === 5 ? 3 : 5]]);
  });
});

it('takes what has room in a full cart, and reports the rest [D-17]', async () => {
  const { customer, enter } = await account(mild(1));
  const { id } = (await shop.send(customerInfo, {}, customer)).model;
  await fillCart(shop.database, id, 497, 'own ');
  const guest = await guestWith(mild(2), adding(goods.plain, 1));
  await fillCart(shop.database, guest.guestId, 3, 'guest ');
  await enter(guest.guestId);
  expect(await cart(customer)).toHaveLength(500);
  const dropped = { itemId: goods.dish, name: 'Dish', wanted: 1, quantity: 0 };
  expect((await open(customer)).cut).toEqual([dropped, dropped]);
  expect(await cart(guest)).toEqual([]);
  await settle(customer, 'account');
  expect((await open(customer)).cut).toEqual([]);
});

it('is private: another customer sees nothing and settles nothing [F-46]', async () => {
  const { customer, enter } = await account(mild(1));
  await enter((await guestWith(adding(goods.elsewhere, 2))).guestId);
  const stranger = await newCustomer(shop);
  expect(await open(stranger)).toEqual({ cut: [], offered: [] });
  expect((await settle(stranger, 'guest')).model).toEqual([]);
  expect((await open(customer)).offered).toHaveLength(1);
});

it('refuses any other answer [F-45]', async () => {
  const { customer } = await account();
  const body = { keep: 'both' } as unknown as { keep: 'account' };
  expect((await shop.send(settleCartMerge, { body }, customer)).status).toBe(403);
});
