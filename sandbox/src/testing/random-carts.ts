import type { Item, OrderType } from '@shop/domain';
import type { Random } from '../database/seed/random';
import type { CartEntry } from '../features/cart/cart-store';
import { toItem } from '../features/catalog/item-entity';
import type { ItemRow } from '../features/catalog/item-row';
import type { StoreRow } from '../features/catalog/store-row';
import type { ModuleZoneRow, ZoneRow } from '../features/config/zones';
import type { CouponRow } from '../features/coupons/coupon-store';
import type { View } from '../shop/shop';
import { randomChoice, randomItem, someDiscount, someMoney, somePercent } from './random-items';

/** Database rows of a store, its items and its delivery charges. */
export interface RandomStore {
  store: StoreRow;
  zone: ZoneRow;
  charges: ModuleZoneRow;
  goods: { row: ItemRow; item: Item }[];
}

/** Everything that the totals of an order depend on. */
export interface RandomCart extends Omit<RandomStore, 'goods'> {
  entries: CartEntry[];
  coupon: CouponRow | null;
  orderType: OrderType;
  position: { latitude: number; longitude: number };
  /** Minor units. */
  tip: number;
}

const ids = { store: 7, zone: 3, module: 1 };
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const chargeTypes = ['per_km', 'fixed'] as const;

const createCharges = (random: Random) => ({
  delivery_charge_type: random.pick(chargeTypes),
  per_km_charge: someMoney(random),
  minimum_charge: someMoney(random),
  maximum_charge: someMoney(random),
  fixed_charge: someMoney(random),
});

function storeRow(random: Random): StoreRow {
  const discount = someDiscount(random);
  return {
    id: ids.store,
    module_id: ids.module,
    module_type: 'food',
    zone_id: ids.zone,
    slug: '',
    name_i18n: { en: 'Store' },
    description_i18n: {},
    address_i18n: {},
    phone: '',
    email: '',
    latitude: 25 + random.next() / 5,
    longitude: 56 + random.next() / 5,
    logo: null,
    cover: null,
    avg_rating: 0,
    rating_count: 0,
    order_count: 0,
    tax: somePercent(random),
    minimum_order: 0,
    packaging_charge: random.chance(0.3) ? someMoney(random) : 0,
    store_discount: discount.value,
    store_discount_type: discount.type,
    store_discount_min_purchase: someMoney(random),
    store_discount_max: someMoney(random),
    store_discount_starts_on: random.pick([null, ...days]),
    store_discount_starts_at: random.pick([null, '09:00:00', '13:00:00']),
    store_discount_ends_on: random.pick([null, ...days]),
    store_discount_ends_at: random.pick([null, '11:59:59', '18:00:00']),
    self_delivery_system: random.chance(0.3),
    ...createCharges(random),
    free_delivery: random.chance(0.1),
    delivery: true,
    take_away: true,
    schedule_order: true,
    delivery_time: null,
    cutlery: false,
    schedule_lead: 0,
    schedule_days: null,
    featured: false,
    veg: true,
    non_veg: true,
    active: true,
    hours: [],
  };
}

const zoneRow = (random: Random): ZoneRow => ({
  id: ids.zone,
  name_i18n: {},
  ring: [],
  cash_on_delivery: true,
  digital_payment: true,
  increased_fee_active: random.chance(0.5),
  ...(random.chance(0.5)
    ? { increased_fee_type: 'percent' as const, increased_fee: somePercent(random) }
    : { increased_fee_type: 'amount' as const, increased_fee: someMoney(random) }),
  increased_fee_message_i18n: { en: 'Rain', ur: 'بارش', ar: 'مطر' },
});

const moduleZoneRow = (random: Random): ModuleZoneRow => ({
  zone_id: ids.zone,
  module_id: ids.module,
  maximum_cod_amount: random.chance(0.5) ? someMoney(random) : null,
  ...createCharges(random),
});

function couponRow(random: Random): CouponRow | null {
  const { type, value } = someDiscount(random);
  if (type === null || random.chance(0.3)) return null;
  return {
    id: 1,
    code: 'SAVE',
    title_i18n: { en: 'Save' },
    coupon_type: random.pick(['default', 'store_wise', 'zone_wise', 'free_delivery']),
    module_id: null,
    discount: value ?? 0,
    discount_type: type,
    min_purchase: someMoney(random),
    max_discount: someMoney(random),
    store_ids: random.pick([[ids.store], [1, ids.store], [1]]),
    zone_ids: random.pick([[ids.zone], [1]]),
    starts_on: '2026-11-01',
    expires_on: '2026-11-30',
    uses_of_one: null,
    active: true,
    used: 0,
    reach: [],
    module_name: null,
  };
}

function createGoods(random: Random, id: number, store: StoreRow, view: View) {
  const row = {
    ...randomItem(random, id, { store_id: store.id, zone_id: store.zone_id }),
    store_discount: store.store_discount,
    store_discount_type: store.store_discount_type,
    store_discount_ends_on: store.store_discount_ends_on,
  };
  return { row, item: toItem(row, view) };
}

const goodsPerCart = 6;

/** The same random generator gives the same stores and carts. */
export function randomStore(random: Random, view: View): RandomStore {
  const store = storeRow(random);
  const goods = Array.from({ length: goodsPerCart }, (_, index) =>
    createGoods(random, index + 1, store, view),
  );
  return { store, zone: zoneRow(random), charges: moduleZoneRow(random), goods };
}

function createEntry(random: Random, id: number, { row, item }: RandomStore['goods'][number]): CartEntry {
  const quantity = random.pick([1, 1, 2, 3, random.whole(1, 100)]);
  return { row, line: { ...randomChoice(random, row), id, item, quantity, priceSeen: someMoney(random) } };
}

/** A cart of one to four lines. */
export function randomCart(random: Random, { goods, ...stall }: RandomStore): RandomCart {
  const { latitude, longitude } = stall.store;
  const lines = random.pick([1, 1, 2, 3, 4]);
  const far = random.chance(0.02) ? 3 : 0.1; // without a road, so the great circle applies
  return {
    ...stall,
    entries: Array.from({ length: lines }, (_, index) => createEntry(random, index + 1, random.pick(goods))),
    coupon: couponRow(random),
    orderType: random.chance(0.85) ? 'delivery' : 'take_away',
    position: { latitude: latitude + far * random.next(), longitude: longitude - far * random.next() },
    tip: random.chance(0.3) ? someMoney(random) : 0,
  };
}
