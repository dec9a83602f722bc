import { cancelOrder, switchPayment, trackOrder, type SwitchPaymentBody } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { atGateway, customerWith, press, getWallet } from '../../testing/paying';
import { newCustomer, newGuest } from '../../testing/people';
import { advanceOrder } from '../orders/order-progress';
import { testNow } from '../../testing/test-clock';

const fixture = createOrderFixture();

const begun = async (visitor: Visitor) =>
  (await fixture.order(visitor, fixture.bodyFor(10.5, atGateway))).model;
const guestWith = () => fixture.buyer(adding(fixture.goods.plain));
const change = (visitor: Visitor, body: SwitchPaymentBody) =>
  fixture.shop.send(switchPayment, { body }, visitor);
const tracked = async (visitor: Visitor, id: number) =>
  (await fixture.shop.send(trackOrder, { query: { order_id: id } }, visitor)).model;

it('changes to cash, and closes the gateway payment [D-20] [D-22]', async () => {
  const guest = await guestWith();
  const { orderId, paymentId } = await begun(guest);
  const body = { order_id: orderId, payment_method: 'cash_on_delivery' } as const;
  await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = 1000');
  expect((await change(guest, body)).errors[0]?.code).toBe('cod_maximum');
  await fixture.shop.database.query('UPDATE module_zones SET maximum_cod_amount = NULL');
  expect(await change(guest, body)).toMatchObject({
    wire: { order_id: orderId, total_ammount: 10.5 },
    model: { payAt: null },
  });
  await press(fixture, paymentId, 'pay');
  expect(await tracked(guest, orderId)).toMatchObject({
    paymentMethod: 'cash_on_delivery',
    gateway: null,
    paid: false,
  });
});

it('changes to the wallet, which is charged once [D-20]', async () => {
  const customer = await customerWith(fixture, 2000);
  const { orderId } = await begun(customer);
  const body = { order_id: orderId, payment_method: 'wallet' } as const;
  const responses = await Promise.all([1, 2, 3].map(() => change(customer, body)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 950, movements: 2 });
  expect(await tracked(customer, orderId)).toMatchObject({ paid: true, walletPaid: 1050 });
});

it('keeps the wallet’s part when only the rest changes', async () => {
  const customer = await customerWith(fixture, 300);
  const placed = await fixture.order(
    customer,
    fixture.bodyFor(10.5, { ...atGateway, partial_payment: true }),
  );
  const { orderId } = placed.model;
  const again = (await change(customer, { order_id: orderId, ...atGateway, gateway: 'dhow_bank' })).model;
  const rows = await fixture.shop.database.query(
    'SELECT gateway, amount, status FROM payments WHERE order_id = $1 ORDER BY created_at, status',
    [orderId],
  );
  expect(rows).toEqual([
    { gateway: 'pearl_pay', amount: 750, status: 'canceled' },
    { gateway: 'dhow_bank', amount: 750, status: 'pending' },
  ]);
  await press(fixture, again.paymentId, 'pay');
  expect(await tracked(customer, orderId)).toMatchObject({ paid: true, walletPaid: 300 });
});

it('has at most one open payment, also with many tabs', async () => {
  const guest = await guestWith();
  const { orderId } = await begun(guest);
  await Promise.all([1, 2, 3, 4].map(() => change(guest, { order_id: orderId, ...atGateway })));
  const open = await fixture.shop.database.query(
    `SELECT id FROM payments WHERE order_id = $1 AND status = 'pending'`,
    [orderId],
  );
  expect(open).toHaveLength(1);
});

it('is only for waiting orders: not for paid, canceled or confirmed ones', async () => {
  const guest = await guestWith();
  const { orderId, paymentId } = await begun(guest);
  await press(fixture, paymentId, 'pay');
  const body = { order_id: orderId, payment_method: 'cash_on_delivery' } as const;
  expect((await change(guest, body)).errors[0]?.code).toBe('paid');
  const other = await guestWith();
  const canceled = (await begun(other)).orderId;
  await fixture.shop.send(cancelOrder, { body: { order_id: canceled } }, other);
  expect((await change(other, { ...body, order_id: canceled })).errors[0]?.code).toBe('not_payable');
  const third = await guestWith();
  const cash = (await fixture.order(third, fixture.bodyFor(10.5))).model.orderId;
  await advanceOrder(fixture.shop.database, cash, testNow);
  expect((await change(third, { order_id: cash, ...atGateway })).errors[0]?.code).toBe('not_payable');
});

it("is possible for a guest's order by number and phone, and for a customer's order only for them [D-23] [F-46]", async () => {
  const { orderId } = await begun(await guestWith());
  const stranger = await newGuest(fixture.shop);
  const body = { order_id: orderId, ...atGateway };
  expect((await change(stranger, body)).status).toBe(404);
  expect((await change(stranger, { ...body, contact_number: '+971501234560' })).status).toBe(404);
  const known = { ...body, contact_number: '00971 50 123 4567' };
  expect((await change(stranger, known)).status).toBe(200);
  const wallet = { order_id: orderId, payment_method: 'wallet', contact_number: '+971501234567' } as const;
  expect((await change(await customerWith(fixture, 5000), wallet)).errors[0]?.code).toBe('payment_method');
  const customer = await customerWith(fixture, 0);
  const own = { ...known, order_id: (await begun(customer)).orderId };
  expect((await change(await newCustomer(fixture.shop), own)).status).toBe(404);
});
