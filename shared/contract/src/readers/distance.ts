import { inner, number, numberOrNull, records, text } from '@shop/contract/core';

/**
 * Metres and seconds; `duration` is "3600s", in older backends `rows[].elements[]`. `found` is false for ZERO_RESULTS: then
 * the distance is calculated (BIZ-35).
 */
export function distanceFromWire(wire: unknown) {
  const response = inner(Array.isArray(wire) ? wire[0] : wire);
  const element = records(inner(records(response.rows)[0]).elements)[0];
  const metres = numberOrNull(element ? inner(element.distance).value : response.distanceMeters);
  const status = element?.status ?? response.status;
  return {
    found: metres !== null && status !== 'ZERO_RESULTS' && status !== 'NOT_FOUND',
    metres: metres ?? 0,
    seconds: element
      ? number(inner(element.duration).value)
      : number(text(response.duration).replace(/s$/, '')),
  };
}
