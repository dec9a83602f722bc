import type { Queries } from '../../database/database';
import type { Scope } from '../../http/scope';
import { providersById, type ProviderRow } from '../rental/providers';
import { offeredVehicle, vehiclesById, type VehicleRow } from '../rental/vehicle-row';

/** The column of the entry's kind, and its id. */
export interface RentalWishlistEntry {
  column: 'vehicle_id' | 'provider_id';
  id: number;
}

type Here = Pick<Scope, 'zoneIds' | 'moduleId'>;

/** Active providers with pick-up in the zones; `$1` are the zones, `$2` a module. */
const inZonesSql = `stores.active AND provider.pickup_zone_ids && $1::int[] AND ($2::int IS NULL OR stores.module_id = $2)`;

/** Every statement names the customer, so nobody can access another's list (F-46). The latest first. */
export async function getWishlistVehicles(
  queries: Queries,
  customerId: number,
  here: Here,
): Promise<VehicleRow[]> {
  const listed = await queries.query<{ id: number }>(
    `SELECT vehicles.id FROM rental_wishes wishes JOIN vehicles ON vehicles.id = wishes.vehicle_id AND vehicles.active
       JOIN stores ON stores.id = vehicles.provider_id JOIN rental_providers provider ON provider.store_id = stores.id
     WHERE ${inZonesSql} AND wishes.customer_id = $3 ORDER BY wishes.id DESC`,
    [here.zoneIds, here.moduleId, customerId],
  );
  return vehiclesById(
    queries,
    listed.map(({ id }) => id),
  );
}

export async function getWishlistProviders(
  queries: Queries,
  customerId: number,
  here: Here,
): Promise<ProviderRow[]> {
  const listed = await queries.query<{ id: number }>(
    `SELECT stores.id FROM rental_wishes wishes JOIN stores ON stores.id = wishes.provider_id
       JOIN rental_providers provider ON provider.store_id = stores.id
     WHERE ${inZonesSql} AND wishes.customer_id = $3 ORDER BY wishes.id DESC`,
    [here.zoneIds, here.moduleId, customerId],
  );
  return providersById(
    queries,
    listed.map(({ id }) => id),
  );
}

/** Whether the entry's target exists. */
export async function isOffered(queries: Queries, { column, id }: RentalWishlistEntry): Promise<boolean> {
  if (column === 'vehicle_id') return (await offeredVehicle(queries, id)) !== null;
  return (await providersById(queries, [id])).some(({ active }) => active);
}

/** Adds an entry; returns whether it is new. */
export async function addEntry(
  queries: Queries,
  customerId: number,
  { column, id }: RentalWishlistEntry,
): Promise<boolean> {
  const added = await queries.query(
    `INSERT INTO rental_wishes (customer_id, ${column}) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`,
    [customerId, id],
  );
  return added.length > 0;
}

/** Removes an entry; returns whether it was there. */
export async function removeEntry(
  queries: Queries,
  customerId: number,
  { column, id }: RentalWishlistEntry,
): Promise<boolean> {
  const removed = await queries.query(
    `DELETE FROM rental_wishes WHERE customer_id = $1 AND ${column} = $2 RETURNING id`,
    [customerId, id],
  );
  return removed.length > 0;
}
