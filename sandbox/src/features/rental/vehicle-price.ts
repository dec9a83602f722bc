import { getTypeOrder, type RentalType } from '@shop/domain';

const rates: Record<RentalType, string> = {
  hourly: 'vehicles.hourly',
  distance_wise: 'vehicles.per_km',
  day_wise: 'vehicles.per_day',
};

/**
 * An SQL expression for a rental type's price after the vehicle's own discount, for a number of units; null where the
 * type is not offered. The same as the domain's getVehiclePrice.
 */
export function toPriceSql(type: RentalType, units = '1'): string {
  const gross = `(${rates[type]} * ${units})`;
  return `(CASE WHEN ${rates[type]} IS NULL THEN NULL
    WHEN vehicles.discount_type = 'percent' THEN less_percent(${gross}, vehicles.discount)
    WHEN vehicles.discount_type = 'amount' THEN greatest(0, ${gross} - round(vehicles.discount)::bigint)
    ELSE ${gross} END)`;
}

/**
 * By the price on cards: by the price in the compared rental type for so many of its units, and after them the vehicles
 * that do not offer it, by the price of one unit of what they offer.
 */
export const toPriceOrder = (
  requested: RentalType | null,
  units: string,
  direction: 'ASC' | 'DESC',
): string =>
  getTypeOrder(requested)
    .map((type, index) => `${toPriceSql(type, index === 0 ? units : '1')} ${direction} NULLS LAST`)
    .join(', ');
