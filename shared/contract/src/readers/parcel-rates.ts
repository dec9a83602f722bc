import type { ParcelRates } from '@shop/domain';
import { money, type WireRecord } from '@shop/contract/core';

/** Rates of a parcel category, or the shop's for parcels; without a minimum there are none. X-31. */
export function parcelRatesFromWire(wire: WireRecord, decimals: number): ParcelRates | null {
  const minimum = money(wire.parcel_minimum_shipping_charge, decimals);
  return minimum > 0 ? { perKm: money(wire.parcel_per_km_shipping_charge, decimals), minimum } : null;
}
