import type { TripStatus } from '../entities';

/** Like orders, while it is pending (D-24); a confirmed trip also until its pick-up. */
export const mayCancelTrip = (status: TripStatus, pickupAt: string, now: Date): boolean =>
  status === 'pending' || (status === 'confirmed' && Date.parse(pickupAt) > now.getTime());

export const isTripOver = (status: TripStatus): boolean => status === 'completed' || status === 'canceled';

/** Whether the provider serves one of the zones of a location. STATE-26, ERR-14. */
export const servesPickup = (pickupZoneIds: readonly number[], zoneIds: readonly number[]): boolean =>
  pickupZoneIds.some((zone) => zoneIds.includes(zone));
