import { adding, pastTheCart } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newCustomer } from '../../testing/people';

const fixture = createOrderFixture();
type Guest = { guestId: string };

/** A picture that was uploaded by a guest. */
const uploaded = async ({ guestId }: Guest) => {
  const [row] = await fixture.shop.database.query<{ id: number }>(
    `INSERT INTO prescriptions (secret, owner_kind, owner_id, media_type, bytes)
     VALUES (gen_random_uuid()::text, 'guest', $1, 'image/png', '\\x00') RETURNING id`,
    [guestId],
  );
  return row?.id ?? 0;
};
const findOrder = async (id: number) =>
  (
    await fixture.shop.database.query<{ order_id: number | null }>(
      'SELECT order_id FROM prescriptions WHERE id = $1',
      [id],
    )
  )[0]?.order_id;
const body = (...ids: number[]) => fixture.bodyFor(10.5, { prescription_ids: ids });
const needing = async () => {
  await fixture.setItem('prescription_required = true', fixture.goods.plain);
  return fixture.buyer(adding(fixture.goods.plain));
};

it('is required where an item needs it, and becomes part of the order [ERR-08] [VALID-07] [D-20]', async () => {
  const guest = await needing();
  expect((await fixture.order(guest, body())).errors[0]).toEqual({
    code: 'prescription',
    message: 'Please upload your prescription image',
  });
  const [one, two] = [await uploaded(guest), await uploaded(guest)];
  const { orderId } = (await fixture.order(guest, body(one, two, one))).model;
  expect([await findOrder(one), await findOrder(two)]).toEqual([orderId, orderId]);
});

it("must be the owner's and of no other order; any other is not found [F-46]", async () => {
  const guest = await needing();
  const foreign = await uploaded(await fixture.buyer());
  expect((await fixture.order(guest, body(foreign))).status).toBe(404);
  expect((await fixture.order(guest, body(2_000_000_000))).status).toBe(404);
  const own = await uploaded(guest);
  expect((await fixture.order(guest, body(own, foreign))).status).toBe(404);
  expect([await findOrder(own), await findOrder(foreign), await fixture.ordersBy(guest)]).toEqual([
    null,
    null,
    0,
  ]);
  await fixture.order(guest, body(own));
  const again = { ...body(own), ...pastTheCart(adding(fixture.goods.plain)) };
  expect((await fixture.order(guest, again)).status).toBe(404);
  const customer = await newCustomer(fixture.shop);
  expect((await fixture.order({ ...guest, ...customer }, again)).status).toBe(404);
});

it('is at most three [F-43] [F-45]', async () => {
  const guest = await needing();
  const ids = await Promise.all([1, 2, 3, 4].map(() => uploaded(guest)));
  expect((await fixture.order(guest, body(...ids))).errors[0]?.code).toBe('prescription_ids');
});
