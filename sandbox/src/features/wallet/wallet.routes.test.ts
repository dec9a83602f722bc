import { addFund, paymentStatus, walletBonuses, walletMovements, type AddFundBody } from '@shop/contract';
import { createOrderFixture } from '../../testing/order-fixture';
import { customerWith, press, getWallet, returnAddress } from '../../testing/paying';
import { newCustomer, signIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { moveMoney } from './wallet';

const fixture = createOrderFixture({ faults: true });
type Customer = Awaited<ReturnType<typeof customerWith>>;

const set = (payload: object) =>
  fixture.shop.app.inject({ method: 'PUT', url: '/sandbox/settings', payload });
const fund = (customer: { token: string }, own: Partial<AddFundBody> = {}) =>
  fixture.shop.send(
    addFund,
    { body: { amount: 20, payment_method: 'pearl_pay', callback: returnAddress, ...own } },
    customer,
  );
const history = async (customer: { token: string }, query: object = {}) =>
  (await fixture.shop.send(walletMovements, { query }, customer)).model;
/** The id of the payment in a response. */
const numberIn = (payAt: string | null) => payAt?.split('/').at(-1) ?? '';
const funded = async (customer: Customer, amount: number, action = 'pay') => {
  const { model } = await fund(customer, { amount });
  await press(fixture, numberIn(model.payAt), action);
  return numberIn(model.payAt);
};

afterEach(() => set({ customer_wallet_status: 1, add_fund_status: 1, digital_payment: 1 }));

describe('adding money', () => {
  it('returns the gateway’s page and credits nothing before the payment [WALL-01] [CALL-30] [STATE-40]', async () => {
    const customer = await customerWith(fixture, 100);
    const { status, model } = await fund(customer);
    expect(status).toBe(200);
    expect(model.payAt).toMatch(/^http:\/\/localhost\/payments\/[\w-]{32}$/);
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 100, movements: 1 });
    const query = { payment_id: numberIn(model.payAt) };
    expect((await fixture.shop.send(paymentStatus, { query }, customer)).model).toMatchObject({
      purpose: 'add_fund',
      status: 'pending',
      amount: 2000,
    });
  });

  it('credits once, also when the return is replayed [F-29]', async () => {
    const customer = await customerWith(fixture, 100);
    const id = await funded(customer, 20);
    await Promise.all(['pay', 'pay', 'lose', 'decline'].map((action) => press(fixture, id, action)));
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 2100, sum: 2100, movements: 2 });
    expect((await history(customer)).entries[0]).toMatchObject({
      kind: 'add_fund',
      amount: 2000,
      bonus: 0,
      balance: 2100,
      reference: 'pearl_pay',
    });
  });

  it.each(['decline', 'cancel'])('credits nothing on %s, and can be tried again [F-29]', async (action) => {
    const customer = await customerWith(fixture, 100);
    await funded(customer, 20, action);
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 100, movements: 1 });
    await funded(customer, 20);
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 2100 });
  });

  it.each([
    ['no amount', { amount: undefined }, 'amount', 'Please Enter amount'],
    ['an empty amount', { amount: '' }, 'amount', /./],
    ['nothing', { amount: 0 }, 'amount', 'The amount must be more than 0.'],
    ['less than nothing', { amount: -20 }, 'amount', 'The amount must be more than 0.'],
    ['too much', { amount: 1e12 }, 'amount', 'This is more than can be added at once.'],
    ['a part of a coin', { amount: 10.005 }, 'amount', 'The amount has more than 2 decimals.'],
    ['less than a coin', { amount: 0.001 }, 'amount', 'The amount has more than 2 decimals.'],
    ['no number', { amount: 'NaN' }, 'amount', /./],
    ['no method', { payment_method: '' }, 'payment_method', 'Payment method is required'],
    ['a gateway that is none', { payment_method: 'nobody' }, 'payment_method', /not available/],
    ['a stranger’s way back', { callback: 'https://evil.example/' }, 'callback', /not valid/],
  ])('refuses %s at its field [F-45] [F-29] [VALID-13]', async (_case, own, code, message) => {
    const customer = await newCustomer(fixture.shop);
    // sends what the types forbid
    const { status, errors } = await fund(customer, own as Partial<AddFundBody>);
    expect([status, errors.map((error) => error.code)]).toEqual([403, [code]]);
    expect(errors[0]?.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
  });

  it.each([{ customer_wallet_status: 0 }, { add_fund_status: 0 }, { digital_payment: 0 }])(
    'is refused, and no bonus offered, with %j',
    async (off) => {
      const customer = await newCustomer(fixture.shop);
      await set(off);
      expect((await fund(customer)).errors[0]?.code).toBe('add_fund');
      expect((await fixture.shop.send(walletBonuses, {}, customer)).model).toEqual([]);
    },
  );
});

