import {
  addAddress,
  addToCart,
  customerInfo,
  removeAccount,
  signUp,
  submitItemReview,
  uploadPrescriptions,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newPerson, signIn } from '../../testing/people';
import { toForm, pictures } from '../../testing/pictures';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';
import { moveMoney } from '../wallet/wallet';

const fixture = createOrderFixture();

/** Somebody with an order and everything else that an account holds. */
async function resident() {
  const { shop, goods } = fixture;
  const person = newPerson();
  const { token } = (await shop.send(signUp, { body: person })).model;
  const customer = { token };
  const { id } = (await shop.send(customerInfo, {}, customer)).model;
  await shop.send(addToCart, { body: adding(goods.plain) }, customer);
  const place = { address: 'Hidden Lane 7', latitude: 25.128, longitude: 56.344 };
  const contact = { contact_person_name: person.name, contact_person_number: person.phone };
  const rest = {
    ...place,
    ...contact,
    order_type: 'delivery',
    accept_changes: true,
    order_note: 'Ring',
  } as const;
  const { orderId } = (await fixture.order(customer, fixture.bodyFor(0, rest))).model;
  await shop.send(addToCart, { body: adding(goods.plain) }, customer);
  await shop.send(addAddress, { body: { ...place, ...contact } }, customer);
  await shop.send(uploadPrescriptions, { body: toForm(pictures.png) }, customer);
  return { person, customer, id, orderId };
}

const remove = (customer: { token: string | null }, language = 'en') =>
  fixture.shop.send(removeAccount, {}, { ...customer, language });
const getRows = (sql: string, values: (string | number)[]) => fixture.shop.database.query(sql, values);

it('is refused while orders run or the wallet holds money, with a success’s status and every reason [D-27] [F-27] [CALL-04]', async () => {
  const { customer, id, orderId } = await resident();
  await moveMoney(fixture.shop.database, id, { kind: 'add_fund', amount: 500, reference: '' }, testNow);
  const refused = await remove(customer);
  expect([refused.status, refused.errors]).toEqual([
    203,
    [
      {
        code: 'running_orders',
        message: 'You have orders under way (1). Your account can be deleted once they have arrived.',
      },
      {
        code: 'wallet_balance',
        message: 'Your wallet still holds $5.00. Please spend it first: it would be lost with your account.',
      },
    ],
  ]);
  await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
  expect((await remove(customer, 'ar')).errors).toEqual([
    { code: 'wallet_balance', message: 'لا يزال في محفظتك مبلغ $5.00. أنفقه أولًا لأنه سيضيع مع حسابك.' },
  ]);
  expect((await fixture.shop.send(customerInfo, {}, customer)).status).toBe(200);
});

it('deletes the person and everything stored for them; orders and reviews stay without a name [STATE-36]', async () => {
  const { person, customer, id, orderId } = await resident();
  await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
  const review = { order_id: orderId, item_id: fixture.goods.plain, rating: 4, comment: 'Good' };
  await fixture.shop.send(submitItemReview, { body: review }, customer);
  await fixture.shop.database.query(
    `INSERT INTO coupon_uses (coupon_id, order_id, owner_kind, owner_id, phone)
     SELECT min(id), $1, 'customer', $2, $3 FROM coupons`,
    [orderId, String(id), person.phone],
  );
  const tried = [person.email.toLowerCase(), person.phone].flatMap((contact) => [contact, `code ${contact}`]);
  for (const identifier of tried)
    await fixture.shop.database.query('INSERT INTO login_attempts (identifier) VALUES ($1)', [identifier]);
  expect(await remove(customer)).toMatchObject({ status: 200, model: 'Account has been deleted' });
  expect(
    await fixture.shop.database.query('SELECT * FROM login_attempts WHERE identifier = ANY($1::text[])', [
      tried,
    ]),
  ).toEqual([]);

  expect((await fixture.shop.send(customerInfo, {}, customer)).status).toBe(401);
  const idParams = [String(id)];
  for (const table of ['carts', 'prescriptions', 'idempotency_keys', 'orders', 'payments', 'coupon_uses'])
    expect(
      await getRows(`SELECT * FROM ${table} WHERE owner_kind = 'customer' AND owner_id = $1`, idParams),
    ).toEqual([]);
  for (const table of ['addresses', 'tokens', 'wallet_transactions', 'notifications'])
    expect(await getRows(`SELECT * FROM ${table} WHERE customer_id = $1`, [id])).toEqual([]);
  const remaining = await getRows('SELECT * FROM orders WHERE id = $1', [orderId]);
  expect(remaining).toMatchObject([{ status: 'delivered', address: null, contact_phone: '', note: '' }]);
  expect(JSON.stringify(remaining)).not.toMatch(
    new RegExp(`Hidden Lane|${person.name}|${person.phone.slice(1)}`),
  );
  expect(await getRows('SELECT phone FROM coupon_uses WHERE order_id = $1', [orderId])).toEqual([
    { phone: '' },
  ]);
  expect(await getRows('SELECT customer_id FROM reviews WHERE order_id = $1', [orderId])).toEqual([
    { customer_id: null },
  ]);
});

it('frees e-mail and phone for a new account, which finds nothing of the old one', async () => {
  const { person, customer, orderId } = await resident();
  await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
  await remove(customer);
  expect((await signIn(fixture.shop, person.email)).status).not.toBe(200);
  const again = (await fixture.shop.send(signUp, { body: person })).model;
  const { model } = await fixture.shop.send(customerInfo, {}, { token: again.token });
  expect(model).toMatchObject({ orderCount: 0, walletBalance: 0, loyaltyPoints: 0 });
});

it('is done once, however many requests come at the same time', async () => {
  const { customer, orderId } = await resident();
  await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
  const responses = await Promise.all([remove(customer), remove(customer), remove(customer)]);
  const statuses = responses.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([]);
});

/** Whoever adds such a table decides what happens to its rows, and adds it to one of these lists. */
describe('every table that knows customers', () => {
  it('releases them', async () => {
    const holding = await fixture.shop.database.query<{ name: string }>(
      `SELECT conrelid::regclass::text || ' ' || conname AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'customers'::regclass AND confdeltype NOT IN ('c', 'n')`,
    );
    expect(holding).toEqual([]);
  });

  it('without a foreign key is cleared explicitly', async () => {
    const tables = await fixture.shop.database.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns
       WHERE column_name = 'owner_id' AND table_schema = 'public' ORDER BY table_name`,
    );
    expect(tables.map(({ table_name: name }) => name)).toEqual([
      'carts',
      'coupon_uses',
      'idempotency_keys',
      'orders',
      'payments',
      'prescriptions',
      'rental_carts',
      'saved_lists',
      'shared_carts',
      'trips',
    ]);
  });
});
