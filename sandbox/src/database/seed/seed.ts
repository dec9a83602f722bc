import type { Database } from '../database';
import { catalogueRows, categoryRows } from './catalogue/item-rows';
import { insertRows, moveSequence } from './insert-rows';
import { addressRows, customerRows, orderRows } from './people';
import { settings } from './settings';
import { bannerRows } from './town/banner-rows';
import { placeRows } from './town/place-rows';
import { hourRows, storeRows, townRows } from './town/store-rows';

const counted = [
  'modules',
  'zones',
  'categories',
  'stores',
  'items',
  'add_ons',
  'banners',
  'customers',
  'addresses',
  'orders',
  'order_lines',
];

/**
 * Fills an empty database with the town: the same rows with the same ids every time, dates counted from `now`.
 * All or nothing. A database that has modules already stays as it is; the answer says whether it was filled.
 */
export async function seed(database: Database, now: Date): Promise<boolean> {
  const customers = await customerRows(now);
  return database.transaction(async (tx) => {
    const known = await tx.query('SELECT 1 FROM modules LIMIT 1');
    if (known.length > 0) return false;
    const { items, addOns, itemAddOns } = catalogueRows(now);
    const town = townRows();
    const past = orderRows(now, items);
    const firstItem = (storeId: number) => items.find((item) => item.store_id === storeId)?.id ?? null;
    await insertRows(
      tx,
      'settings',
      Object.entries(settings).map(([key, value]) => ({ key, value })),
    );
    await insertRows(tx, 'modules', town.modules);
    await insertRows(tx, 'zones', town.zones);
    await insertRows(tx, 'module_zones', town.moduleZones);
    await insertRows(tx, 'categories', categoryRows());
    await insertRows(tx, 'stores', storeRows(now));
    await insertRows(tx, 'store_hours', hourRows());
    await insertRows(tx, 'items', items);
    await insertRows(tx, 'add_ons', addOns);
    await insertRows(tx, 'item_add_ons', itemAddOns);
    await insertRows(tx, 'banners', bannerRows(firstItem));
    await insertRows(tx, 'places', placeRows());
    await insertRows(tx, 'customers', customers);
    await insertRows(tx, 'addresses', addressRows(now));
    await insertRows(tx, 'orders', past.orders);
    await insertRows(tx, 'order_lines', past.lines);
    await insertRows(tx, 'order_history', past.history);
    for (const table of counted) await moveSequence(tx, table);
    return true;
  });
}
