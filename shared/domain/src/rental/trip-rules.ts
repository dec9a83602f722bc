import type { TripStatus } from '../entities';

/** As orders: while nobody has promised anything (D-24); a confirmed trip may be given up until its pick-up as well. */
export const mayCancelTrip = (status: TripStatus, pickupAt: string, now: Date): boolean =>
  status === 'pending' || (status === 'confirmed' && Date.parse(pickupAt) > now.getTime());

export const isTripOver = (status: TripStatus): boolean => status === 'completed' || status === 'canceled';

/** Of all zones that serve a place, whether the provider hands out vehicles in one. STATE-26, ERR-14. */
export const servesPickup = (pickupZoneIds: readonly number[], zoneIds: readonly number[]): boolean =>
  pickupZoneIds.some((zone) => zoneIds.includes(zone));
