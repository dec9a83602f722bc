import {
  addToCart,
  cancelOrder,
  claimOrder,
  couponList,
  orderDetails,
  orderList,
  paymentStatus,
  placeOrder,
  runningOrders,
  signUp,
  trackOrder,
  uploadPrescriptions,
  type PlaceOrderBody,
} from '@shop/contract';
import { adding, pastTheCart } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { atGateway, press, getWallet } from '../../testing/paying';
import { newCustomer, newGuest, newPerson } from '../../testing/people';
import { toForm, pictures } from '../../testing/pictures';
import { testNow } from '../../testing/test-clock';
import { claimOrdersByPhone } from './order-claim';
import { firstPage } from '../../testing/test-shop';

const fixture = createOrderFixture();
const phone = '+971501234567';

/** A guest who has placed an order. */
async function guestWithOrder(rest: Partial<PlaceOrderBody> = {}) {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  return { guest, ...(await fixture.order(guest, fixture.bodyFor(10.5, rest))).model };
}
const track = (visitor: Visitor, orderId: number, contact_number?: string) =>
  fixture.shop.send(trackOrder, { query: { order_id: orderId, contact_number } }, visitor);
const claim = (visitor: Visitor, order_id: number, contact_number = phone) =>
  fixture.shop.send(claimOrder, { body: { order_id, contact_number } }, visitor);
const running = async (visitor: Visitor) =>
  (await fixture.shop.send(runningOrders, { query: firstPage }, visitor)).model.entries.map(({ id }) => id);
const prescribed = async (visitor: Visitor) =>
  (await fixture.shop.send(uploadPrescriptions, { body: toForm(pictures.png) }, visitor)).model.map(
    ({ id }) => id,
  );

/** A new customer whose phone may be verified, with the number of the account. */
async function createCustomerWithPhone(own: string, isVerified: boolean) {
  const { model } = await fixture.shop.send(signUp, { body: { ...newPerson(), phone: own } });
  const [row] = await fixture.shop.database.query<{ id: number }>(
    'UPDATE customers SET phone_verified = $2 WHERE phone = $1 RETURNING id',
    [own, isVerified],
  );
  return { token: model.token, id: row?.id ?? 0 };
}
const claimByPhone = (id: number) => fixture.shop.database.transaction((tx) => claimOrdersByPhone(tx, id));

describe('signing in', () => {
  it('adopts the orders of the same browser, once [X-07]', async () => {
    const { guest, orderId } = await guestWithOrder();
    const customer = await newCustomer(fixture.shop, guest.guestId);
    expect(await running(customer)).toEqual([orderId]);
    expect((await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, customer)).status).toBe(
      200,
    );
    expect(await running(await newCustomer(fixture.shop, guest.guestId))).toEqual([]);
  });

  it('keeps guest tracking by number and phone, and never by the number alone [X-07] [D-23] [F-46]', async () => {
    const { guest, orderId } = await guestWithOrder();
    await newCustomer(fixture.shop, guest.guestId);
    expect((await track(await newGuest(fixture.shop), orderId, phone)).model.id).toBe(orderId);
    for (const [visitor, wrong] of [
      [guest, undefined],
      [await newCustomer(fixture.shop), '+971501234568'],
      [await newGuest(fixture.shop), ''],
    ] as const)
      expect((await track(visitor, orderId, wrong)).status).toBe(404);
  });

  it('keeps a running payment accessible to the tab that started it [X-07]', async () => {
    const { guest, orderId, paymentId } = await guestWithOrder(atGateway);
    const customer = await newCustomer(fixture.shop, guest.guestId);
    const status = (visitor: Visitor) =>
      fixture.shop.send(paymentStatus, { query: { payment_id: paymentId ?? '' } }, visitor);
    await press(fixture, paymentId, 'pay');
    for (const visitor of [guest, customer])
      expect((await status(visitor)).model).toMatchObject({ status: 'paid', orderId, contactPhone: phone });
    for (const stranger of [await newGuest(fixture.shop), await newCustomer(fixture.shop)])
      expect((await status(stranger)).status).toBe(404);
    expect((await track(customer, orderId)).model.paid).toBe(true);
  });

  it('places one order when the request is repeated as a customer [D-21] [X-07]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const body = { ...fixture.bodyFor(10.5), ...pastTheCart(adding(fixture.goods.plain)) };
    const first = await fixture.order(guest, { ...body, guest_id: guest.guestId }, 'one-key');
    const customer = await newCustomer(fixture.shop, guest.guestId);
    const again = await fixture.order(customer, body, 'one-key');
    expect(again.model.orderId).toBe(first.model.orderId);
    expect(await running(customer)).toEqual([first.model.orderId]);
  });

  it('adopts coupon uses, so that a coupon for one use is used [X-07]', async () => {
    await fixture.setItem('price = 2000', fixture.goods.plain);
    const { guest } = await guestWithOrder({ coupon_code: 'WELCOME10', accept_changes: true });
    const customer = await newCustomer(fixture.shop, guest.guestId);
    const query = { store_id: fixture.goods.storeId };
    const codes = async (visitor: Visitor) =>
      (await fixture.shop.send(couponList, { query }, visitor)).model.map(({ code }) => code);
    expect(await codes(await newGuest(fixture.shop))).toContain('WELCOME10');
    expect(await codes(customer)).not.toContain('WELCOME10');
  });

  it('adopts prescriptions of orders [X-07]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const body = fixture.bodyFor(10.5, { prescription_ids: await prescribed(guest) });
    const { orderId } = (await fixture.order(guest, body)).model;
    const customer = await newCustomer(fixture.shop, guest.guestId);
    expect((await track(customer, orderId)).model.prescriptionUrls).toHaveLength(1);
    expect((await track(guest, orderId, phone)).model.prescriptionUrls).toEqual([]);
  });
});

