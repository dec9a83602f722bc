import { createHash } from 'node:crypto';
import { paymentStatus, switchPayment, trackOrder } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { atGateway, customerWith, press, getWallet, returnAddress } from '../../testing/paying';
import { newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { createShop, createView } from '../../shop/shop';
import { expireFunds } from './settle-payment';
import { startFunding } from './start-funding';

const fixture = createOrderFixture();

async function begun(visitor?: Visitor) {
  const buyer = visitor ?? (await fixture.buyer(adding(fixture.goods.plain)));
  const { model } = await fixture.order(buyer, fixture.bodyFor(10.5, atGateway));
  return { buyer, orderId: model.orderId, paymentId: model.paymentId ?? '' };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const open = (id: string, headers: Record<string, string> = {}) =>
  fixture.shop.app.inject({ url: `/payments/${id}`, headers });
const status = async ({ buyer, paymentId }: Begun) =>
  (await fixture.shop.send(paymentStatus, { query: { payment_id: paymentId } }, buyer)).model.status;
const isPaid = async ({ buyer, orderId }: Begun) =>
  (await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, buyer)).model.paid;

describe('the page', () => {
  it('shows the payment, works without scripts and only with its secret address', async () => {
    const { paymentId, orderId } = await begun();
    const { headers, body, statusCode } = await open(paymentId);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<p class="amount"><bdi>$10.50</bdi></p>`);
    expect(body).toContain(`Order no. ${orderId}`);
    expect(body).not.toMatch(/<script|javascript:|\son\w+=/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("form-action 'self' http://localhost;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it.each([
    ['en', 'ltr', 'Pay \u2066$10.50\u2069'],
    ['ur', 'rtl', '\u2066$10.50\u2069 ادا کریں'],
    ['ar', 'rtl', 'ادفع \u2066$10.50\u2069'],
  ])('is in %s, like the order', async (language, direction, text) => {
    const { paymentId } = await begun({ ...(await fixture.buyer(adding(fixture.goods.plain))), language });
    const { body } = await open(paymentId, { 'accept-language': 'de' });
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(body).toContain(text);
  });

  it('includes the fonts of Urdu and Arabic', async () => {
    for (const file of ['ur-400', 'ur-600', 'ar-400', 'ar-600']) {
      const { statusCode, headers } = await fixture.shop.app.inject(`/media/fonts/${file}.woff2`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
    }
    expect((await fixture.shop.app.inject('/media/fonts/ur-500.woff2')).statusCode).toBe(404);
  });

  it('reports an unknown payment in the language of the browser', async () => {
    const { body, statusCode } = await open('x'.repeat(32), { 'accept-language': 'ar-SA,ar;q=0.9' });
    expect(statusCode).toBe(404);
    expect(body).toContain('لا توجد دفعة كهذه');
  });
});

describe('the buttons', () => {
  it('pay, and return with an id that proves nothing [F-29]', async () => {
    const payment = await begun();
    const { statusCode, headers } = await press(fixture, payment.paymentId, 'pay');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(`${returnAddress}?payment_id=${payment.paymentId}`);
    expect(await status(payment)).toBe('paid');
    expect(await isPaid(payment)).toBe(true);
  });

  it.each([
    ['decline', 'failed'],
    ['cancel', 'canceled'],
  ])('%s charges nothing, and the order waits for another try', async (action, state) => {
    const payment = await begun();
    await press(fixture, payment.paymentId, action);
    expect(await status(payment)).toBe(state);
    expect(await isPaid(payment)).toBe(false);
    const body = { order_id: payment.orderId, ...atGateway };
    const again = (await fixture.shop.send(switchPayment, { body }, payment.buyer)).model;
    expect(again.paymentId).not.toBe(payment.paymentId);
    await press(fixture, again.paymentId, 'pay');
    expect(await isPaid(payment)).toBe(true);
  });

  it('can fail to return, while the payment counts', async () => {
    const payment = await begun();
    const { statusCode, body } = await press(fixture, payment.paymentId, 'lose');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<a ');
    expect(await isPaid(payment)).toBe(true);
  });

  it('settle a payment once, also when repeated or concurrent [F-29]', async () => {
    const payment = await begun();
    const presses = ['decline', 'pay', 'cancel', 'lose', 'pay', 'decline', 'pay', 'cancel'];
    await Promise.all(presses.map((action) => press(fixture, payment.paymentId, action)));
    const first = await status(payment);
    for (const action of presses) await press(fixture, payment.paymentId, action);
    expect(await status(payment)).toBe(first);
    expect(await isPaid(payment)).toBe(first === 'paid');
  });

  it('change nothing when forged [F-29]', async () => {
    const payment = await begun();
    await press(fixture, payment.paymentId, 'pay', { 'sec-fetch-site': 'cross-site' });
    await press(fixture, payment.paymentId, 'paid');
    await press(fixture, payment.paymentId, '__proto__');
    await fixture.shop.app.inject({ url: `/payments/${payment.paymentId}?action=pay&status=paid` });
    await fixture.shop.app.inject({ method: 'POST', url: `/payments/${payment.paymentId}` });
    await press(fixture, 'x'.repeat(32), 'pay');
    expect(await status(payment)).toBe('pending');
    expect(await isPaid(payment)).toBe(false);
  });

  it('show the result only to whoever started it [F-46]', async () => {
    const { paymentId } = await begun();
    const query = { payment_id: paymentId };
    const stranger = await newGuest(fixture.shop);
    expect((await fixture.shop.send(paymentStatus, { query }, stranger)).status).toBe(404);
  });
});

describe('money for a wallet', () => {
  const fund = async () => {
    const customer = await customerWith(fixture, 100);
    const { database } = fixture.shop;
    const shop = createShop({ database, now: () => testNow });
    const view = await createView(shop, { language: 'en', position: null });
    const funding = { customerId: customer.id, amount: 2500, gateway: 'pearl_pay', callback: returnAddress };
    const { paymentId } = await startFunding(database, funding, view);
    return { customer, paymentId };
  };

  it('is credited once, however often the button is pressed [F-29]', async () => {
    const { customer, paymentId } = await fund();
    await Promise.all([1, 2, 3, 4].map(() => press(fixture, paymentId, 'pay')));
    await press(fixture, paymentId, 'pay');
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 2600, sum: 2600, movements: 2 });
    const { model } = await fixture.shop.send(paymentStatus, { query: { payment_id: paymentId } }, customer);
    expect(model).toMatchObject({ purpose: 'add_fund', status: 'paid', amount: 2500, orderId: null });
  });

  it('is not credited after its time', async () => {
    const { customer, paymentId } = await fund();
    await expireFunds(fixture.shop.database, new Date(testNow.getTime() + 31 * 60_000), 30);
    await press(fixture, paymentId, 'pay');
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 100 });
    expect((await open(paymentId)).body).toContain('This payment has ended');
  });
});
