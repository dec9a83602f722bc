import { numberOrNull, type WireRecord } from '@shop/contract/core';

/** The vendor behind a store, to whom customers write; left out where the backend names none. D-28. */
export function vendorFromWire(store: WireRecord): { vendorId?: number } {
  const vendorId = numberOrNull(store.vendor_id);
  return vendorId === null ? {} : { vendorId };
}
