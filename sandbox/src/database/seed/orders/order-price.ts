import { priceOrder, type DeliveryCharges, type PricedOrder } from '@shop/domain';
import { toCoupon, type CouponRow } from '../../../features/coupons/coupon-store';
import { chargedMetres } from '../../../features/places/roads';
import type { Row } from '../insert-rows';
import { shopTimeZone } from '../settings';
import type { Place } from '../shop/place-rows';
import { zones } from '../shop/city';
import type { PlannedOrder } from './planned-orders';
import type { SoldLine } from './sold-goods';

const free: DeliveryCharges = { type: 'fixed', perKm: 0, minimum: 0, maximum: 0, fixed: 0 };

/** Stores with their own delivery have their own charges; for others the zone's apply. */
function toCharges({ store }: PlannedOrder, row: Row): DeliveryCharges {
  if (row.self_delivery_system !== true) {
    const zone = zones.find(({ id }) => id === store.place.zone);
    return zone?.modules[store.module.slug] ?? free;
  }
  return {
    type: row.delivery_charge_type === 'fixed' ? 'fixed' : 'per_km',
    perKm: Number(row.per_km_charge),
    minimum: Number(row.minimum_charge),
    maximum: Number(row.maximum_charge),
    fixed: Number(row.fixed_charge),
  };
}

export const mostInCash = ({ store }: PlannedOrder): number =>
  zones.find(({ id }) => id === store.place.zone)?.modules[store.module.slug]?.maximumCash ?? Infinity;

/** The totals by the same rules as any order, without store discounts. `place`: the delivery address. */
export function priceSeedOrder(
  order: PlannedOrder,
  lines: readonly SoldLine[],
  { store, coupons, place }: { store: Row; coupons: readonly Row[]; place: Place },
): PricedOrder & { metres: number } {
  const position = { latitude: Number(store.latitude), longitude: Number(store.longitude) };
  const metres = order.type === 'delivery' ? chargedMetres(position, place) : 0;
  const coupon = coupons.find(({ code }) => code === order.coupon);
  const priced = priceOrder({
    lines: lines.map(({ item, choice, quantity }) => ({ ...choice, item, quantity })),
    store: {
      id: order.store.id,
      zoneId: order.store.place.zone,
      discount: null,
      freeDelivery: store.free_delivery === true,
    },
    coupon: coupon ? toCoupon(coupon as unknown as CouponRow) : null, // couponRows makes them so
    tax: { percent: Number(store.tax), included: false },
    delivery: {
      orderType: order.type,
      metres,
      charges: toCharges(order, store),
      freeDelivery: { status: true, type: 'free_delivery_over', over: 6_000 },
      increase: null,
    },
    tip: order.tip,
    now: order.placed,
    timeZone: shopTimeZone,
  });
  return { ...priced, metres };
}
