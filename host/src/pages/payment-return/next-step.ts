import type { ClaimedOutcome, Payment } from '@shop/domain';

/** The page with a trip's status. */
export const tripAddress = (tripId: number): string => `/rental/trip-confirmed?trip_id=${tripId}`;

/**
 * The wallet, which checks for the payment itself. `claims` (the outcome in the gateway's address) goes into `funds`.
 */
export const walletAddress = (claims: ClaimedOutcome): string =>
  `/profile?page=wallet&funds=${claims ?? 'returned'}`;

/**
 * Where a payment leads: its order, its trip, or the wallet, which checks the outcome itself (STATE-40, F-29). The order's
 * page is told that the payment was declined or canceled, which it says only while the order is unpaid. `claims`: the
 * outcome in the gateway's address.
 */
export function getNextStep(
  { id, purpose, status, orderId, tripId }: Payment,
  claims: ClaimedOutcome = null,
): string {
  if (purpose === 'trip' && tripId !== null) return tripAddress(tripId);
  const outcome = status === 'failed' || status === 'canceled' ? status : claims;
  if (purpose === 'order' && orderId !== null)
    return `/order-confirmed?order_id=${orderId}${outcome ? `&payment=${outcome}` : ''}`;
  return `/profile?${new URLSearchParams({ page: 'wallet', payment_id: id }).toString()}`;
}

/** Where what was paid for is followed; `to`: where its payment leads. */
export const getTrackingPath = (to: string | undefined): string =>
  to && /[?&](order|trip)_id=/.test(to) ? to.replace(/^[^?]*/, '/track-order') : '/track-order';
