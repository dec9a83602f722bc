import type { Database } from '../database';
import { catalogueRows, categoryRows } from './catalogue/item-rows';
import { ratingsByStore } from './catalogue/ratings';
import { insertRows, moveSequence, type Row } from './insert-rows';
import { brandRows } from './merchandise/brand-rows';
import { campaignRows, campaignStoreRows, campaignZoneRows } from './merchandise/campaign-rows';
import { conditionRows, itemConditionRows } from './merchandise/condition-rows';
import { couponRows } from './merchandise/coupon-rows';
import { flashRows } from './merchandise/flash-rows';
import { cancellationReasonRows } from './orders/cancellation-reasons';
import { messageRows } from './messages/message-rows';
import { courierRows } from './orders/couriers';
import { notificationRows } from './orders/notification-rows';
import { orderRows } from './orders/order-rows';
import { toReviewRows, withRatings } from './orders/order-reviews';
import { addressRows, customerRows } from './people';
import { pointRows } from './point-rows';
import {
  driverRows,
  providerRows,
  ratedVehicles,
  unitRows,
  vehicleBrandRows,
  vehicleCategoryRows,
  vehicleReviewRows,
  vehicleRows,
} from './rental/rental-rows';
import { tripRows } from './rental/trip-rows';
import { reviewRows } from './reviews/review-rows';
import { reviewerRows } from './reviews/reviewers';
import { popularSearchRows } from './searches/search-rows';
import { settings } from './settings';
import { parcelCategoryRows } from './parcels/parcel-rows';
import { bonusRows } from './wallet-bonuses';
import { shopTextRows } from './shop-texts/shop-text-rows';
import { bannerRows } from './shop/banner-rows';
import { placeRows } from './shop/place-rows';
import { hourRows, storeRows, shopRows } from './shop/store-rows';
import { wishlistRows } from './wishlist-rows';

const counted = [
  'modules',
  'zones',
  'categories',
  'parcel_categories',
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
  'point_transactions',
  'wallet_bonuses',
  'reviews',
  'couriers',
  'courier_reviews',
  'cancellation_reasons',
  'notifications',
  'wishes',
  'conversations',
  'messages',
  'rental_drivers',
  'vehicle_categories',
  'vehicle_brands',
  'vehicles',
  'vehicle_units',
  'vehicle_reviews',
  'trips',
  'trip_lines',
];

type Tables = readonly (readonly [table: string, rows: readonly Row[]])[];

/** Rows that depend on each other. */
function seedDataAt(now: Date) {
  const catalogue = catalogueRows(now);
  const coupons = couponRows(now);
  const stores = storeRows(now, ratingsByStore([...catalogue.items, ...ratedVehicles]));
  const past = orderRows(now, { catalogue, stores, coupons });
  const items = withRatings(catalogue.items, past.reviews);
  const reviews = reviewRows(now, catalogue.items);
  return { ...catalogue, items, coupons, past, reviews };
}
type SeedData = ReturnType<typeof seedDataAt>;

function shopTables(now: Date, { items, addOns, itemAddOns, coupons }: SeedData): Tables {
  const { modules, zones, moduleZones } = shopRows();
  const flash = flashRows(now, items);
  const getStoreItems = (storeId: number) =>
    items.filter((item) => item.store_id === storeId && item.campaign === false).map(({ id }) => Number(id));
  return [
    ['settings', Object.entries(settings).map(([key, value]) => ({ key, value }))],
    ['shop_texts', shopTextRows()],
    ['modules', modules],
    ['zones', zones],
    ['module_zones', moduleZones],
    ['categories', categoryRows()],
    ['parcel_categories', parcelCategoryRows()],
    ['stores', storeRows(now, ratingsByStore([...items, ...ratedVehicles]))],
    ['store_hours', hourRows()],
    ['campaigns', campaignRows(now)],
    ['campaign_zones', campaignZoneRows()],
    ['campaign_stores', campaignStoreRows()],
    ['brands', brandRows()],
    ['conditions', conditionRows()],
    ['items', items],
    ['item_conditions', itemConditionRows(items)],
    ['flash_sales', flash.sales],
    ['flash_sale_items', flash.items],
    ['add_ons', addOns],
    ['item_add_ons', itemAddOns],
    ['banners', bannerRows(getStoreItems)],
    ['places', placeRows()],
    ['coupons', coupons],
    ['wallet_bonuses', bonusRows(now)],
    ['popular_searches', popularSearchRows(now)],
  ];
}

function messageTables(now: Date, { past }: SeedData): Tables {
  const { conversations, messages } = messageRows(now, past.orders);
  return [
    ['conversations', conversations],
    ['messages', messages],
  ];
}

function rentalTables(now: Date, { items }: SeedData): Tables {
  const { trips, lines, history, reviews } = tripRows(
    now,
    storeRows(now, ratingsByStore([...items, ...ratedVehicles])),
  );
  return [
    ['rental_providers', providerRows()],
    ['rental_drivers', driverRows()],
    ['vehicle_categories', vehicleCategoryRows()],
    ['vehicle_brands', vehicleBrandRows()],
    ['vehicles', vehicleRows(now)],
    ['vehicle_units', unitRows()],
    ['vehicle_reviews', vehicleReviewRows(now)],
    ['trips', trips],
    ['trip_lines', lines],
    ['trip_history', history],
    ['vehicle_reviews', reviews],
  ];
}

const peopleTables = (now: Date, { items, past, reviews }: SeedData): Tables => [
  ['customers', reviewerRows(now)],
  ['addresses', addressRows(now)],
  ['couriers', courierRows()],
  ['cancellation_reasons', cancellationReasonRows()],
  ['orders', past.orders],
  ['order_lines', past.lines],
  ['order_history', past.history],
  ['coupon_uses', past.couponUses],
  ['notifications', notificationRows(now, past)],
  ['wallet_transactions', past.wallet],
  ['point_transactions', pointRows(now, past)],
  ['reviews', reviews],
  ['reviews', toReviewRows(past.reviews, 'item', reviews.length + 1)],
  ['courier_reviews', toReviewRows(past.reviews, 'courier', 1)],
  ['wishes', wishlistRows(now, items, storeRows(now, ratingsByStore([...items, ...ratedVehicles])))],
];

/**
 * Fills an empty database with the demo data: the same rows with the same ids every time, dates relative to `now`. All
 * or nothing. A database with modules stays unchanged. Returns whether it was filled.
 */
export async function seed(database: Database, now: Date): Promise<boolean> {
  const customers = await customerRows(now);
  return database.transaction(async (tx) => {
    const known = await tx.query('SELECT 1 FROM modules LIMIT 1');
    if (known.length > 0) return false;
    const shopSeed = seedDataAt(now);
    const tables = [
      ...shopTables(now, shopSeed),
      ['customers', customers] as const,
      ...peopleTables(now, shopSeed),
      ...messageTables(now, shopSeed),
      ...rentalTables(now, shopSeed),
    ];
    for (const [table, rows] of tables) await insertRows(tx, table, rows);
    for (const table of counted) await moveSequence(tx, table);
    return true;
  });
}
