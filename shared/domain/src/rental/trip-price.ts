import type { RentalType, Store, TripPlan, TripTotals, Vehicle, VehicleRates } from '../entities';
import { type LinePrice, type Minor, roundHalfUp, unitDiscount } from '@shop/domain/core';
import { couponDiscount, type Coupon } from '../pricing/coupon';
import { storeDiscount } from '../pricing/store-discount';
import type { KnownTax } from '../pricing/order';
import { getTax, type TaxRule } from '../pricing/tax';
import { chargedUnits, daysBegun } from './rental-length';

const rateNames: Record<RentalType, keyof VehicleRates> = {
  hourly: 'hourly',
  distance_wise: 'perKm',
  day_wise: 'perDay',
};

/** Rate per unit of the rental type; null: not offered. */
export const getRate = (rates: VehicleRates, type: RentalType): Minor | null => rates[rateNames[type]];

/** The rental types that a vehicle offers. */
export const offeredTypes = (rates: VehicleRates): RentalType[] =>
  (Object.keys(rateNames) as RentalType[]).filter((type) => getRate(rates, type) !== null);

/** The fields of a plan that a vehicle is charged by. */
export type ChargedTime = Pick<TripPlan, 'pickupAt' | 'returnAt' | 'rentalType' | 'distance'>;

export interface TripLineToPrice {
  vehicle: Pick<Vehicle, 'rates' | 'discount'>;
  quantity: number;
}

/**
 * One line for the whole trip, in minor units: the rental of one vehicle is rounded half up once and multiplied by the
 * quantity, and so is its discount (D-14).
 */
export function priceTripLine(line: TripLineToPrice, plan: ChargedTime, timeZone: string): LinePrice {
  const rate = getRate(line.vehicle.rates, plan.rentalType) ?? 0;
  const unit = roundHalfUp(rate * chargedUnits(plan, timeZone));
  const gross = unit * line.quantity;
  const discount = unitDiscount(line.vehicle.discount, unit) * line.quantity;
  return { unit, options: 0, addOns: 0, gross, discount, net: gross - discount };
}

export interface TripToPrice {
  lines: readonly TripLineToPrice[];
  plan: TripPlan;
  provider: Pick<Store, 'id' | 'zoneId' | 'discount'> & { driverPerDay: Minor | null };
  coupon: Coupon | null;
  tax: TaxRule;
  /** The tax that the backend has worked out, in place of that of the rule. */
  knownTax?: KnownTax | null;
  /** What the shop charges for every trip; 0 where it is left out. */
  service?: Minor;
  now: Date;
  /** The shop's IANA zone. */
  timeZone: string;
}

/**
 * The totals of a trip: client and server calculate them with this one function, and the server's are charged.
 *
 * subtotal − discount − coupon (+ tax unless included) + driverFee + service = total, all whole minor units. Like a
 * delivery, driver and service are neither discounted nor taxed. Source: D-14, D-15.
 */
export function priceTrip({ lines, plan, provider, coupon, ...rules }: TripToPrice): TripTotals {
  const { tax, knownTax, service = 0, now, timeZone } = rules;
  const priced = lines.map((line) => ({ ...priceTripLine(line, plan, timeZone), quantity: line.quantity }));
  const subtotal = priced.reduce((sum, line) => sum + line.gross, 0);
  const providerResult = storeDiscount(provider.discount, priced, now, timeZone);
  const discount = providerResult.applies
    ? providerResult.discount
    : priced.reduce((sum, line) => sum + line.discount, 0);
  const base = { amount: subtotal - discount, storeId: provider.id, zoneId: provider.zoneId };
  const off = couponDiscount(coupon, base);
  const taxable = base.amount - off;
  const { amount: taxAmount, included } = knownTax ?? {
    amount: getTax(taxable, tax),
    included: tax.included,
  };
  const vehicles = lines.reduce((sum, line) => sum + line.quantity, 0);
  const driverFee =
    plan.driver === 'provider' ? (provider.driverPerDay ?? 0) * daysBegun(plan, timeZone) * vehicles : 0;
  return {
    subtotal,
    discount,
    coupon: off,
    tax: taxAmount,
    taxIncluded: included,
    driverFee,
    service,
    total: taxable + (included ? 0 : taxAmount) + driverFee + service,
  };
}
