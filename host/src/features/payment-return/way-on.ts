import type { Payment } from '@shop/domain';

/**
 * Where a settled payment leads: its order, its trip, or the wallet, which asks itself how the payment ended (STATE-40, F-29).
 */
export function wayOn({ id, purpose, orderId, tripId }: Payment): string {
  if (purpose === 'trip' && tripId !== null) return `/rental/trip-confirmed?trip_id=${tripId}`;
  if (purpose === 'order' && orderId !== null) return `/order-confirmed?order_id=${orderId}`;
  return `/profile?${new URLSearchParams({ page: 'wallet', payment_id: id }).toString()}`;
}

/** Where what was paid for is followed; `to`: where its payment leads. */
export const trackingOf = (to: string | undefined): string =>
  to && /[?&](order|trip)_id=/.test(to) ? to.replace(/^[^?]*/, '/track-order') : '/track-order';
