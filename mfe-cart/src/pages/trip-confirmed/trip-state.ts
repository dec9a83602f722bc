import type { Minor, Trip } from '@shop/domain';

/** How a trip stands just after it was booked. */
export type TripState = 'booked' | 'unpaid' | 'canceled';

/** Whether a trip still waits for its payment at a gateway: the server's word, nobody else's (F-29). */
export const awaitsTripPayment = ({ paymentMethod, paymentState, status }: Trip): boolean =>
  paymentMethod === 'digital_payment' && paymentState !== 'paid' && status === 'pending';

/** The server's word only. */
export function tripState(trip: Trip): TripState {
  if (trip.status === 'canceled') return 'canceled';
  return awaitsTripPayment(trip) ? 'unpaid' : 'booked';
}

/** What is still to be paid. */
export const openTripAmount = ({ paymentState, totals, walletPaid }: Trip): Minor =>
  paymentState === 'paid' ? 0 : Math.max(0, totals.total - walletPaid);
