import { trackOrder, type PlaceOrderBody } from '@shop/contract';
import { adding, pastTheCart } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { atGateway, customerWith, getWallet } from '../../testing/paying';

const fixture = createOrderFixture({ faults: true });
const buyer = () => fixture.buyer(adding(fixture.goods.plain));
const pay = (visitor: Visitor, rest: Partial<PlaceOrderBody>) =>
  fixture.order(visitor, fixture.bodyFor(10.5, rest));
const tracked = async (visitor: Visitor, orderId: number) =>
  (await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, visitor)).model;
/** Settings of the shop, by the names of the wire. */
const set = (payload: object) =>
  fixture.shop.app.inject({ method: 'PUT', url: '/sandbox/settings', payload });
const defaultMethods = {
  cash_on_delivery: 1,
  digital_payment: 1,
  customer_wallet_status: 1,
  partial_payment_status: 1,
};

afterEach(async () => {
  await set(defaultMethods);
  await fixture.shop.database.query('UPDATE zones SET cash_on_delivery = true, digital_payment = true');
});

describe('by wallet', () => {
  it('charges a customer once and records it [D-20]', async () => {
    const customer = await customerWith(fixture, 2000);
    const { model } = await pay(customer, { payment_method: 'wallet' });
    expect(model).toMatchObject({ payAt: null, paymentId: null });
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 950, sum: 950, movements: 2 });
    expect(await tracked(customer, model.orderId)).toMatchObject({
      paymentMethod: 'wallet',
      paid: true,
      walletPaid: 1050,
    });
  });

  it('charges nothing where the balance is too low, and never falls below 0 [D-20]', async () => {
    const customer = await customerWith(fixture, 1049);
    const refused = await pay(customer, { payment_method: 'wallet' });
    expect(refused.errors[0]).toMatchObject({
      code: 'wallet_short',
      message: 'Your wallet holds $10.49, which is not enough.',
    });
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 1049, movements: 1 });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
  });

  it('is for customers, and where the shop has wallets', async () => {
    expect((await pay(await buyer(), { payment_method: 'wallet' })).errors[0]?.code).toBe('payment_method');
    const customer = await customerWith(fixture, 2000);
    await set({ customer_wallet_status: 0 });
    expect((await pay(customer, { payment_method: 'wallet' })).errors[0]?.code).toBe('payment_method');
  });

  it('pays one of many concurrent orders with money for one [F-29]', async () => {
    const customer = await customerWith(fixture, 1050);
    const buyNow: Partial<PlaceOrderBody> = {
      ...pastTheCart(adding(fixture.goods.plain)),
      payment_method: 'wallet',
    };
    const responses = await Promise.all(Array.from({ length: 5 }, () => pay(customer, buyNow)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 0, sum: 0, movements: 2 });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(9);
  });
});

describe('in parts', () => {
  it('pays the balance by wallet, and the rest in cash [D-20]', async () => {
    const customer = await customerWith(fixture, 300);
    const { model } = await pay(customer, { partial_payment: true });
    expect(await tracked(customer, model.orderId)).toMatchObject({
      paymentMethod: 'cash_on_delivery',
      paid: false,
      walletPaid: 300,
    });
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 0 });
  });

  it('pays only the rest at the gateway [D-20]', async () => {
    const customer = await customerWith(fixture, 300);
    const { model } = await pay(customer, { ...atGateway, partial_payment: true });
    const [payment] = await fixture.shop.database.query('SELECT amount, status FROM payments WHERE id = $1', [
      model.paymentId ?? '',
    ]);
    expect(payment).toEqual({ amount: 750, status: 'pending' });
  });

  it('needs no other method where the wallet covers everything', async () => {
    const customer = await customerWith(fixture, 5000);
    const { model } = await pay(customer, { ...atGateway, partial_payment: true });
    expect(model.payAt).toBeNull();
    expect(await tracked(customer, model.orderId)).toMatchObject({ paymentMethod: 'wallet', paid: true });
  });

  it.each([
    ['fallen', 200, { wallet_amount: 2, remainder: 8.5 }],
    ['gone', 0, { wallet_amount: 0, remainder: 10.5 }],
    ['risen above the total', 2000, { wallet_amount: 10.5, remainder: 0 }],
  ])(
    'charges no other share of the wallet than the one shown: it has %s [D-16] [D-20]',
    async (_case, balance, now) => {
      const customer = await customerWith(fixture, balance);
      const shown = { partial_payment: true, wallet_amount: 3 };
      const refused = await pay(customer, shown);
      expect(refused).toMatchObject({ status: 409, errors: [{ code: 'changed', reason: 'wallet', ...now }] });
      expect((await getWallet(fixture, customer.id))?.balance).toBe(balance);
      expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
      expect((await pay(customer, { ...shown, wallet_amount: now.wallet_amount })).status).toBe(200);
    },
  );

  it('says what the wallet pays now [D-16]', async () => {
    const refused = await pay(await customerWith(fixture, 200), { partial_payment: true, wallet_amount: 3 });
    expect(refused.errors[0]?.message).toBe('Your wallet now pays $2.00, and $8.50 remains.');
  });

  it('is refused where the shop does not offer it', async () => {
    await set({ partial_payment_status: 0 });
    const refused = await pay(await customerWith(fixture, 300), { partial_payment: true });
    expect(refused.errors[0]?.code).toBe('partial_payment');
  });
});

