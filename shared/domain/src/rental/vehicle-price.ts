import type { RentalType, Vehicle } from '../entities';
import { unitDiscount, type Minor } from '@shop/domain/core';
import { chargedUnits } from './rental-length';
import { getRate, priceTripLine, type ChargedTime } from './trip-price';

/** The price of a vehicle: for the requested time if it can be rented so, otherwise for one unit. Minor units. */
export interface VehiclePrice {
  price: Minor;
  /** The price before the discount; null without one. */
  original: Minor | null;
  type: RentalType;
  /** Hours, kilometres or days that it covers; null: one unit. */
  units: number | null;
}

type PricedVehicle = Pick<Vehicle, 'rates' | 'discount'>;

/** In the order that is most useful before a choice. */
const typeOrder: readonly RentalType[] = ['day_wise', 'hourly', 'distance_wise'];

/**
 * The rental type by which vehicles are compared: prices are shown, filtered and sorted by its unit. Without a requested
 * one it is the day. ROUTE-06.
 */
export const getComparedType = (requested: RentalType | null): RentalType => requested ?? 'day_wise';

/** All rental types, the requested one first: the first that a vehicle offers is the one on its card. ROUTE-06. */
export const getTypeOrder = (requested: RentalType | null): RentalType[] => {
  const first = getComparedType(requested);
  return [first, ...typeOrder.filter((type) => type !== first)];
};

/** The rental types of a vehicle, the requested one first. */
export const getRentalTypes = (
  vehicle: Pick<Vehicle, 'rates'>,
  requested: RentalType | null = null,
): RentalType[] => getTypeOrder(requested).filter((type) => getRate(vehicle.rates, type) !== null);

/** The price of one unit of a rental type, after the vehicle's own discount; null if it is not offered. */
export function getVehicleRate(vehicle: PricedVehicle, type: RentalType): VehiclePrice | null {
  const rate = getRate(vehicle.rates, type);
  if (rate === null) return null;
  const discount = unitDiscount(vehicle.discount, rate);
  return { price: rate - discount, original: discount > 0 ? rate : null, type, units: null };
}

/** What was requested of a list of vehicles. */
export interface RequestedRental {
  /** null without a choice. */
  rentalType: RentalType | null;
  /** What a vehicle is charged for; null without a time. */
  chargedTime: ChargedTime | null;
}

/** The price on a card; null: the vehicle cannot be rented at all. ROUTE-06. */
export function getVehiclePrice(
  vehicle: PricedVehicle,
  { rentalType, chargedTime }: RequestedRental,
  timeZone: string,
): VehiclePrice | null {
  if (!chargedTime || getRate(vehicle.rates, chargedTime.rentalType) === null) {
    const [type] = getRentalTypes(vehicle, chargedTime?.rentalType ?? rentalType);
    return type ? getVehicleRate(vehicle, type) : null;
  }
  const { net, gross, discount } = priceTripLine({ vehicle, quantity: 1 }, chargedTime, timeZone);
  const units = chargedUnits(chargedTime, timeZone);
  return { price: net, original: discount > 0 ? gross : null, type: chargedTime.rentalType, units };
}
