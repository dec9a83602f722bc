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

/** What a vehicle costs: over the asked time where it may be rented so, else for one unit. Minor units. */
export interface VehiclePrice {
  price: Minor;
  /** Before its discount; null: none. */
  original: Minor | null;
  type: RentalType;
  /** Hours, kilometres or days that it is for; null: for one unit. */
  units: number | null;
}

/** In the order in which they say most to who has not chosen yet. */
const typeOrder: readonly RentalType[] = ['day_wise', 'hourly', 'distance_wise'];

/** The ways in which a vehicle is to be had, what is requested first. */
export function getRentalTypes(
  vehicle: Pick<Vehicle, 'rates'>,
  chargedTime: RentalType | null = null,
): RentalType[] {
  const offered = typeOrder.filter((type) => getRate(vehicle.rates, type) !== null);
  return chargedTime && offered.includes(chargedTime)
    ? [chargedTime, ...offered.filter((type) => type !== chargedTime)]
    : offered;
}

/** One unit of a way of renting, after the vehicle's own discount; null: not to be had that way. */
export function unitPrice(
  vehicle: Pick<Vehicle, 'rates' | 'discount'>,
  type: RentalType,
): VehiclePrice | null {
  const rate = getRate(vehicle.rates, type);
  if (rate === null) return null;
  const discount = unitDiscount(vehicle.discount, rate);
  return { price: rate - discount, original: discount > 0 ? rate : null, type, units: null };
}

/** What a card shows; null: the vehicle is not to be had in any way. */
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
