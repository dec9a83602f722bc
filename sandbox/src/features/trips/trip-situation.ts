import type { BookTripBody } from '@shop/contract';
import {
  normalisePhone,
  priceTrip,
  type ShopConfig,
  type TripLineToPrice,
  type TripPlan,
  type TripToPrice,
  type TripTotals,
  type Zone,
} from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { toStore, type RuledStore } from '../catalog/store-row';
import { getZoneCharges, zoneById, toZone } from '../config/zones';
import { getCouponError } from '../coupons/coupon-checks';
import { lockCouponByCode, toCoupon, type CouponRow, type CouponUser } from '../coupons/coupon-store';
import { lockRentalCart, getRentalCart, type RentalEntry } from '../rental-cart/cart-store';
import { toRates } from '../rental-cart/rental-checks';
import type { ProviderRow } from '../rental/providers';

/** A validated booking. */
export type BookBody = {
  [Name in keyof Omit<BookTripBody, 'schedule_at' | 'trip_type'>]-?: Exclude<BookTripBody[Name], undefined>;
} & Pick<BookTripBody, 'schedule_at' | 'trip_type'>;

/** Everything that a trip depends on, in its current state; the cart and its vehicles are locked. */
export interface TripSituation {
  body: BookBody;
  owner: Owner;
  cartId: number;
  plan: TripPlan;
  entries: RentalEntry[];
  provider: ProviderRow;
  store: RuledStore;
  zone: Zone;
  config: ShopConfig;
  totals: TripTotals;
  /** The applied coupon; null without one, or where it may not be used. */
  coupon: CouponRow | null;
  /** Why the requested coupon may not be used. */
  couponProblem: ErrorEntry | null;
}

/** A line with everything that its price depends on. */
export const lineToPrice = ({ vehicle, quantity }: RentalEntry): TripLineToPrice => ({
  vehicle: {
    rates: toRates(vehicle),
    discount:
      vehicle.discount !== null && vehicle.discount_type !== null && vehicle.discount > 0
        ? { type: vehicle.discount_type, value: vehicle.discount }
        : null,
  },
  quantity,
});

type Priced = Pick<TripSituation, 'totals' | 'coupon' | 'couponProblem'>;

/** The totals with the coupon of that code, if it may be used now; '' for none. BIZ-29 … BIZ-32. */
async function priceWithCoupon(
  tx: Queries,
  user: CouponUser,
  code: string,
  trip: Omit<TripToPrice, 'coupon'> & { provider: Pick<RuledStore, 'moduleId'> },
  view: View,
): Promise<Priced> {
  const withoutCoupon = priceTrip({ ...trip, coupon: null });
  if (code === '') return { totals: withoutCoupon, coupon: null, couponProblem: null };
  const row = await lockCouponByCode(tx, user, code);
  const { id: storeId, zoneId, moduleId } = trip.provider;
  const use = { storeId, zoneId, moduleId, amount: withoutCoupon.subtotal - withoutCoupon.discount };
  const couponProblem = getCouponError(row, use, view);
  if (couponProblem || !row) return { totals: withoutCoupon, coupon: null, couponProblem };
  return { totals: priceTrip({ ...trip, coupon: toCoupon(row) }), coupon: row, couponProblem };
}

/**
 * Locks the cart, then the vehicles in the order of their ids, so that bookings of the same vehicles run one after the
 * other.
 */
async function lockVehicles(tx: Queries, owner: Owner) {
  const cartId = await lockRentalCart(tx, owner);
  const ids = (await getRentalCart(tx, owner)).entries.map(({ vehicle }) => vehicle.id);
  await tx.query('SELECT id FROM vehicles WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
  return { cartId, ...(await getRentalCart(tx, owner)) };
}

export async function readTripSituation(
  tx: Queries,
  owner: Owner,
  body: BookBody,
  config: ShopConfig,
  view: View,
): Promise<TripSituation> {
  const { cartId, plan, provider, entries } = await lockVehicles(tx, owner);
  if (!provider || !plan) throw invalid('cart_empty', 'cartEmpty');
  if (provider.id !== body.provider_id) throw conflict('other_provider', 'otherProvider');
  const zoneRow = await zoneById(tx, provider.zone_id);
  if (!zoneRow) throw notFound();
  const store = toStore(provider);
  const trip = {
    lines: entries.map(lineToPrice),
    plan,
    provider: { ...store, driverPerDay: provider.driver_per_day },
    tax: { percent: store.tax, included: config.taxIncluded },
    now: view.now,
    timeZone: view.timeZone,
  };
  const user = { owner, phone: normalisePhone(body.contact_person_number) };
  const priced = await priceWithCoupon(tx, user, body.coupon_code, trip, view);
  const zone = toZone(zoneRow, await getZoneCharges(tx, [zoneRow.id]), '');
  return { body, owner, cartId, plan, entries, provider, store, zone, config, ...priced };
}
