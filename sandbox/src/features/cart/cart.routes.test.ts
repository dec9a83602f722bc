import { addToCart, cartList, clearCart, removeFromCart, updateCart, type CartAddBody } from '@shop/contract';
import { adding, createStockedStores, type Goods } from '../../testing/goods';
import { newCustomer, newGuest, newPerson, signIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let goods: Goods;
type Visitor = { guestId: string } | { token: string };

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
});
afterAll(() => shop.close());

const add = (body: CartAddBody, visitor: Visitor, language = 'en') =>
  shop.send(addToCart, { body }, { ...visitor, language });
const cart = async (visitor: Visitor, language = 'en') =>
  (await shop.send(cartList, {}, { ...visitor, language })).model;
const dish = (heat: string, quantity = 1, rest: Partial<CartAddBody> = {}) =>
  adding(goods.dish, quantity, { variation: [{ name: 'Heat', values: { label: [heat] } }], ...rest });

describe('adding', () => {
  it('saves the line with its choice, and returns the whole cart [CALL-13] [ENT-22]', async () => {
    const guest = await newGuest(shop);
    const body = dish('Hot', 2, { add_on_ids: [goods.cheese], add_on_qtys: [3] });
    const { model, wire } = await add(body, guest);
    expect(model).toMatchObject([
      {
        quantity: 2,
        variation: null,
        options: [{ group: 'Heat', labels: ['Hot'] }],
        addOns: [{ id: goods.cheese, quantity: 3 }],
        item: { id: goods.dish, price: 1000 },
      },
    ]);
    expect(wire).toMatchObject([{ price: 14.1 }]);
    expect(await cart(guest)).toEqual(model);
  });

  it('refuses an equal line, whatever the order of the choices and the add-ons [D-13]', async () => {
    const guest = await newGuest(shop);
    const sauces = (label: string[]) => [
      { name: 'Sauces', values: { label } },
      { name: 'Heat', values: { label: ['Mild'] } },
    ];
    await add(adding(goods.dish, 1, { variation: sauces(['A', 'B']) }), guest);
    const again = await add(
      adding(goods.dish, 2, {
        variation: sauces(['B', 'A']).reverse(),
        add_on_ids: [goods.cheese],
        add_on_qtys: [1],
      }),
      guest,
    );
    expect(again).toMatchObject({
      status: 403,
      errors: [{ code: 'cart_item', message: 'This is in your cart already.' }],
    });
    expect(await cart(guest)).toMatchObject([{ quantity: 1, addOns: [] }]);
    await add(dish('Hot'), guest);
    expect(await cart(guest)).toHaveLength(2);
  });

  it('adds one line for ten concurrent requests, and refuses the others', async () => {
    const guest = await newGuest(shop);
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(dish('Mild'), guest)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ errors }) => errors[0]?.code === 'cart_item')).toHaveLength(9);
    expect(await cart(guest)).toMatchObject([{ quantity: 1 }]);
  });

  it('recognises equal choices in different languages [D-13]', async () => {
    const guest = await newGuest(shop);
    await add(dish('Hot'), guest);
    const again = await add(
      adding(goods.dish, 1, { variation: [{ name: 'الحرارة', values: { label: ['حار'] } }] }),
      guest,
      'ar',
    );
    expect(again.errors).toEqual([{ code: 'cart_item', message: 'هذا موجود في سلتك بالفعل.' }]);
    expect(await cart(guest, 'en')).toMatchObject([{ quantity: 1, options: [{ group: 'Heat' }] }]);
    expect(await cart(guest, 'ar')).toMatchObject([
      { quantity: 1, options: [{ group: 'الحرارة', labels: ['حار'] }] },
    ]);
  });

  it.each([
    ['more than the stock', () => adding(goods.sized, 4, { variation: [{ type: 'Small' }] }), 'Out of Stock'],
    ['more than the limit', () => adding(goods.plain, 7), 'Out of Limits'],
    [
      'a variation that is sold out [VALID-03]',
      () => adding(goods.sized, 1, { variation: [{ type: 'Large' }] }),
      'This variation is out of stock. Choose another variation to proceed further.',
    ],
    [
      'nothing of a required group [VALID-05]',
      () => adding(goods.dish),
      'Variation Heat can not remain without selection',
    ],
    [
      'too few of a group [VALID-06]',
      () =>
        dish('Hot', 1, {
          variation: [...(dish('Hot').variation ?? []), { name: 'Sauces', values: { label: ['A'] } }],
        }),
      'Selected variation named Sauces must be in between Minimum 2 and Maximum 3',
    ],
    [
      'two of a single group, named twice',
      () =>
        dish('Hot', 1, {
          variation: [...(dish('Hot').variation ?? []), { name: 'Heat', values: { label: ['Mild'] } }],
        }),
      'Selected variation named Heat must be in between Minimum 1 and Maximum 1',
    ],
    ['what is not on the item', () => dish('Volcanic'), 'What was chosen of Dish is no longer offered.'],
    [
      "another store's add-on",
      () => adding(goods.plain, 1, { add_on_ids: [goods.cheese], add_on_qtys: [1] }),
      'What was chosen of Plain is no longer offered.',
    ],
  ])('refuses %s [VALID-01]', async (_case, body, message) => {
    const guest = await newGuest(shop);
    const { status, errors } = await add(body(), guest);
    expect({ status, message: errors[0]?.message }).toEqual({ status: 403, message });
    expect(await cart(guest)).toEqual([]);
  });

  it('counts other lines of the same item against its stock [VALID-01]', async () => {
    const guest = await newGuest(shop);
    const stock = (left: number | null) =>
      shop.database.query('UPDATE items SET stock = $2 WHERE id = $1', [goods.dish, left]);
    await stock(3);
    await add(dish('Mild', 2), guest);
    expect((await add(dish('Hot', 2), guest)).errors[0]?.code).toBe('out_of_stock');
    expect(await cart(guest)).toMatchObject([{ quantity: 2 }]);
    await stock(null);
  });

  it('refuses an item of another store until the cart is cleared [STATE-14] [STATE-15]', async () => {
    const guest = await newGuest(shop);
    await add(adding(goods.plain), guest);
    const refused = await add(adding(goods.elsewhere), guest);
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'other_store' }] });
    expect(await cart(guest)).toMatchObject([{ item: { id: goods.plain } }]);
    expect((await shop.send(clearCart, {}, guest)).model).toEqual([]);
    expect((await add(adding(goods.elsewhere), guest)).model).toMatchObject([
      { item: { id: goods.elsewhere } },
    ]);
  });

  it('refuses items out of hours, unless the store takes scheduled orders [STATE-07]', async () => {
    const guest = await newGuest(shop);
    const set = (sql: string, id: number) => shop.database.query(sql, [id]);
    await set(`UPDATE items SET available_from = '01:00', available_to = '02:00' WHERE id = $1`, goods.plain);
    expect((await add(adding(goods.plain), guest)).errors[0]?.code).toBe('not_available');
    await set('UPDATE stores SET schedule_order = true WHERE id = $1', goods.storeId);
    expect((await add(adding(goods.plain), guest)).status).toBe(200);
    await set('UPDATE stores SET schedule_order = false WHERE id = $1', goods.storeId);
    await set('UPDATE items SET available_from = NULL, available_to = NULL WHERE id = $1', goods.plain);
  });

  it('refuses what a closed store sells, unless it takes scheduled orders [STATE-06] [STATE-07]', async () => {
    const guest = await newGuest(shop);
    const set = (sql: string) => shop.database.query(sql, [goods.storeId]);
    await set(`INSERT INTO store_hours (store_id, day, opening, closing)
      SELECT $1, day, '01:00', '02:00' FROM generate_series(0, 6) AS day`);
    expect(await add(adding(goods.plain), guest)).toMatchObject({
      status: 403,
      errors: [{ code: 'store_closed', message: expect.stringMatching(/ is closed now\.$/) as string }],
    });
    expect(await cart(guest)).toEqual([]);
    await set('UPDATE stores SET schedule_order = true WHERE id = $1');
    expect((await add(adding(goods.plain), guest)).status).toBe(200);
    await set('UPDATE stores SET schedule_order = false WHERE id = $1');
    await set('DELETE FROM store_hours WHERE store_id = $1');
  });

  it('needs a guest that exists or a customer [ROLE-02]', async () => {
    expect((await shop.send(addToCart, { body: adding(goods.plain) })).status).toBe(401);
    expect((await add(adding(goods.plain), { guestId: 'made-up' })).status).toBe(401);
    expect((await add(adding(goods.plain), { guestId: '1' })).status).toBe(401);
  });
});

