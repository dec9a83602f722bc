import type { OfferedSize, OrderCharge, OrderTotals, ParcelCategory, ParcelRates, Zone } from '../entities';
import { deliveryFee } from '../pricing/delivery-fee';
import type { KnownTax } from '../pricing/order';
import { roundHalfUp, type Minor } from '@shop/domain/core';

const noCharges = { type: 'fixed', perKm: 0, minimum: 0, maximum: 0 } as const;

/** The rates of a category: its own, else the shop's; null where neither has any, and the price is unknown. X-31. */
export const getParcelRates = (
  category: Pick<ParcelCategory, 'rates'>,
  shop: ParcelRates | null,
): ParcelRates | null => category.rates ?? shop;

export interface ParcelToPrice {
  rates: ParcelRates;
  /** By road, from the sender to the receiver. */
  metres: number;
  /** Null where the backend has no sizes. */
  size: Pick<OfferedSize, 'charge'> | null;
  /** ENT-35, of the zone in which it is picked up. */
  increase: Zone['increasedFee'] | null;
  /** Charges on every order. */
  charges?: readonly OrderCharge[];
  /** Addition for the vehicle and a surge; minor units. */
  extra?: Minor;
  /** Tax that the backend has calculated; null: none. */
  knownTax?: KnownTax | null;
}

export interface PricedParcel extends OrderTotals {
  /** The charge by distance, not below the minimum. Minor units. */
  distanceFee: Minor;
  /** The part for its size. Minor units. */
  sizeFee: Minor;
}

/** The charge by distance alone: per km, rounded half up once, here, and at least the minimum. Minor units. */
export const getDistanceFee = ({ perKm, minimum }: ParcelRates, metres: number): Minor =>
  Math.max(minimum, roundHalfUp((metres * perKm) / 1_000));

/**
 * The totals of a parcel: client and server calculate them with this one function, and the server's are charged.
 *
 * distanceFee + sizeFee + extraFee = deliveryFee; with tax (unless included) and charges it is the total. A parcel has no
 * goods, coupon or free delivery. X-31, D-15.
 */
export function priceParcel(parcel: ParcelToPrice): PricedParcel {
  const distanceFee = getDistanceFee(parcel.rates, parcel.metres);
  const sizeFee = parcel.size?.charge ?? 0;
  const { fee, extra, reason } = deliveryFee(
    {
      orderType: 'delivery',
      metres: parcel.metres,
      charges: { ...noCharges, fixed: distanceFee + sizeFee },
      freeDelivery: null,
      increase: parcel.increase,
    },
    0,
    false,
    parcel.extra,
  );
  const charges = (parcel.charges ?? []).filter(({ amount }) => amount > 0);
  const tax = parcel.knownTax ?? { amount: 0, included: false };
  const chargesTotal = charges.reduce((sum, { amount }) => sum + amount, 0);
  return {
    subtotal: 0,
    discount: 0,
    coupon: 0,
    tax: tax.amount,
    taxIncluded: tax.included,
    deliveryFee: fee,
    extraFee: extra,
    extraFeeReason: reason,
    tip: 0,
    ...(charges.length > 0 ? { charges } : {}),
    total: fee + (tax.included ? 0 : tax.amount) + chargesTotal,
    distanceFee,
    sizeFee,
  };
}
