import { useAction, useEndpoint, useShopConfig } from '@shop/api';
import { payTrip, toTripPayment, tripDetails } from '@shop/contract';
import { type Minor, type Trip } from '@shop/domain';
import { useSession } from '@shop/session';
import { paymentCallback } from '../../payment/go-to-payment';
import { useLeave } from '../../payment/use-leave';

/** How a trip stands just after it was booked. */
export type TripState = 'booked' | 'unpaid' | 'canceled';

/** Whether a trip still waits for its payment at a gateway: the server's word, nobody else's (F-29). */
const awaitsTripPayment = ({ paymentMethod, paymentState, status }: Trip): boolean =>
  paymentMethod === 'digital_payment' && paymentState !== 'paid' && status === 'pending';

/** The server's word only. */
export function tripState(trip: Trip): TripState {
  if (trip.status === 'canceled') return 'canceled';
  return awaitsTripPayment(trip) ? 'unpaid' : 'booked';
}

/** What is still to be paid. */
export const openTripAmount = ({ paymentState, totals, walletPaid }: Trip): Minor =>
  paymentState === 'paid' ? 0 : Math.max(0, totals.total - walletPaid);

/** Milliseconds after which a trip that waits for its payment is requested anew. */
const interval = 5_000;

/** A trip of the visitor's own, asked for again and again while it waits for its payment. Null asks nothing. */
export function useBookedTrip(question: { number: number; phone: string } | null) {
  const isRestored = useSession((session) => session.restored);
  const query = question && {
    trip_id: question.number,
    ...(question.phone ? { contact_number: question.phone } : {}),
  };
  return useEndpoint(tripDetails, query && isRestored ? { query } : null, {
    revalidateOnMount: true,
    revalidateOnFocus: true,
    refreshInterval: (latest) => (latest && awaitsTripPayment(latest) ? interval : 0),
  });
}

/** Tries the gateway once more for a trip that is not paid yet. */
export function usePayTrip(trip: Trip, phone: string, onChanged: () => void) {
  const paying = useAction(payTrip);
  const leave = useLeave();
  const { gateways = [] } = useShopConfig() ?? {};
  // Some backends say only that it is to be paid online.
  const onlyGateway = gateways.length === 1 ? gateways[0]?.key : null;
  const pay = async () => {
    const response = await paying.run({
      body: {
        trip_id: trip.id,
        ...toTripPayment(trip.gateway ?? onlyGateway ?? '', paymentCallback({ tripId: trip.id })),
        ...(phone ? { contact_number: phone } : {}),
      },
    });
    if (response?.payAt) leave(response.payAt);
    else onChanged();
  };
  return { pay: () => void pay(), busy: paying.busy };
}
