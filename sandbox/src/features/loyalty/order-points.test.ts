import { addToCart, customerInfo, pointTransactions, signUp } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { getWallet } from '../../testing/paying';
import { newCustomer, newPerson } from '../../testing/people';
import { changeSettings } from '../../testing/switches';
import { testNow } from '../../testing/test-clock';
import { claimOrderByPhone } from '../orders/order-claim';
import { advanceOrder, moveOrder } from '../orders/order-progress';
import { movePoints } from './points';

const fixture = createOrderFixture({ faults: true });
const settings = {
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_item_purchase_point: 2,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
};
beforeEach(() => changeSettings(fixture.shop, settings));

const getInfo = async (visitor: Visitor) => (await fixture.shop.send(customerInfo, {}, visitor)).model;
async function person() {
  const customer = await newCustomer(fixture.shop);
  return { ...customer, id: (await getInfo(customer)).id };
}
/** An order of 10.50: 21 points at two percent. */
async function placeOrder(visitor: Visitor): Promise<number> {
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, visitor);
  return (await fixture.order(visitor, fixture.bodyFor(10.5, { accept_changes: true }))).model.orderId;
}
const move = (id: number, to: 'delivered' | 'refunded' | 'canceled') =>
  moveOrder(fixture.shop.database, id, to, testNow);

describe('an order', () => {
  it('earns its points at delivery, once, whoever changes its status [D-28]', async () => {
    const customer = await person();
    const id = await placeOrder(customer);
    expect((await getInfo(customer)).loyaltyPoints).toBe(0);
    await Promise.all([
      move(id, 'delivered'),
      move(id, 'delivered'),
      advanceOrder(fixture.shop.database, id, testNow),
    ]);
    expect((await getInfo(customer)).loyaltyPoints).toBe(21);
    const { entries } = (await fixture.shop.send(pointTransactions, {}, customer)).model;
    expect(entries).toMatchObject([{ kind: 'order_place', points: 21, balance: 21, reference: String(id) }]);
  });

  it('loses them when refunded, as far as they were not converted [D-28]', async () => {
    const [controller, spender] = [await person(), await person()];
    for (const customer of [controller, spender]) {
      const id = await placeOrder(customer);
      await move(id, 'delivered');
      if (customer === spender) {
        const spent = { kind: 'point_to_wallet', points: -15, reference: '' } as const;
        await movePoints(fixture.shop.database, customer.id, spent, testNow);
      }
      await move(id, 'refunded');
      await move(id, 'refunded');
      expect((await getInfo(customer)).loyaltyPoints).toBe(0);
    }
    const { entries } = (await fixture.shop.send(pointTransactions, {}, spender)).model;
    expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['order_refund', -6],
      ['point_to_wallet', -15],
      ['order_place', 21],
    ]);
  });

  it.each([
    ['was canceled', async (id: number) => void (await move(id, 'canceled'))],
    [
      'came while there were no points',
      async (id: number) => {
        await changeSettings(fixture.shop, { loyalty_point_status: 0 });
        await move(id, 'delivered');
        await move(id, 'refunded');
      },
    ],
  ])('that %s earns none [D-28]', async (_case, end) => {
    const customer = await person();
    await end(await placeOrder(customer));
    expect((await getInfo(customer)).loyaltyPoints).toBe(0);
  });

  it('of a guest earns none, not even for a customer who claims it by number and phone [D-28] [F-46]', async () => {
    const guest = await fixture.buyer();
    const [first, second] = [await placeOrder(guest), await placeOrder(guest)];
    const stranger = await person();
    await claimOrderByPhone(fixture.shop.database, stranger.id, { id: first, phone: '+971501234567' });
    await move(first, 'delivered');
    await move(second, 'delivered');
    expect((await getInfo(stranger)).loyaltyPoints).toBe(0);
  });
});

describe('the inviting customer', () => {
  async function pair() {
    const host = await person();
    const { referralCode } = await getInfo(host);
    const { model } = await fixture.shop.send(signUp, { body: { ...newPerson(), ref_code: referralCode } });
    return { host, friend: { token: model.token } };
  }

  it('is rewarded for the first delivered order, and never again [D-28]', async () => {
    const { host, friend } = await pair();
    await move(await placeOrder(friend), 'canceled');
    expect(await getWallet(fixture, host.id)).toMatchObject({ balance: 0 });
    const orders = [await placeOrder(friend), await placeOrder(friend)];
    await Promise.all(orders.map((id) => move(id, 'delivered')));
    expect(await getWallet(fixture, host.id)).toEqual({ balance: 500, sum: 500, movements: 1 });
    await move(await placeOrder(friend), 'delivered');
    expect(await getWallet(fixture, host.id)).toMatchObject({ movements: 1 });
  });

  it.each([{ ref_earning_status: 0 }, { customer_wallet_status: 0 }, { ref_earning_exchange_rate: 0 }])(
    'gets nothing where the shop gives nothing for it: %j [HEAD-11]',
    async (off) => {
      const { host, friend } = await pair();
      await changeSettings(fixture.shop, off);
      await move(await placeOrder(friend), 'delivered');
      expect(await getWallet(fixture, host.id)).toMatchObject({ movements: 0 });
    },
  );
});
