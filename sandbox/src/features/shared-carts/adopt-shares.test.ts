import {
  addToSharedCart,
  cartShares,
  settleCartMerge,
  shareCart,
  sharedCart,
  signUp,
  type CartAddBody,
} from '@shop/contract';
import { newGuestWith, putIntoCart, readCart, type Visitor } from '../../testing/carts';
import { adding, createStockedStores, type Goods } from '../../testing/goods';
import { newPerson, signIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
});
afterAll(() => shop.close());

const put = (visitor: Visitor, ...bodies: CartAddBody[]) => putIntoCart(shop, visitor, ...bodies);
const guestWith = (...bodies: CartAddBody[]) => newGuestWith(shop, ...bodies);
const cart = (visitor: Visitor) => readCart(shop, visitor);
const share = async (visitor: Visitor, storeId = goods.storeId) =>
  (await shop.send(shareCart, { body: { store_id: storeId } }, visitor)).model.find(
    (entry) => entry.storeId === storeId,
  )?.token ?? '';
const getTokens = async (visitor: Visitor) =>
  (await shop.send(cartShares, {}, visitor)).model.map(({ token }) => token);
const look = async (token: string) => {
  const { status, model } = await shop.send(sharedCart, { query: { token } });
  return status === 200 ? model.lines.map(({ item, quantity }) => [item.id, quantity]) : status;
};
/** A friend adds two pieces; returns the friend's cart and why it was refused. */
const befriend = async (token: string) => {
  const friend = await guestWith(adding(goods.plain, 2));
  const { errors } = await shop.send(addToSharedCart, { body: { token, name: 'Sara' } }, friend);
  return { left: await cart(friend), code: errors[0]?.code };
};
const settle = (customer: Visitor, keep: 'account' | 'guest') =>
  shop.send(settleCartMerge, { body: { keep } }, customer);

/** A customer with a cart, and a guest in the same browser who shares theirs. */
async function meeting(accountCart: CartAddBody[], guestCart: CartAddBody[] = [adding(goods.plain, 1)]) {
  const person = newPerson();
  const { model } = await shop.send(signUp, { body: person });
  const customer = { token: model.token ?? '' };
  await put(customer, ...accountCart);
  const guest = await guestWith(...guestCart);
  return { customer, guest, enter: () => signIn(shop, person.email, guest.guestId) };
}

it('a link stays with its cart when the guest signs in: others add to the customer’s [X-26] [X-05] [D-17]', async () => {
  const { customer, guest, enter } = await meeting([adding(goods.plain, 1)]);
  const token = await share(guest);
  await enter();
  expect(await getTokens(customer)).toEqual([token]);
  expect(await look(token)).toEqual([[goods.plain, 2]]);
  expect(await befriend(token)).toEqual({ left: [], code: undefined });
  expect(await cart(customer)).toEqual([[goods.plain, 4]]);
  expect(await share(customer)).toBe(token);
  await enter();
  expect(await getTokens(customer)).toEqual([token]);
});

it.each([['guest'], ['account']] as const)(
  'of two links to one store’s cart the newer stays, the %s’s [X-26] [D-17]',
  async (newer) => {
    const { customer, guest, enter } = await meeting([adding(goods.plain, 1)]);
    const tokens = { guest: await share(guest), account: await share(customer) };
    await shop.database.query(
      `UPDATE shared_carts SET expires_at = expires_at + interval '1 minute' WHERE token = $1`,
      [tokens[newer]],
    );
    await enter();
    expect(await getTokens(customer)).toEqual([tokens[newer]]);
    const older = newer === 'guest' ? 'account' : 'guest';
    expect(await befriend(tokens[older])).toEqual({ left: [[goods.plain, 2]], code: 'not_found' });
  },
);

describe('the link to a cart that the customer has still to decide about', () => {
  const undecided = async () => {
    const { customer, guest, enter } = await meeting([adding(goods.elsewhere, 1)]);
    const token = await share(guest);
    await enter();
    return { customer, guest, token };
  };

  it('takes nothing from others until then [X-26] [D-17]', async () => {
    const { customer, guest, token } = await undecided();
    expect(await getTokens(customer)).toEqual([token]);
    expect(await look(token)).toEqual([]);
    expect(await befriend(token)).toEqual({ left: [[goods.plain, 2]], code: 'other_store' });
    expect(await cart(guest)).toEqual([[goods.plain, 1]]);
  });

  it('works again for the cart that was chosen [X-26] [D-17]', async () => {
    const { customer, token } = await undecided();
    await settle(customer, 'guest');
    expect(await look(token)).toEqual([[goods.plain, 1]]);
    expect(await befriend(token)).toEqual({ left: [], code: undefined });
    expect(await cart(customer)).toEqual([[goods.plain, 3]]);
  });

  it('ends with a cart that was refused [X-26] [D-17]', async () => {
    const { customer, token } = await undecided();
    await settle(customer, 'account');
    expect(await getTokens(customer)).toEqual([]);
    expect(await befriend(token)).toEqual({ left: [[goods.plain, 2]], code: 'not_found' });
  });

  it('stays where the customer has filled a cart of its store meanwhile [X-26] [D-17]', async () => {
    const { customer, token } = await undecided();
    await shop.database.query('DELETE FROM cart_lines WHERE item_id = $1', [goods.elsewhere]);
    await put(customer, adding(goods.plain, 3));
    await settle(customer, 'account');
    expect(await look(token)).toEqual([[goods.plain, 3]]);
  });
});

it('nobody gets another guest’s link by signing in [X-26] [F-46]', async () => {
  const stranger = await guestWith(adding(goods.plain, 1));
  const token = await share(stranger);
  const { customer, enter } = await meeting([]);
  await enter();
  expect(await getTokens(customer)).toEqual([]);
  expect(await getTokens(stranger)).toEqual([token]);
});
