import type { Position } from '@shop/domain';
import { one, type Queries, type SqlValue } from '../../database/database';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import { farness, storeOrders } from '../catalog/store-lists';
import { selectStores, storeById, type StoreRow } from '../catalog/store-row';
import { storeToWire } from '../catalog/store-wire';
import { hasWords } from './vehicle-list';

/** The fields of a provider in addition to those of a store. */
interface ProviderExtras {
  store_id: number;
  pickup_zone_ids: number[];
  driver_per_day: number | null;
  vehicle_count: number;
}

export interface ProviderRow extends StoreRow {
  pickup_zone_ids: number[];
  driver_per_day: number | null;
  /** Number of vehicles that it offers, by kind. */
  vehicle_count: number;
}

async function withExtras(queries: Queries, stores: StoreRow[]): Promise<ProviderRow[]> {
  const extras = await queries.query<ProviderExtras>(
    `SELECT store_id, pickup_zone_ids, driver_per_day,
       (SELECT count(*) FROM vehicles WHERE provider_id = store_id AND active) AS vehicle_count
     FROM rental_providers WHERE store_id = ANY($1::int[])`,
    [stores.map(({ id }) => id)],
  );
  const byStore = new Map(extras.map((entry) => [entry.store_id, entry]));
  return stores.flatMap((store) => {
    const own = byStore.get(store.id);
    return own ? [{ ...store, ...own }] : [];
  });
}

/** One provider, active or not; null when there is none. */
export async function providerById(queries: Queries, id: number): Promise<ProviderRow | null> {
  const store = await storeById(queries, id);
  return store ? ((await withExtras(queries, [store]))[0] ?? null) : null;
}

/** Providers by id, in the order of the ids; deleted ones are left out. */
export async function providersById(queries: Queries, ids: number[]): Promise<ProviderRow[]> {
  const list = { where: 'stores.id = ANY($1::int[])', order: 'array_position($1::int[], stores.id)' };
  return withExtras(
    queries,
    await selectStores(queries, { ...list, values: [ids] }, { limit: ids.length, page: 1 }),
  );
}

export type ProviderOrder = 'distance' | 'rating' | 'newest';

const orders = new Map<ProviderOrder, string>([
  ['rating', storeOrders.topRated],
  ['newest', storeOrders.latest],
]);

interface ProviderListing extends Pick<Scope, 'zoneIds' | 'moduleId'> {
  name: string;
  order: ProviderOrder;
  position: Position | null;
}

/**
 * A page of active providers with pick-up in the zones; sorted by distance with a location, else the popular ones
 * first.
 */
export async function providersPage(
  queries: Queries,
  { zoneIds, moduleId, name, order, position }: ProviderListing,
  paging: Paging,
): Promise<{ total: number; rows: ProviderRow[] }> {
  const values: SqlValue[] = [zoneIds, moduleId, name];
  const where = `stores.active AND ($2::int IS NULL OR stores.module_id = $2)
    AND EXISTS (SELECT FROM rental_providers WHERE store_id = stores.id AND pickup_zone_ids && $1::int[])
    AND ${hasWords('search_text(stores.name_i18n)', '$3::text')}`;
  const counted = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM stores WHERE ${where}`,
    values,
  );
  const take = (value: SqlValue) => `$${values.push(value)}`;
  const by = orders.get(order) ?? (position ? farness(position, take) : storeOrders.popular);
  const rows = await withExtras(queries, await selectStores(queries, { where, order: by, values }, paging));
  return { total: counted?.count ?? 0, rows };
}

/** ENT-23: a store with its pick-up zones and the daily price of a driver. */
export const providerToWire = (row: ProviderRow, view: View) => ({
  ...storeToWire(row, view),
  pickup_zone_id: row.pickup_zone_ids,
  total_vehicles: row.vehicle_count,
  driver_charge_per_day: row.driver_per_day === null ? null : view.money(row.driver_per_day),
});
