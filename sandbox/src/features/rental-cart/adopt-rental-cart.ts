import { getMergedPlan, getRate, type TripPlan } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import {
  emptyRentalCart,
  saveLine,
  savePlan,
  lockRentalCart,
  maxQuantity,
  getRentalCart,
  type RentalCartState,
  type RentalEntry,
} from './cart-store';
import { toRates } from './rental-checks';
import { showRates } from './rental-cart';

/** The price that the guest saw, or the current one where the plan is not theirs. */
const getSeenPrice = (
  { vehicle, priceSeen }: RentalEntry,
  guestPlan: TripPlan | null,
  plan: TripPlan | null,
) =>
  plan && plan.rentalType !== guestPlan?.rentalType ? getRate(toRates(vehicle), plan.rentalType) : priceSeen;

/** Adds the guest's vehicles to those of an account that has none of another provider. D-17. */
async function addVehicles(
  tx: Queries,
  cartId: number,
  own: RentalCartState,
  guest: RentalCartState,
  now: Date,
): Promise<void> {
  const plan = getMergedPlan(own.plan, guest.plan, now);
  await savePlan(tx, cartId, plan);
  if (plan && own.plan?.rentalType !== plan.rentalType) await showRates(tx, cartId, own.entries, plan);
  for (const entry of guest.entries) {
    const twin = own.entries.find(({ vehicle }) => vehicle.id === entry.vehicle.id);
    const quantity = Math.min(maxQuantity, entry.quantity + (twin?.quantity ?? 0));
    const priceSeen = getSeenPrice(entry, guest.plan, plan);
    await saveLine(tx, cartId, entry.vehicle.id, { quantity, priceSeen });
  }
}

/**
 * On sign-in: a guest's rental cart becomes the account's where that is empty. Vehicles of the same provider are added,
 * for one plan (`getMergedPlan`). With another provider both carts stay unchanged. D-17.
 */
export async function adoptGuestRentalCart(
  tx: Queries,
  guestId: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const guest: Owner = { kind: 'guest', id: guestId };
  const customer: Owner = { kind: 'customer', id: String(customerId) };
  const guestCartId = await lockRentalCart(tx, guest);
  const cartId = await lockRentalCart(tx, customer);
  const guestCart = await getRentalCart(tx, guest);
  if (guestCart.entries.length === 0) return;
  const own = await getRentalCart(tx, customer);
  if (own.provider && own.provider.id !== guestCart.provider?.id) return;
  await addVehicles(tx, cartId, own, guestCart, now);
  await emptyRentalCart(tx, guestCartId);
}
