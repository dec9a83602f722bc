import type { TripStatus } from '../entities';

/** Like orders, while it is pending (D-24); a confirmed trip also until its pick-up. */
export const mayCancelTrip = (status: TripStatus, pickupAt: string, now: Date): boolean =>
  status === 'pending' || (status === 'confirmed' && Date.parse(pickupAt) > now.getTime());

export const isTripOver = (status: TripStatus): boolean => status === 'completed' || status === 'canceled';

/** Whether the provider serves one of the zones of a location. STATE-26, ERR-14. */
export const servesPickup = (pickupZoneIds: readonly number[], zoneIds: readonly number[]): boolean =>
  pickupZoneIds.some((zone) => zoneIds.includes(zone));

/**
 * The plan of a guest's and an account's rental cart put together: the guest's, which was chosen last, unless its pick-up
 * is over and that of the account's is not. D-17.
 */
export function getMergedPlan<Plan extends { pickupAt: string }>(
  account: Plan | null,
  guest: Plan | null,
  now: Date,
): Plan | null {
  if (!account || !guest) return guest ?? account;
  const isOver = ({ pickupAt }: Plan) => Date.parse(pickupAt) < now.getTime();
  return isOver(guest) && !isOver(account) ? account : guest;
}
