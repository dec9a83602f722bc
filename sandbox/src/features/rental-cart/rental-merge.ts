import { getMergedPlan, getRate, type TripPlan } from '@shop/domain';
import { one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import {
  deleteLines,
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

const isOfOther = (own: RentalCartState, guest: RentalCartState): boolean =>
  own.provider !== null && guest.provider !== null && own.provider.id !== guest.provider.id;

const toGuestOwner = (id: string): Owner => ({ kind: 'guest', id });
const toCustomerOwner = (id: number): Owner => ({ kind: 'customer', id: String(id) });

/** The last offered cart is the one to choose. */
const remember = (tx: Queries, customerId: number, guestId: string, { entries }: RentalCartState) =>
  tx.query(
    `INSERT INTO rental_cart_merges (customer_id, guest_id, offered) VALUES ($1, $2, $3::int[])
     ON CONFLICT (customer_id) DO UPDATE SET guest_id = excluded.guest_id, offered = excluded.offered`,
    [customerId, guestId, entries.map(({ id }) => id)],
  );

/**
 * On sign-in: a guest's rental cart becomes the account's where that is empty. Vehicles of the same provider are added,
 * for one plan (`getMergedPlan`). With another provider both carts stay unchanged until the customer decides. D-17.
 */
export async function adoptGuestRentalCart(
  tx: Queries,
  guestId: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const guest = toGuestOwner(guestId);
  const customer = toCustomerOwner(customerId);
  const guestCartId = await lockRentalCart(tx, guest);
  const cartId = await lockRentalCart(tx, customer);
  const guestCart = await getRentalCart(tx, guest);
  if (guestCart.entries.length === 0) return;
  const own = await getRentalCart(tx, customer);
  if (isOfOther(own, guestCart)) return void (await remember(tx, customerId, guestId, guestCart));
  await addVehicles(tx, cartId, own, guestCart, now);
  await emptyRentalCart(tx, guestCartId);
}

interface OpenRentalMerge {
  guestId: string;
  offered: RentalCartState;
}

async function getOpenMerge(queries: Queries, customerId: number): Promise<OpenRentalMerge | null> {
  const row = await one<{ guest_id: string; offered: number[] }>(
    queries,
    'SELECT guest_id, offered FROM rental_cart_merges WHERE customer_id = $1',
    [customerId],
  );
  if (!row) return null;
  const guestCart = await getRentalCart(queries, toGuestOwner(row.guest_id));
  const entries = guestCart.entries.filter(({ id }) => row.offered.includes(id));
  return entries.length === 0 ? null : { guestId: row.guest_id, offered: { ...guestCart, entries } };
}

/** The guest's vehicles that the customer can still choose; null where nothing is open. D-17. */
export const openRentalMerge = async (
  queries: Queries,
  customerId: number,
): Promise<RentalCartState | null> => (await getOpenMerge(queries, customerId))?.offered ?? null;

/** Settles a merge: the offered vehicles are dropped, or replace those of another provider. D-17. */
export function settleRentalMerge(
  database: Database,
  customerId: number,
  choice: string,
  now: Date,
): Promise<void> {
  const customer = toCustomerOwner(customerId);
  return database.transaction(async (tx) => {
    const before = await getOpenMerge(tx, customerId);
    if (!before) return;
    await lockRentalCart(tx, toGuestOwner(before.guestId));
    const cartId = await lockRentalCart(tx, customer);
    const open = await getOpenMerge(tx, customerId); // checked again: another tab may have been faster
    if (!open) return;
    const { offered } = open;
    if (choice === 'guest') {
      const own = await getRentalCart(tx, customer);
      const isReplaced = isOfOther(own, offered);
      if (isReplaced) await emptyRentalCart(tx, cartId);
      await addVehicles(tx, cartId, isReplaced ? { ...own, entries: [] } : own, offered, now);
    }
    await deleteLines(tx, offered.entries);
    await tx.query('DELETE FROM rental_cart_merges WHERE customer_id = $1', [customerId]);
  });
}
