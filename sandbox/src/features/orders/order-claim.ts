import type { Queries } from '../../database/database';

const guestOrdersSql = (where: string) =>
  `SELECT id FROM orders WHERE owner_kind = 'guest' AND ${where} ORDER BY id FOR UPDATE`;

/** Assigns locked orders, with their payments and coupon uses, to the customer. */
async function handOver(tx: Queries, rows: readonly { id: number }[], customerId: number): Promise<void> {
  const values = [rows.map(({ id }) => id), String(customerId)];
  await tx.query(
    `UPDATE orders SET placed_as_guest = owner_id, owner_kind = 'customer', owner_id = $2
     WHERE id = ANY($1::int[])`,
    values,
  );
  for (const table of ['payments', 'coupon_uses'])
    await tx.query(
      `UPDATE ${table} SET owner_kind = 'customer', owner_id = $2 WHERE order_id = ANY($1::int[])`,
      values,
    );
}

const handOverPictures = (tx: Queries, orderIds: readonly number[], customerId: number) =>
  tx.query(
    `UPDATE prescriptions SET owner_kind = 'customer', owner_id = $2 WHERE order_id = ANY($1::int[])`,
    [[...orderIds], String(customerId)],
  );

/**
 * On sign-in: assigns the guest orders of the same browser to the customer, with payments, prescriptions and coupon
 * uses; a repeated request still finds the same order (D-21). The caller has locked the guest's cart, so that no order
 * is placed meanwhile. X-07.
 */
export async function adoptGuestOrders(tx: Queries, guestId: string, customerId: number): Promise<void> {
  const orders = await tx.query<{ id: number }>(guestOrdersSql('owner_id = $1'), [guestId]);
  await handOver(tx, orders, customerId);
  await handOverPictures(
    tx,
    orders.map(({ id }) => id),
    customerId,
  );
  await tx.query(
    `INSERT INTO idempotency_keys (owner_kind, owner_id, key, request_hash, answer, created_at)
     SELECT 'customer', $2, key, request_hash, answer, created_at FROM idempotency_keys
     WHERE owner_kind = 'guest' AND owner_id = $1 ON CONFLICT DO NOTHING`,
    [guestId, String(customerId)],
  );
}

/**
 * Once a customer's phone is verified: assigns guests' orders with that phone to the customer, and the prescriptions of
 * orders that were claimed by number and phone before. Does nothing while it is not verified. X-07.
 */
export async function claimOrdersByPhone(tx: Queries, customerId: number): Promise<void> {
  const [customer] = await tx.query<{ phone: string }>(
    `SELECT phone FROM customers WHERE id = $1 AND phone_verified AND phone <> ''`,
    [customerId],
  );
  if (!customer) return;
  await handOver(
    tx,
    await tx.query<{ id: number }>(guestOrdersSql('contact_phone = $1'), [customer.phone]),
    customerId,
  );
  const claimed = await tx.query<{ id: number }>(
    `SELECT id FROM orders WHERE owner_kind = 'customer' AND owner_id = $1 AND contact_phone = $2
       AND placed_as_guest IS NOT NULL`,
    [String(customerId), customer.phone],
  );
  await handOverPictures(
    tx,
    claimed.map(({ id }) => id),
    customerId,
  );
}

/**
 * Claims a guest's order by its number and phone, which tracking also requires. Prescriptions stay hidden until the
 * phone is verified. False where no guest's order has both; true also where it is the customer's already.
 */
export async function claimOrderByPhone(
  tx: Queries,
  customerId: number,
  { id, phone }: { id: number; phone: string },
): Promise<boolean> {
  if (phone === '') return false;
  const orders = await tx.query<{ id: number }>(guestOrdersSql('id = $1 AND contact_phone = $2'), [
    id,
    phone,
  ]);
  await handOver(tx, orders, customerId);
  if (orders.length > 0) return true;
  const own = await tx.query(
    `SELECT 1 FROM orders WHERE id = $1 AND contact_phone = $2 AND owner_kind = 'customer' AND owner_id = $3`,
    [id, phone, String(customerId)],
  );
  return own.length > 0;
}
