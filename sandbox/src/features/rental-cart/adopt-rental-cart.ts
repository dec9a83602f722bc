import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import {
  emptyRentalCart,
  saveLine,
  savePlan,
  lockRentalCart,
  maxQuantity,
  getRentalCart,
} from './cart-store';
import { showRates } from './rental-cart';

/**
 * On sign-in: a guest's rental cart becomes the account's where that is empty. Vehicles of the same provider are added,
 * and the guest's plan, which was chosen last, becomes the plan of all. With another provider both carts stay unchanged. D-17.
 */
export async function adoptGuestRentalCart(tx: Queries, guestId: string, customerId: number): Promise<void> {
  const guest: Owner = { kind: 'guest', id: guestId };
  const customer: Owner = { kind: 'customer', id: String(customerId) };
  const guestCartId = await lockRentalCart(tx, guest);
  const cartId = await lockRentalCart(tx, customer);
  const guestCart = await getRentalCart(tx, guest);
  if (guestCart.entries.length === 0) return;
  const own = await getRentalCart(tx, customer);
  if (own.provider && own.provider.id !== guestCart.provider?.id) return;
  const { plan } = guestCart;
  await savePlan(tx, cartId, plan);
  if (plan && own.plan?.rentalType !== plan.rentalType) await showRates(tx, cartId, own.entries, plan);
  for (const { vehicle, quantity, priceSeen } of guestCart.entries) {
    const twin = own.entries.find((entry) => entry.vehicle.id === vehicle.id);
    const sum = Math.min(maxQuantity, quantity + (twin?.quantity ?? 0));
    await saveLine(tx, cartId, vehicle.id, { quantity: sum, priceSeen });
  }
  await emptyRentalCart(tx, guestCartId);
}