describe('changing and removing', () => {
  it('sets quantity and choice; a line that becomes equal to another joins it [CALL-14] [D-13]', async () => {
    const guest = await newGuest(shop);
    await add(dish('Mild'), guest);
    const [mild, hot] = (await add(dish('Hot', 2), guest)).model;
    const set = (body: CartAddBody) =>
      shop.send(updateCart, { body: { ...body, cart_id: mild?.id ?? 0 } }, guest);
    expect((await set(dish('Mild', 4))).model).toMatchObject([
      { id: mild?.id, quantity: 4 },
      { id: hot?.id },
    ]);
    expect((await set(dish('Hot', 3))).model).toMatchObject([{ id: mild?.id, quantity: 5 }]);
  });

  it("cannot change another's line [F-46]", async () => {
    const [guest, other] = [await newGuest(shop), await newGuest(shop)];
    const id = (await add(adding(goods.plain), guest)).model[0]?.id ?? 0;
    const body = { ...adding(goods.plain, 2), cart_id: id };
    expect((await shop.send(updateCart, { body }, other)).status).toBe(404);
    expect((await shop.send(removeFromCart, { query: { cart_id: id } }, other)).status).toBe(404);
    expect(await cart(guest)).toMatchObject([{ id, quantity: 1 }]);
    expect((await shop.send(removeFromCart, { query: { cart_id: id } }, guest)).model).toEqual([]);
    expect((await shop.send(removeFromCart, { query: { cart_id: id } }, guest)).status).toBe(404);
  });

  it('shows items that are no longer offered as sold out, and lets them be removed [X-05]', async () => {
    const guest = await newGuest(shop);
    await add(adding(goods.plain), guest);
    await shop.database.query('UPDATE items SET active = false WHERE id = $1', [goods.plain]);
    expect(await cart(guest)).toMatchObject([{ item: { id: goods.plain, stock: 0 } }]);
    await shop.database.query('UPDATE items SET active = true WHERE id = $1', [goods.plain]);
  });
});

