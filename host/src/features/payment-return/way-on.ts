import type { Payment } from '@shop/domain';

/**
 * Where a settled payment leads: its order, its trip, or the wallet, which asks itself how the payment ended (STATE-40, F-29).
 * A guest's order or trip needs its phone.
 */
export function wayOn(payment: Payment, isCustomer: boolean): string {
  const { id, purpose, orderId, tripId, contactPhone } = payment;
  const phone: Record<string, string> = isCustomer || !contactPhone ? {} : { phone: contactPhone };
  const confirmed = (path: string, name: string, number: number) =>
    `${path}?${new URLSearchParams({ [name]: String(number), ...phone }).toString()}`;
  if (purpose === 'trip' && tripId !== null) return confirmed('/rental/trip-confirmed', 'trip_id', tripId);
  if (purpose === 'order' && orderId !== null) return confirmed('/order-confirmed', 'order_id', orderId);
  return `/profile?${new URLSearchParams({ page: 'wallet', payment_id: id }).toString()}`;
}

/** Where what was paid for is followed; `to`: where its payment leads. */
export const trackingOf = (to: string | undefined): string =>
  to && /[?&](order|trip)_id=/.test(to) ? to.replace(/^[^?]*/, '/track-order') : '/track-order';
