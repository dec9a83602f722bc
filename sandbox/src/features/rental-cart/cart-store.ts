import type { TripPlan } from '@shop/domain';
import { json, one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { providerById, type ProviderRow } from '../rental/providers';
import { vehiclesById, type VehicleRow } from '../rental/vehicle-row';

/** The quantity limit of a vehicle in a cart. */
export const maxQuantity = 100;

/** A stored line with its current vehicle. */
export interface RentalEntry {
  id: number;
  quantity: number;
  priceSeen: number | null;
  /** Its `available` counts for the cart's plan. */
  vehicle: VehicleRow;
}

/** What an owner wants to rent. */
export interface RentalCartState {
  /** Null before the owner's first rental. */
  id: number | null;
  plan: TripPlan | null;
  /** Of the vehicles; null: there are none. */
  provider: ProviderRow | null;
  entries: RentalEntry[];
}

/**
 * The owner's rental cart, created if missing, and locked until the transaction ends, so that two tabs wait for each
 * other.
 */
export async function lockRentalCart(tx: Queries, owner: Owner): Promise<number> {
  const cart = await one<{ id: number }>(
    tx,
    `INSERT INTO rental_carts (owner_kind, owner_id) VALUES ($1, $2)
     ON CONFLICT (owner_kind, owner_id) DO UPDATE SET updated_at = now() RETURNING id`,
    [owner.kind, owner.id],
  );
  if (!cart) throw new Error('an upsert that returns answers a row');
  return cart.id;
}

const getHead = (queries: Queries, owner: Owner): Promise<{ id: number; plan: TripPlan | null } | null> =>
  one(queries, 'SELECT id, plan FROM rental_carts WHERE owner_kind = $1 AND owner_id = $2', [
    owner.kind,
    owner.id,
  ]);

/** The stored cart, with the available units of its vehicles for its plan, or for another plan. */
export async function getRentalCart(
  queries: Queries,
  owner: Owner,
  otherPlan: TripPlan | null = null,
): Promise<RentalCartState> {
  const head = await getHead(queries, owner);
  const plan = otherPlan ?? head?.plan ?? null;
  const lines = await queries.query<{
    id: number;
    vehicle_id: number;
    quantity: number;
    price_seen: number | null;
  }>(
    `SELECT rental_cart_lines.id, vehicle_id, quantity, price_seen FROM rental_cart_lines
     JOIN rental_carts ON rental_carts.id = cart_id WHERE owner_kind = $1 AND owner_id = $2 ORDER BY rental_cart_lines.id`,
    [owner.kind, owner.id],
  );
  const rows = await vehiclesById(
    queries,
    lines.map((line) => line.vehicle_id),
    plan,
  );
  const vehicles = new Map(rows.map((row) => [row.id, row]));
  const entries = lines.flatMap(({ id, vehicle_id, quantity, price_seen: priceSeen }) => {
    const vehicle = vehicles.get(vehicle_id);
    return vehicle ? [{ id, quantity, priceSeen, vehicle }] : [];
  });
  const [first] = entries;
  const provider = first ? await providerById(queries, first.vehicle.provider_id) : null;
  return { id: head?.id ?? null, plan, provider, entries };
}

export const savePlan = (tx: Queries, cartId: number, plan: TripPlan | null): Promise<unknown> =>
  tx.query('UPDATE rental_carts SET plan = $2::jsonb WHERE id = $1', [cartId, plan && json(plan)]);

/** Creates or updates the line of a vehicle. */
export const saveLine = (
  tx: Queries,
  cartId: number,
  vehicleId: number,
  { quantity, priceSeen }: Pick<RentalEntry, 'quantity' | 'priceSeen'>,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO rental_cart_lines (cart_id, vehicle_id, quantity, price_seen) VALUES ($1, $2, $3, $4)
     ON CONFLICT (cart_id, vehicle_id) DO UPDATE SET quantity = excluded.quantity, price_seen = excluded.price_seen`,
    [cartId, vehicleId, quantity, priceSeen],
  );

/** Deletes lines; the plan stays. */
export const deleteLines = (tx: Queries, lines: readonly Pick<RentalEntry, 'id'>[]): Promise<unknown> =>
  tx.query('DELETE FROM rental_cart_lines WHERE id = ANY($1::int[])', [lines.map(({ id }) => id)]);

/** Empties a cart, its plan included. */
export async function emptyRentalCart(tx: Queries, cartId: number): Promise<void> {
  await tx.query('DELETE FROM rental_cart_lines WHERE cart_id = $1', [cartId]);
  await savePlan(tx, cartId, null);
}
