import type { Database } from '../database';
import { catalogueRows, categoryRows } from './catalogue/item-rows';
import { ratingsByStore } from './catalogue/ratings';
import { insertRows, moveSequence } from './insert-rows';
import { brandRows } from './merchandise/brand-rows';
import { campaignRows, campaignStoreRows, campaignZoneRows } from './merchandise/campaign-rows';
import { conditionRows, itemConditionRows } from './merchandise/condition-rows';
import { couponRows } from './merchandise/coupon-rows';
import { flashRows } from './merchandise/flash-rows';
import { addressRows, customerRows, orderRows } from './people';
import { reviewRows } from './reviews/review-rows';
import { reviewerRows } from './reviews/reviewers';
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
  'campaigns',
  'flash_sales',
  'brands',
  'conditions',
  'coupons',
  'customers',
  'addresses',
  'orders',
  'order_lines',
  'wallet_transactions',
  'reviews',
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
    const flash = flashRows(now, items);
    const itemsOf = (storeId: number) =>
      items
        .filter((item) => item.store_id === storeId && item.campaign === false)
        .map(({ id }) => Number(id));
    await insertRows(
      tx,
      'settings',
      Object.entries(settings).map(([key, value]) => ({ key, value })),
    );
    await insertRows(tx, 'modules', town.modules);
    await insertRows(tx, 'zones', town.zones);
    await insertRows(tx, 'module_zones', town.moduleZones);
    await insertRows(tx, 'categories', categoryRows());
    await insertRows(tx, 'stores', storeRows(now, ratingsByStore(items)));
    await insertRows(tx, 'store_hours', hourRows());
    await insertRows(tx, 'campaigns', campaignRows(now));
    await insertRows(tx, 'campaign_zones', campaignZoneRows());
    await insertRows(tx, 'campaign_stores', campaignStoreRows());
    await insertRows(tx, 'brands', brandRows());
    await insertRows(tx, 'conditions', conditionRows());
    await insertRows(tx, 'items', items);
    await insertRows(tx, 'item_conditions', itemConditionRows(items));
    await insertRows(tx, 'flash_sales', flash.sales);
    await insertRows(tx, 'flash_sale_items', flash.items);
    await insertRows(tx, 'add_ons', addOns);
    await insertRows(tx, 'item_add_ons', itemAddOns);
    await insertRows(tx, 'banners', bannerRows(itemsOf));
    await insertRows(tx, 'places', placeRows());
    await insertRows(tx, 'coupons', couponRows(now));
    await insertRows(tx, 'customers', customers);
    await insertRows(tx, 'customers', reviewerRows(now));
    await insertRows(tx, 'addresses', addressRows(now));
    await insertRows(tx, 'orders', past.orders);
    await insertRows(tx, 'order_lines', past.lines);
    await insertRows(tx, 'order_history', past.history);
    await insertRows(tx, 'wallet_transactions', past.wallet);
    await insertRows(tx, 'reviews', reviewRows(now, items));
    for (const table of counted) await moveSequence(tx, table);
    return true;
  });
}
