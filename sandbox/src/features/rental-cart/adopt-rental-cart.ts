import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { emptyRentalCart, keepLine, keepPlan, lockRentalCart, mostOfOne, rentalCartOf } from './cart-store';

/**
 * On sign-in: a guest's rental cart becomes the account's where that is empty; vehicles of the same provider are added to
 * it, for the account's plan. Of another provider it stays the guest's, and the account's stays as it is. D-17.
 */
export async function adoptGuestRentalCart(tx: Queries, guestId: string, customerId: number): Promise<void> {
  const guest: Owner = { kind: 'guest', id: guestId };
  const customer: Owner = { kind: 'customer', id: String(customerId) };
  const guestCartId = await lockRentalCart(tx, guest);
  const cartId = await lockRentalCart(tx, customer);
  const given = await rentalCartOf(tx, guest);
  if (given.entries.length === 0) return;
  const own = await rentalCartOf(tx, customer);
  if (own.provider && own.provider.id !== given.provider?.id) return;
  if (own.entries.length === 0) await keepPlan(tx, cartId, given.plan);
  for (const { vehicle, quantity, priceSeen } of given.entries) {
    const twin = own.entries.find((entry) => entry.vehicle.id === vehicle.id);
    const sum = Math.min(mostOfOne, quantity + (twin?.quantity ?? 0));
    await keepLine(tx, cartId, vehicle.id, { quantity: sum, priceSeen: twin?.priceSeen ?? priceSeen });
  }
  await emptyRentalCart(tx, guestCartId);
}