describe('a verified phone', () => {
  it("adopts guests' orders with that phone, and only then [X-07]", async () => {
    const own = '+971559990001';
    const { orderId } = await guestWithOrder({ contact_person_number: own });
    const { orderId: other } = await guestWithOrder();
    const customer = await createCustomerWithPhone(own, false);
    await claimByPhone(customer.id);
    expect(await running(customer)).toEqual([]);
    await fixture.shop.database.query('UPDATE customers SET phone_verified = true WHERE id = $1', [
      customer.id,
    ]);
    await claimByPhone(customer.id);
    await claimByPhone(customer.id);
    expect(await running(customer)).toEqual([orderId]);
    expect((await track(customer, other)).status).toBe(404);
  });

  it("does not adopt another customer's order [X-07] [F-46]", async () => {
    const buyer = await newCustomer(fixture.shop);
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, buyer);
    const body = fixture.bodyFor(10.5, { contact_person_number: '+971559990002' });
    const { orderId } = (await fixture.shop.send(placeOrder, { body }, buyer)).model;
    const customer = await createCustomerWithPhone('+971559990002', true);
    await claimByPhone(customer.id);
    expect(await running(customer)).toEqual([]);
    expect(await running(buyer)).toEqual([orderId]);
  });
});

describe('number and phone', () => {
  it("claim a guest's order for the customer, also repeatedly [X-07]", async () => {
    const { orderId } = await guestWithOrder();
    const customer = await newCustomer(fixture.shop);
    expect((await claim(customer, orderId, '00971-50 123 4567')).model).toBe('The order is among yours now.');
    expect((await claim(customer, orderId)).status).toBe(200);
    expect(await running(customer)).toEqual([orderId]);
    expect((await claim(await newCustomer(fixture.shop), orderId)).status).toBe(404);
    await fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, customer);
    expect((await fixture.shop.send(orderList, { query: firstPage }, customer)).model.entries).toMatchObject([
      { id: orderId },
    ]);
  });

  it('get the same response where either is wrong [X-07] [F-46]', async () => {
    const { orderId } = await guestWithOrder();
    const mine = await newCustomer(fixture.shop);
    const responses = [
      await claim(mine, orderId, '+971501234568'),
      await claim(mine, orderId + 5_000),
      await claim(mine, orderId, 'none'),
    ].map(({ status, wire }) => ({ status, wire }));
    expect(responses[0]).toEqual({
      status: 404,
      wire: { errors: [{ code: 'not_found', message: 'There is no order with this number and phone.' }] },
    });
    expect(responses).toEqual(responses.map(() => responses[0]));
    expect(await running(mine)).toEqual([]);
  });

  it.each([
    ['by one customer for many orders', (at: number) => 900_000 + at, () => phone],
    ['of one order with many phones', () => 800_000, (at: number) => `+97150000000${at}`],
  ])('are slowed and locked when tried %s [X-07] [F-47]', async (name, orderAt, phoneAt) => {
    const mine = await newCustomer(fixture.shop);
    const statuses = [];
    for (let at = 0; at < 12; at += 1) {
      fixture.shop.at(new Date(testNow.getTime() + at * 60_000));
      const who = name.startsWith('of') ? await newCustomer(fixture.shop) : mine;
      statuses.push((await claim(who, orderAt(at), phoneAt(at))).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
    const locked = await claim(mine, orderAt(0), phoneAt(0));
    expect(locked.errors[0]?.message).toMatch(/^Too many tries\. Please try again in \d+ minutes\.$/);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('give no access to prescriptions before the phone is verified [X-07] [F-46]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const own = '+971559990003';
    const wanted = { prescription_ids: await prescribed(guest), contact_person_number: own };
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5, wanted))).model;
    const customer = await createCustomerWithPhone(own, false);
    await claim(customer, orderId, own);
    expect((await track(customer, orderId)).model.prescriptionUrls).toEqual([]);
    await fixture.shop.database.query('UPDATE customers SET phone_verified = true WHERE id = $1', [
      customer.id,
    ]);
    await claimByPhone(customer.id);
    expect((await track(customer, orderId)).model.prescriptionUrls).toHaveLength(1);
  });

  it("refund no guest's payment to the customer's wallet [X-07]", async () => {
    const { orderId, paymentId } = await guestWithOrder(atGateway);
    await press(fixture, paymentId, 'pay');
    const customer = await createCustomerWithPhone('+971559990004', false);
    await claim(customer, orderId);
    await fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, customer);
    expect((await track(customer, orderId)).model).toMatchObject({
      status: 'canceled',
      paymentState: 'refunded',
    });
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 0, movements: 0 });
  });
});
