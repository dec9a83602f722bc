import {
  chargedUnits,
  priceTripLine,
  rateOf,
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
const telling: readonly RentalType[] = ['day_wise', 'hourly', 'distance_wise'];

/** The ways in which a vehicle is to be had, what is asked for first. */
export function typesOf(vehicle: Pick<Vehicle, 'rates'>, asked: RentalType | null = null): RentalType[] {
  const offered = telling.filter((type) => rateOf(vehicle.rates, type) !== null);
  return asked && offered.includes(asked) ? [asked, ...offered.filter((type) => type !== asked)] : offered;
}

/** One unit of a way of renting, after the vehicle's own discount; null: not to be had that way. */
export function unitPrice(
  vehicle: Pick<Vehicle, 'rates' | 'discount'>,
  type: RentalType,
): VehiclePrice | null {
  const rate = rateOf(vehicle.rates, type);
  if (rate === null) return null;
  const discount = unitDiscount(vehicle.discount, rate);
  return { price: rate - discount, original: discount > 0 ? rate : null, type, units: null };
}

/** What a card shows; null: the vehicle is not to be had in any way. */
export function vehiclePrice(
  vehicle: Pick<Vehicle, 'rates' | 'discount'>,
  asked: ChargedTime | null,
  timeZone: string,
): VehiclePrice | null {
  if (!asked || rateOf(vehicle.rates, asked.rentalType) === null) {
    const [type] = typesOf(vehicle, asked?.rentalType);
    return type ? unitPrice(vehicle, type) : null;
  }
  const { net, gross, discount } = priceTripLine({ vehicle, quantity: 1 }, asked, timeZone);
  const units = chargedUnits(asked, timeZone);
  return { price: net, original: discount > 0 ? gross : null, type: asked.rentalType, units };
}
