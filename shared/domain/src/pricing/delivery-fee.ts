import type { DeliveryCharges, Discount, OrderType, ShopConfig, Store, Zone } from '../entities';
import { roundHalfUp, type Minor } from '@shop/domain/core';

export interface DeliveryToPrice {
  orderType: OrderType;
  /** From the store to the customer (BIZ-35). */
  metres: number;
  /** See `chargesFor`. */
  charges: DeliveryCharges;
  /** The admin's rule (ENT-33). */
  freeDelivery: ShopConfig['freeDelivery'];
  /** ENT-35. */
  increase: Zone['increasedFee'] | null;
}

export interface DeliveryFee {
  fee: Minor;
  /** The part of `fee` that an increase, a vehicle or a surge added. */
  extra: Minor;
  /** The increase's message; '' without one. */
  reason: string;
}

/** Surcharge of a zone's deliveries at a time: percent of the fee, or an amount in minor units. */
export interface Surge {
  price: Discount;
  /** The shop's explanation; '' without one. */
  note: string;
}

const free: DeliveryFee = { fee: 0, extra: 0, reason: '' };
const noCharges: DeliveryCharges = { type: 'per_km', perKm: 0, minimum: 0, maximum: 0, fixed: 0 };

/** The store's own charges when it delivers itself, else the zone's for the store's module. BIZ-34. */
export function chargesFor(
  store: Pick<Store, 'selfDelivery' | 'charges' | 'moduleId'>,
  zone: Pick<Zone, 'modules'> | null,
): DeliveryCharges {
  if (store.selfDelivery) return store.charges;
  return zone?.modules.find(({ moduleId }) => moduleId === store.moduleId)?.charges ?? noCharges;
}

/** Whether the admin's rule makes the delivery of that amount free: subtotal − discount − coupon, at or above (BIZ-37). */
export function adminFreesDelivery(rule: ShopConfig['freeDelivery'], amount: Minor): boolean {
  if (!rule?.status) return false;
  return rule.type === 'free_delivery_to_all_store' || amount >= rule.over;
}

/** Fee before any increase: fixed, or by distance between minimum and maximum (0: no upper bound). BIZ-36. */
function baseFee(charges: DeliveryCharges, metres: number): Minor {
  if (charges.type === 'fixed') return charges.fixed;
  const byDistance = roundHalfUp((metres * charges.perKm) / 1000);
  const bounded = charges.maximum === 0 ? byDistance : Math.min(byDistance, charges.maximum);
  return Math.max(bounded, charges.minimum);
}

function getFeeIncrease(increase: Zone['increasedFee'], fee: Minor): Minor {
  const { type, value } = increase.discount;
  return type === 'amount' ? value : roundHalfUp((fee * value) / 100);
}

/**
 * Delivery fee of an order, in minor units. BIZ-34 … BIZ-38.
 *
 * `amount` is subtotal − discount − coupon; `isFree`: the store or a coupon pays the fee. `further` (vehicle for that
 * distance, surge) is added if there is a fee.
 */
export function deliveryFee(
  delivery: DeliveryToPrice,
  amount: Minor,
  isFree: boolean,
  further: Minor = 0,
): DeliveryFee {
  if (delivery.orderType === 'take_away' || isFree) return free;
  if (adminFreesDelivery(delivery.freeDelivery, amount)) return free;
  const fee = baseFee(delivery.charges, delivery.metres);
  const increase = delivery.increase?.active ? delivery.increase : null;
  const increased = increase ? getFeeIncrease(increase, fee) : 0;
  const extra = increased + further;
  return { fee: fee + extra, extra, reason: increase && increased > 0 ? increase.message : '' };
}
