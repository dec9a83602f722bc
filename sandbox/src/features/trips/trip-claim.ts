import type { Queries } from '../../database/database';

/** Trips that are locked, with their payments and the uses of coupons, are the customer's from now on. */
async function handOver(tx: Queries, where: string, value: string, customerId: number): Promise<void> {
  const trips = await tx.query<{ id: number }>(
    `SELECT id FROM trips WHERE owner_kind = 'guest' AND ${where} ORDER BY id FOR UPDATE`,
    [value],
  );
  const values = [trips.map(({ id }) => id), String(customerId)];
  await tx.query(
    `UPDATE trips SET placed_as_guest = owner_id, owner_kind = 'customer', owner_id = $2 WHERE id = ANY($1::int[])`,
    values,
  );
  for (const table of ['payments', 'coupon_uses'])
    await tx.query(
      `UPDATE ${table} SET owner_kind = 'customer', owner_id = $2 WHERE trip_id = ANY($1::int[])`,
      values,
    );
}

/** On sign-in: what the same browser booked as a guest is the customer's. The guest's rental cart is locked. X-07. */
export const adoptGuestTrips = (tx: Queries, guestId: string, customerId: number): Promise<void> =>
  handOver(tx, 'owner_id = $1', guestId, customerId);

/** Once a customer's phone is verified: guests' trips with that phone become the customer's. X-07. */
export async function claimTripsByPhone(tx: Queries, customerId: number): Promise<void> {
  const [customer] = await tx.query<{ phone: string }>(
    `SELECT phone FROM customers WHERE id = $1 AND phone_verified AND phone <> ''`,
    [customerId],
  );
  if (customer) await handOver(tx, 'contact_phone = $1', customer.phone, customerId);
}
