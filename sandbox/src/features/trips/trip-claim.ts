import type { Queries } from '../../database/database';

/** Assigns locked trips, with their payments and coupon uses, to the customer. */
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

/**
 * On sign-in: assigns the guest trips of the same browser to the customer. The caller has locked the guest's rental
 * cart. X-07.
 */
export const adoptGuestTrips = (tx: Queries, guestId: string, customerId: number): Promise<void> =>
  handOver(tx, 'owner_id = $1', guestId, customerId);

/** Once a customer's phone is verified: assigns guests' trips with that phone to the customer. X-07. */
export async function claimTripsByPhone(tx: Queries, customerId: number): Promise<void> {
  const [customer] = await tx.query<{ phone: string }>(
    `SELECT phone FROM customers WHERE id = $1 AND phone_verified AND phone <> ''`,
    [customerId],
  );
  if (customer) await handOver(tx, 'contact_phone = $1', customer.phone, customerId);
}