describe('signing in with a full cart', () => {
  it("adds up equal lines within limits and offers another store's cart as a choice [D-17]", async () => {
    const person = newPerson();
    const customer = await newCustomer(shop);
    await shop.database.query(`UPDATE customers SET email = $1 WHERE id = (SELECT max(id) FROM customers)`, [
      person.email.toLowerCase(),
    ]);
    await add(adding(goods.plain, 4), customer);
    const guest = await newGuest(shop);
    await add(adding(goods.plain, 4), guest);
    await add(dish('Mild', 2), guest);
    await signIn(shop, person.email, guest.guestId);
    expect(await cart(customer)).toMatchObject([
      { item: { id: goods.plain }, quantity: 6 },
      { item: { id: goods.dish }, quantity: 2 },
    ]);
    expect(await cart(guest)).toEqual([]);

    const other = await newGuest(shop);
    await add(adding(goods.elsewhere), other);
    await signIn(shop, person.email, other.guestId);
    expect(await cart(customer)).toHaveLength(2);
    expect(await cart(other)).toMatchObject([{ item: { id: goods.elsewhere } }]);
  });

  it('keeps the cart when signing up [D-17]', async () => {
    const guest = await newGuest(shop);
    await add(adding(goods.plain, 2), guest);
    const customer = await newCustomer(shop, guest.guestId);
    expect(await cart(customer)).toMatchObject([{ item: { id: goods.plain }, quantity: 2 }]);
  });
});
