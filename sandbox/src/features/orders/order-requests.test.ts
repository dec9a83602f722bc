import {
  addToCart,
  addToSharedCart,
  cartList,
  orderDetails,
  shareCart,
  trackOrder,
  updateCart,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';

const fixture = createOrderFixture();
const noOnions = { note: ' No   onions ' };

const getCart = async (visitor: { guestId: string }) =>
  (await fixture.shop.send(cartList, {}, visitor)).model;

it('keeps the note of a line, and makes two lines of one dish with two notes [X-21]', async () => {
  const guest = await fixture.buyer(
    { ...adding(fixture.goods.plain), ...noOnions },
    { ...adding(fixture.goods.plain), note: 'Well done' },
  );
  expect((await getCart(guest)).map(({ note, quantity }) => [note, quantity])).toEqual([
    ['No onions', 1],
    ['Well done', 1],
  ]);
});

it('refuses a second line with the same note, and a note that is too long [D-13] [X-21]', async () => {
  const guest = await fixture.buyer({ ...adding(fixture.goods.plain), ...noOnions });
  const add = (note: string) =>
    fixture.shop.send(addToCart, { body: { ...adding(fixture.goods.plain), note } }, guest);
  expect((await add('no onions')).errors[0]).toMatchObject({ code: 'cart_item' });
  expect((await add('x'.repeat(141))).errors[0]).toMatchObject({ code: 'note' });
});

it('keeps what a change does not say, and merges lines that become equal [D-13] [X-21]', async () => {
  const { plain } = fixture.goods;
  const guest = await fixture.buyer(
    { ...adding(plain), ...noOnions, if_sold_out: 'remove' },
    { ...adding(plain), note: 'Well done' },
  );
  const [first, second] = await getCart(guest);
  const change = (cart_id: number | undefined, more: object) =>
    fixture.shop.send(updateCart, { body: { ...adding(plain), cart_id: cart_id ?? 0, ...more } }, guest);
  const kept = await change(first?.id, { quantity: 2 });
  expect(kept.model[0]).toMatchObject({ note: 'No onions', quantity: 2, ifSoldOut: 'remove' });
  const cleared = await change(first?.id, { quantity: 2, note: '', if_sold_out: '' });
  expect(cleared.model[0]).not.toHaveProperty('note');
  expect(cleared.model[0]).not.toHaveProperty('ifSoldOut');
  const merged = await change(second?.id, { quantity: 1, note: '' });
  expect(merged.model.map(({ quantity }) => quantity)).toEqual([3]);
});

it('keeps who has added a line to a shared cart [X-26]', async () => {
  const { plain, storeId } = fixture.goods;
  const owner = await fixture.buyer(adding(plain), { ...adding(plain), note: 'Well done' });
  const [share] = (await fixture.shop.send(shareCart, { body: { store_id: storeId } }, owner)).model;
  const friend = await fixture.buyer(adding(plain));
  const body = { token: share?.token ?? '', name: 'Sara' };
  expect((await fixture.shop.send(addToSharedCart, { body }, friend)).errors).toEqual([]);
  const { orderId } = (await fixture.order(owner, fixture.bodyFor(31.5))).model;
  const lines = (await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, owner)).model;
  expect(lines.map(({ quantity, addedBy }) => [quantity, addedBy])).toEqual([
    [2, ['Sara']],
    [1, undefined],
  ]);
});

it('has notes and choices of lines, and the requests of the order, in the order [X-21] [X-22]', async () => {
  await fixture.setStore('cutlery = true');
  const guest = await fixture.buyer(
    { ...adding(fixture.goods.plain), ...noOnions },
    { ...adding(fixture.goods.plain), note: 'Well done', if_sold_out: 'remove' },
  );
  const body = fixture.bodyFor(21, {
    if_sold_out: 'call',
    unavailable_item_note: 'Call me',
    cutlery: true,
    leave_at_door: true,
    delivery_instruction: 'Gate 4',
  });
  const { orderId } = (await fixture.order(guest, body)).model;
  const query = { query: { order_id: orderId } };
  const lines = (await fixture.shop.send(orderDetails, query, guest)).model;
  expect(lines.map(({ choice, ifSoldOut }) => [choice.note, ifSoldOut])).toEqual([
    ['No onions', 'call'],
    ['Well done', 'remove'],
  ]);
  // Take away has no courier.
  expect((await fixture.shop.send(trackOrder, query, guest)).model.requests).toEqual({
    ifSoldOut: 'call',
    ifSoldOutText: '',
    instruction: '',
    leaveAtDoor: false,
    cutlery: true,
  });
  await fixture.setStore('cutlery = false');
});

it('adds no cutlery where the store has none [X-22]', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5, { cutlery: true }))).model;
  const { model } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest);
  expect(model).not.toHaveProperty('requests');
});

describe('a scheduled time', () => {
  // Saturday noon in the shop's time zone.
  const scheduled = async (schedule_at: string) =>
    fixture.order(await fixture.buyer(adding(fixture.goods.plain)), fixture.bodyFor(10.5, { schedule_at }));

  it.each([
    ['too soon to be prepared', '2026-11-21 12:39:00', /cannot prepare/],
    ['that can be prepared', '2026-11-21 12:40:00', null],
    ['before what opens then can be prepared', '2026-11-21 20:20:00', /cannot prepare/],
    ['after it', '2026-11-21 20:40:00', null],
    ['on the last day', '2026-11-23 11:00:00', null],
    ['beyond the days of the store', '2026-11-25 12:00:00', /not valid/],
  ])('%s is accepted only where the store can keep it [X-22]', async (_case, at, message) => {
    await fixture.setStore('schedule_order = true, schedule_lead = 40, schedule_days = 3');
    await fixture.shop.database.query(
      `INSERT INTO store_hours (store_id, day, opening, closing)
       VALUES ($1, 6, '10:00', '14:00'), ($1, 6, '20:00', '23:00'), ($1, 1, '10:00', '14:00')`,
      [fixture.goods.storeId],
    );
    const { errors } = await scheduled(at);
    await fixture.setStore('schedule_lead = 0, schedule_days = NULL');
    if (message === null) expect(errors).toEqual([]);
    else expect(errors[0]).toMatchObject({ message: expect.stringMatching(message) as string });
  });
});
