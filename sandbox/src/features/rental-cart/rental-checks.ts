import { getRate, servesPickup, type TripPlan, type VehicleRates } from '@shop/domain';
import type { Queries } from '../../database/database';
import { Refusal, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { zonesAt } from '../config/zones';
import type { ProviderRow } from '../rental/providers';
import type { VehicleRow } from '../rental/vehicle-row';
import type { RentalEntry } from './cart-store';

export const toRates = (row: VehicleRow): VehicleRates => ({
  hourly: row.hourly,
  perKm: row.per_km,
  perDay: row.per_day,
});

/** Why a line is not available for a plan; null where it is. Its vehicle's `available` is for that plan. */
export function getVehicleError(
  { vehicle, quantity }: Pick<RentalEntry, 'vehicle' | 'quantity'>,
  plan: TripPlan,
  view: View,
): ErrorEntry | null {
  const name = view.text(vehicle.name_i18n);
  const detail = { vehicle_id: vehicle.id };
  if (!vehicle.offered)
    return { code: 'not_available', text: 'vehicleGone', values: { name }, detail: { ...detail, left: 0 } };
  if (getRate(toRates(vehicle), plan.rentalType) === null)
    return {
      code: 'plan',
      text: 'vehicleNotThatWay',
      values: { name },
      detail: { ...detail, reason: 'rental_type' },
    };
  const left = vehicle.available ?? vehicle.quantity;
  if (quantity <= left) return null;
  const text = left === 0 ? 'vehicleTaken' : 'vehicleFewer';
  return { code: 'not_available', text, values: { name, left }, detail: { ...detail, left } };
}

/** Refuses the cart when a line is not available for a plan. */
export function checkVehicles(
  entries: readonly Pick<RentalEntry, 'vehicle' | 'quantity'>[],
  plan: TripPlan,
  view: View,
): void {
  const errorEntries = entries
    .map((entry) => getVehicleError(entry, plan, view))
    .filter((errorEntry) => errorEntry !== null);
  if (errorEntries.length > 0) throw new Refusal(409, errorEntries);
}

/** Why a provider does not serve a plan: inactive, no drivers, or another pick-up zone (ENT-23). */
export async function getProviderError(
  queries: Queries,
  provider: ProviderRow,
  plan: TripPlan,
  view: View,
): Promise<ErrorEntry | null> {
  const name = view.text(provider.name_i18n);
  if (!provider.active) return { code: 'provider', text: 'storeInactive', values: { store: name } };
  if (plan.driver === 'provider' && provider.driver_per_day === null)
    return { code: 'plan', text: 'noDrivers', values: { provider: name }, detail: { reason: 'driver' } };
  const zones = (await zonesAt(queries, plan.pickup)).map(({ id }) => id);
  if (servesPickup(provider.pickup_zone_ids, zones)) return null;
  return { code: 'pickup_zone', text: 'pickupZone', values: { provider: name } };
}

/** Refuses a plan that the provider does not serve. */
export async function checkProvider(...args: Parameters<typeof getProviderError>): Promise<void> {
  const errorEntry = await getProviderError(...args);
  if (errorEntry) throw new Refusal(403, [errorEntry]);
}
