import { addToCart, cancelOrder, cartList } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';

const fixture = createOrderFixture();

describe('once', () => {
  it('places one order for 200 requests with one key [D-21] [F-28]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => fixture.order(guest, fixture.bodyFor(10.5), 'key-1')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ model }) => model.orderId)).size).toBe(1);
    // later, after a lost response, and with a cart that has been filled again
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, guest);
    for (let times = 0; times < 3; times += 1)
      expect((await fixture.order(guest, fixture.bodyFor(10.5), 'key-1')).wire).toEqual(responses[0]?.wire);
    const other = await fixture.order(guest, fixture.bodyFor(10.5, { order_note: 'No onions' }), 'key-1');
    expect(other).toMatchObject({ status: 409, errors: [{ code: 'key_reused' }] });
    expect(await fixture.ordersBy(guest)).toBe(1);
    expect(await fixture.getStock(fixture.goods.plain)).toBe(9);
    expect((await fixture.shop.send(cartList, {}, guest)).model).toHaveLength(1);
  });

  it('places one order for requests with one key of which the first is refused [D-21] [F-28]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const sendings = [9, 10.5, 9, 10.5, 9, 10.5].map((amount) =>
      fixture.order(guest, fixture.bodyFor(amount), 'key-3'),
    );
    const placed = (await Promise.all(sendings)).filter(({ status }) => status === 200);
    expect(new Set(placed.map(({ model }) => model.orderId)).size).toBe(1);
    expect(await fixture.ordersBy(guest)).toBe(1);
  });

  it('frees the key of an order that was refused, and refuses it for another order', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    expect((await fixture.order(guest, fixture.bodyFor(1), 'key-2')).status).toBe(409);
    expect((await fixture.order(guest, fixture.bodyFor(10.5), 'key-2')).errors[0]?.code).toBeUndefined();
    expect((await fixture.order(guest, fixture.bodyFor(99), 'key-2')).errors[0]?.code).toBe('key_reused');
  });

  it('keeps the keys of different owners apart', async () => {
    const [one, two] = [
      await fixture.buyer(adding(fixture.goods.plain)),
      await fixture.buyer(adding(fixture.goods.plain)),
    ];
    const ids = [
      await fixture.order(one, fixture.bodyFor(10.5), 'same'),
      await fixture.order(two, fixture.bodyFor(10.5), 'same'),
    ];
    expect(new Set(ids.map(({ model }) => model.orderId)).size).toBe(2);
  });

  it('sells the last 10 units to 10 of 50 concurrent buyers, and never below 0 [F-25] [D-16]', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.buyer(adding(fixture.goods.plain))),
    );
    const responses = await Promise.all(buyers.map((guest) => fixture.order(guest, fixture.bodyFor(10.5))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(40);
    for (const response of refused)
      expect(response).toMatchObject({ status: 409, errors: [{ code: 'changed', reason: 'out_of_stock' }] });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(0);
  });

  it('takes and returns the stock of a variation', async () => {
    const small = { variation: [{ type: 'Small' }] };
    const guest = await fixture.buyer(adding(fixture.goods.sized, 2, small));
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
    const left = async () =>
      (
        await fixture.shop.database.query<{ stock: number; variations: { stock: number }[] }>(
          'SELECT stock, variations FROM items WHERE id = $1',
          [fixture.goods.sized],
        )
      )[0];
    expect(await left()).toMatchObject({ stock: 1, variations: [{ stock: 1 }, { stock: 0 }] });
    await fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, guest);
    expect(await left()).toMatchObject({ stock: 3, variations: [{ stock: 3 }, { stock: 0 }] });
  });
});
