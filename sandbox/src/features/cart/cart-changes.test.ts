import { addToCart, cartList, updateCart, type CartAddBody } from '@shop/contract';
import { cartProblems, type LineProblem } from '@shop/domain';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';

const fixture = createOrderFixture();

const add = async (guest: { guestId: string }, body: CartAddBody) =>
  (await fixture.shop.send(addToCart, { body }, guest)).model;
const update = (guest: { guestId: string }, cartId: number, body: CartAddBody) =>
  fixture.shop.send(updateCart, { body: { ...body, cart_id: cartId } }, guest);
const cart = async (guest: { guestId: string }) => (await fixture.shop.send(cartList, {}, guest)).model;
const problems = async (guest: { guestId: string }): Promise<LineProblem[]> => [
  ...cartProblems(await cart(guest), { now: testNow, timeZone: 'Asia/Dubai' }).values(),
];

describe('the price of a line when it was chosen', () => {
  it('is the price that the customer saw, and is returned with the current one [CALL-12] [D-16]', async () => {
    const guest = await newGuest(fixture.shop);
    const [line] = await add(guest, adding(fixture.goods.plain));
    expect(line).toMatchObject({ priceSeen: 1000 });
    const { model } = await update(guest, line?.id ?? 0, adding(fixture.goods.plain, 1, { price: 9.5 }));
    expect(model).toMatchObject([{ priceSeen: 950 }]);
    expect(await problems(guest)).toEqual([{ kind: 'price-changed', seen: 950, price: 1000 }]);
  });

  it('is accepted by changing the line with the new price [D-16] [CALL-14]', async () => {
    const guest = await newGuest(fixture.shop);
    const [line] = await add(guest, adding(fixture.goods.plain));
    await fixture.setItem('price = 1250', fixture.goods.plain);
    expect(await problems(guest)).toEqual([{ kind: 'price-changed', seen: 1000, price: 1250 }]);
    await update(guest, line?.id ?? 0, adding(fixture.goods.plain, 1, { price: 12.5 }));
    expect(await problems(guest)).toEqual([]);
  });

  it.each([-1, 1e300, NaN, Infinity])('handles the price %p [F-45]', async (price) => {
    const guest = await newGuest(fixture.shop);
    const response = await fixture.shop.send(
      addToCart,
      { body: adding(fixture.goods.plain, 1, { price }) },
      guest,
    );
    expect([200, 403]).toContain(response.status);
    for (const line of await cart(guest)) expect([1000, null]).toContain(line.priceSeen);
  });
});

describe('a line that can no longer be bought', () => {
  it.each<[string, string, LineProblem]>([
    ['sold out', 'stock = 0', { kind: 'sold-out' }],
    ['gone', 'active = false', { kind: 'gone' }],
    ['short', 'stock = 1', { kind: 'short', left: 1 }],
    ['of a campaign that is over', `campaign = true, campaign_ends_on = '2026-11-20'`, { kind: 'gone' }],
    [
      'out of its hours',
      `available_from = '14:00', available_to = '16:00'`,
      { kind: 'not-available', from: '14:00:00', to: '16:00:00' },
    ],
  ])('is in the cart and marked: %s [CALL-12] [X-05] [F-25]', async (_case, columns, problem) => {
    const guest = await newGuest(fixture.shop);
    await add(guest, adding(fixture.goods.plain, 2));
    await fixture.setItem(columns, fixture.goods.plain);
    expect(await problems(guest)).toEqual([problem]);
  });

  it('may be lowered step by step, and not raised [X-05] [VALID-01]', async () => {
    const guest = await newGuest(fixture.shop);
    const [line] = await add(guest, adding(fixture.goods.plain, 5));
    await fixture.setItem('stock = 2', fixture.goods.plain);
    const set = (quantity: number) => update(guest, line?.id ?? 0, adding(fixture.goods.plain, quantity));
    expect((await set(4)).model).toMatchObject([{ quantity: 4 }]);
    expect((await set(5)).errors[0]?.code).toBe('out_of_stock');
    expect((await set(2)).model).toMatchObject([{ quantity: 2 }]);
    expect((await set(3)).errors[0]?.code).toBe('out_of_stock');
  });
});

it.each([0, -1, 1.5, 100_001, 1e21, '3', '٣', '２', '0x10', '1e1', ' 2 ', '', null, [], {}, true])(
  'refuses the quantity %p or takes it as the whole number that it is [F-45] [VALID-02]',
  async (quantity) => {
    const guest = await newGuest(fixture.shop);
    // no form sends these, but anybody can
    const body = adding(fixture.goods.plain, quantity as number);
    const response = await fixture.shop.send(addToCart, { body }, guest);
    const quantities = (await cart(guest)).map((line) => line.quantity);
    if (response.status === 200) expect([[2], [3]]).toContainEqual(quantities);
    else expect([response.status, quantities]).toEqual([403, []]);
  },
);