describe('a bonus', () => {
  it('is offered while valid, in the requested language', async () => {
    const customer = await newCustomer(fixture.shop);
    const { model } = await fixture.shop.send(walletBonuses, {}, { ...customer, language: 'ar' });
    expect(model.map(({ title, minimum }) => [title, minimum])).toEqual([
      ['هدية الشحن', 2500],
      ['السلة الكبيرة', 15_000],
    ]);
    expect(model[0]?.gives).toEqual({ type: 'percent', value: 10 });
    expect(model[1]?.gives).toEqual({ type: 'amount', value: 2000 });
  });

  it.each([
    ['below the minimum', 24.99, 0],
    ['a share from the minimum on', 25, 250],
    ['a share with its coins rounded', 30.05, 301],
    ['the better of two', 150, 2000],
    ['no more than its maximum where that is the best', 149.99, 1500],
  ])('%s, once, and is returned with the payment [F-29]', async (_case, amount, bonus) => {
    const customer = await customerWith(fixture, 0);
    const id = await funded(customer, amount);
    await press(fixture, id, 'pay');
    const balance = Math.round(amount * 100) + bonus;
    expect(await getWallet(fixture, customer.id)).toEqual({ balance, sum: balance, movements: 1 });
    expect((await history(customer)).entries).toMatchObject([{ amount: balance, bonus, balance }]);
  });

  it('is credited as promised, even if it has ended meanwhile; a declined payment has none', async () => {
    const customer = await customerWith(fixture, 0);
    const { model } = await fund(customer, { amount: 25 });
    await fixture.shop.database.query('UPDATE wallet_bonuses SET active = false');
    await press(fixture, numberIn(model.payAt), 'pay');
    await funded(customer, 25);
    await fixture.shop.database.query('UPDATE wallet_bonuses SET active = true');
    await funded(customer, 25, 'decline');
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 5250, movements: 2 });
  });
});

describe('the history', () => {
  const kinds = ['order_place', 'order_refund', 'loyalty_point', 'referrer', 'CashBack'] as const;
  const withAll = async () => {
    const customer = await customerWith(fixture, 1000);
    for (const kind of kinds) {
      const amount = kind === 'order_place' ? -300 : 100;
      await moveMoney(fixture.shop.database, customer.id, { kind, amount, reference: '7' }, testNow);
    }
    return customer;
  };

  it('lists the latest first, debits as negative, each with the balance after it', async () => {
    const { total, entries } = await history(await withAll());
    expect(total).toBe(6);
    expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['CashBack', 100, 1100],
      ['referrer', 100, 1000],
      ['loyalty_point', 100, 900],
      ['order_refund', 100, 800],
      ['order_place', -300, 700],
      ['add_fund', 1000, 1000],
    ]);
  });

  it('lists charges and refunds of trips with those of orders', async () => {
    const customer = await customerWith(fixture, 1000);
    for (const [kind, amount] of [
      ['trip_booking', -300],
      ['trip_refund', 300],
    ] as const)
      await moveMoney(fixture.shop.database, customer.id, { kind, amount, reference: '500001' }, testNow);
    const { entries } = await history(customer, { type: 'order' });
    expect(entries.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['trip_refund', '500001'],
      ['trip_booking', '500001'],
    ]);
  });

  it.each([
    ['order', ['order_refund', 'order_place']],
    ['loyalty_point', ['loyalty_point']],
    ['add_fund', ['add_fund']],
    ['referrer', ['referrer']],
    ['CashBack', ['CashBack']],
  ])('filters by %s', async (type, found) => {
    const { total, entries } = await history(await withAll(), { type });
    expect(entries.map(({ kind }) => kind)).toEqual(found);
    expect(total).toBe(found.length);
  });

  it('comes in pages', async () => {
    const customer = await withAll();
    const second = await history(customer, { limit: 4, offset: 2 });
    expect([second.total, second.page, second.entries.length]).toEqual([6, 2, 2]);
    expect((await history(customer, { limit: 4, offset: 3 })).entries).toEqual([]);
  });

  it('refuses an unknown kind', async () => {
    const customer = await newCustomer(fixture.shop);
    const query = { type: "x' OR 1=1" };
    expect((await fixture.shop.send(walletMovements, { query }, customer)).errors[0]?.code).toBe('type');
  });

  it('is private [F-46]', async () => {
    await withAll();
    expect((await history(await newCustomer(fixture.shop))).entries).toEqual([]);
  });

  it('of the demo customer has every kind, including a bonus', async () => {
    const { model } = await signIn(fixture.shop, 'customer@example.com', null, '12345678');
    const { entries } = await history({ token: model.token ?? '' }, { limit: 100 });
    const found = new Set(entries.map(({ kind }) => kind));
    for (const kind of ['order_place', 'add_fund', 'loyalty_point', 'referrer', 'CashBack'])
      expect(found).toContain(kind);
    expect(entries.some(({ bonus }) => bonus > 0)).toBe(true);
  });
});