describe('in cash', () => {
  it('keeps to the limit of the zone, which the message names [D-22] [ERR-09]', async () => {
    await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = 1049');
    const refused = await pay(await buyer(), {});
    expect(refused.errors[0]).toMatchObject({
      code: 'cod_maximum',
      message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    });
    const customer = await customerWith(fixture, 2000);
    expect((await pay(customer, { payment_method: 'wallet' })).status).toBe(200);
  });

  it('compares only the cash part with the limit [D-22]', async () => {
    await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = 750');
    expect((await pay(await customerWith(fixture, 299), { partial_payment: true })).errors[0]?.code).toBe(
      'cod_maximum',
    );
    expect((await pay(await customerWith(fixture, 300), { partial_payment: true })).status).toBe(200);
  });

  it.each(['the shop', 'the zone'])('is refused where %s takes none [D-20]', async (who) => {
    if (who === 'the shop') await set({ cash_on_delivery: 0 });
    else await fixture.shop.database.query('UPDATE zones SET cash_on_delivery = false');
    expect((await pay(await buyer(), {})).errors[0]?.message).toBe('Cash on delivery is not offered here.');
  });
});

describe('at a gateway', () => {
  it('returns its page, while the order waits unpaid [D-20]', async () => {
    const guest = await buyer();
    const { model } = await pay(guest, atGateway);
    expect(model.payAt).toBe(`http://localhost/payments/${model.paymentId ?? ''}`);
    expect(model.paymentId).toMatch(/^[\w-]{32}$/);
    expect(await tracked(guest, model.orderId)).toMatchObject({
      status: 'pending',
      paid: false,
      gateway: 'pearl_pay',
      paymentMethod: 'digital_payment',
    });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(9);
  });

  it('opens one payment for repeated requests with one key [D-21]', async () => {
    const guest = await buyer();
    const responses = await Promise.all(
      [1, 2, 3].map(() => fixture.order(guest, fixture.bodyFor(10.5, atGateway), 'once')),
    );
    expect(new Set(responses.map(({ model }) => model.payAt)).size).toBe(1);
  });

  it.each([
    ['an unknown one', { gateway: 'nobody' }, 'gateway'],
    ['none', { gateway: '' }, 'gateway'],
    ["a stranger's address for the way back", { callback: 'https://evil.example/' }, 'callback'],
    ['no address', { callback: '//evil.example/payment-return' }, 'callback'],
    ['a script', { callback: 'javascript:alert(1)' }, 'callback'],
    ['a name in front', { callback: 'http://localhost@evil.example/' }, 'callback'],
    ['an origin that only begins so', { callback: 'http://localhost.evil.example/' }, 'callback'],
  ])('refuses %s [F-29]', async (_case, rest, code) => {
    expect((await pay(await buyer(), { ...atGateway, ...rest })).errors[0]?.code).toBe(code);
  });

  it('returns the public address behind an edge', async () => {
    const guest = await buyer();
    const response = await fixture.shop.app.inject({
      method: 'POST',
      url: `/api/v1/customer/order/place?guest_id=${guest.guestId}`,
      headers: { 'x-forwarded-host': 'localhost:4000', 'x-forwarded-proto': 'https' },
      payload: fixture.bodyFor(10.5, { ...atGateway, callback: toReturnAddress('https://localhost:4000') }),
    });
    const link = response.json<{ redirect_link: string }>().redirect_link;
    expect(link).toMatch(/^https:\/\/localhost:4000\/payments\/[\w-]{32}$/);
  });

  it.each(['the shop', 'the zone'])('is refused where %s takes none [D-20]', async (who) => {
    if (who === 'the shop') await set({ digital_payment: 0 });
    else await fixture.shop.database.query('UPDATE zones SET digital_payment = false');
    expect((await pay(await buyer(), atGateway)).errors[0]?.code).toBe('payment_method');
  });
});

const toReturnAddress = (origin: string) => `${origin}/payment-return`;

it('needs no payment for a total of 0', async () => {
  await fixture.setItem('price = 0', fixture.goods.plain);
  const guest = await buyer();
  const { model } = await fixture.order(guest, fixture.bodyFor(0, atGateway));
  expect(model.payAt).toBeNull();
  expect(await tracked(guest, model.orderId)).toMatchObject({ paid: true });
});
