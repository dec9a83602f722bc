import {
  chargedUnits,
  priceTripLine,
  getRate,
  unitDiscount,
  type ChargedTime,
  type Minor,
  type RentalType,
  type Vehicle,
} from '@shop/domain';

/** The price of a vehicle: for the requested time if it can be rented so, otherwise for one unit. Minor units. */
export interface VehiclePrice {
  price: Minor;
  /** The price before the discount; null without one. */
  original: Minor | null;
  type: RentalType;
  /** Hours, kilometres or days that it covers; null: one unit. */
  units: number | null;
}

/** In the order that is most useful before a choice. */
const typeOrder: readonly RentalType[] = ['day_wise', 'hourly', 'distance_wise'];

/** The rental types of a vehicle, the requested one first. */
export function getRentalTypes(
  vehicle: Pick<Vehicle, 'rates'>,
  chargedTime: RentalType | null = null,
): RentalType[] {
  const offered = typeOrder.filter((type) => getRate(vehicle.rates, type) !== null);
  return chargedTime && offered.includes(chargedTime)
    ? [chargedTime, ...offered.filter((type) => type !== chargedTime)]
    : offered;
}

/** The price of one unit of a rental type, after the vehicle's own discount; null if it is not offered. */
export function unitPrice(
  vehicle: Pick<Vehicle, 'rates' | 'discount'>,
  type: RentalType,
): VehiclePrice | null {
  const rate = getRate(vehicle.rates, type);
  if (rate === null) return null;
  const discount = unitDiscount(vehicle.discount, rate);
  return { price: rate - discount, original: discount > 0 ? rate : null, type, units: null };
}

/** The price on a card; null: the vehicle cannot be rented at all. */
export function vehiclePrice(
  vehicle: Pick<Vehicle, 'rates' | 'discount'>,
  chargedTime: ChargedTime | null,
  timeZone: string,
): VehiclePrice | null {
  if (!chargedTime || getRate(vehicle.rates, chargedTime.rentalType) === null) {
    const [type] = getRentalTypes(vehicle, chargedTime?.rentalType);
    return type ? unitPrice(vehicle, type) : null;
  }
  const { net, gross, discount } = priceTripLine({ vehicle, quantity: 1 }, chargedTime, timeZone);
  const units = chargedUnits(chargedTime, timeZone);
  return { price: net, original: discount > 0 ? gross : null, type: chargedTime.rentalType, units };
}
