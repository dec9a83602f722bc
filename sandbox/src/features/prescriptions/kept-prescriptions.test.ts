import {
  addToCart,
  keptPrescriptions,
  prescriptionList,
  reusePrescription,
  uploadPrescriptions,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer, newGuest } from '../../testing/people';
import { toForm, pictures } from '../../testing/pictures';
import { dropOldPrescriptions } from './prescriptions';

const fixture = createOrderFixture();
const upload = async (visitor: Visitor, ...files: Uint8Array[]) =>
  (await fixture.shop.send(uploadPrescriptions, { body: toForm(...files) }, visitor)).model.map(
    ({ id }) => id,
  );
const getKept = async (visitor: Visitor) => (await fixture.shop.send(keptPrescriptions, {}, visitor)).model;
const getOpen = async (visitor: Visitor) => (await fixture.shop.send(prescriptionList, {}, visitor)).model;
const reuse = (visitor: Visitor, orderId: number) =>
  fixture.shop.send(reusePrescription, { query: { order_id: orderId } }, visitor);
const order = async (visitor: Visitor, ids: number[]) =>
  (await fixture.order(visitor, fixture.bodyFor(10.5, { prescription_ids: ids }))).model.orderId;

/** A guest with an order of a medicine and its prescription. */
async function ordered(...files: Uint8Array[]) {
  await fixture.setItem('prescription_required = true', fixture.goods.plain);
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  return { guest, orderId: await order(guest, await upload(guest, ...files)) };
}
const fillCart = (guest: Visitor) =>
  fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, guest);

it('is kept with its order, with its date and what it was for [X-30]', async () => {
  const { guest, orderId } = await ordered(pictures.png, pictures.jpg);
  const [kept, ...others] = await getKept(guest);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ orderId, items: [{ id: fixture.goods.plain }] });
  expect(kept?.pictures).toHaveLength(2);
  expect(new Date(kept?.uploadedAt ?? '').getTime()).not.toBeNaN();
});

it('is used again: the new order has pictures of its own, and the first keeps its [X-30]', async () => {
  const { guest, orderId } = await ordered(pictures.png);
  await fillCart(guest);
  const [copy] = (await reuse(guest, orderId)).model;
  expect(await getOpen(guest)).toEqual([copy]);
  const second = await order(guest, [copy?.id ?? 0]);
  const rows = await fixture.shop.database.query<{ order_id: number; bytes: string }>(
    `SELECT order_id, encode(bytes, 'hex') AS bytes FROM prescriptions WHERE order_id = ANY($1::int[]) ORDER BY id`,
    [[orderId, second]],
  );
  expect(rows.map(({ order_id: id }) => id)).toEqual([orderId, second]);
  expect(rows[1]?.bytes).toBe(rows[0]?.bytes);
  expect((await getKept(guest)).map((kept) => kept.orderId)).toEqual([orderId]); // the upload, not its copy
});

it('is copied once, however often it is asked for [X-30] [F-28]', async () => {
  const { guest, orderId } = await ordered(pictures.png);
  await Promise.all([reuse(guest, orderId), reuse(guest, orderId)]);
  await reuse(guest, orderId);
  expect(await getOpen(guest)).toHaveLength(1);
});

it('stands beside new pictures, at most three together [X-30] [VALID-07]', async () => {
  const { guest, orderId } = await ordered(pictures.png, pictures.jpg);
  await upload(guest, pictures.gif, pictures.gif);
  expect(await reuse(guest, orderId)).toMatchObject({
    status: 403,
    errors: [{ message: 'Maximum 3 images can be send at a time.' }],
  });
  expect(await getOpen(guest)).toHaveLength(2);
});

it('is nothing for a stranger: not in their list, not for their order [X-30] [F-46]', async () => {
  const { orderId } = await ordered(pictures.png);
  for (const stranger of [await newCustomer(fixture.shop), await newGuest(fixture.shop)]) {
    expect(await getKept(stranger)).toEqual([]);
    expect((await reuse(stranger, orderId)).status).toBe(404);
    expect(await getOpen(stranger)).toEqual([]);
  }
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const [foreign] = await fixture.shop.database.query<{ id: number }>(
    'SELECT id FROM prescriptions WHERE order_id = $1',
    [orderId],
  );
  const body = fixture.bodyFor(10.5, { prescription_ids: [foreign?.id ?? 0] });
  expect((await fixture.order(guest, body)).status).toBe(404);
});

it('is not offered after a year, nor of an order without pictures [X-30]', async () => {
  const { guest, orderId } = await ordered(pictures.png);
  await fixture.shop.database.query(
    `UPDATE prescriptions SET created_at = created_at - interval '366 days' WHERE order_id = $1`,
    [orderId],
  );
  expect(await getKept(guest)).toEqual([]);
  expect((await reuse(guest, orderId)).status).toBe(404);
  expect((await reuse(guest, 2_000_000_000)).status).toBe(404);
});

it('loses its unused copy after a day, and stays itself [X-30]', async () => {
  const { guest, orderId } = await ordered(pictures.png);
  await reuse(guest, orderId);
  const now = new Date((await getKept(guest))[0]?.uploadedAt ?? '');
  await dropOldPrescriptions(fixture.shop.database, new Date(now.getTime() + 25 * 3_600_000));
  expect(await getOpen(guest)).toEqual([]);
  expect(await getKept(guest)).toHaveLength(1);
});
