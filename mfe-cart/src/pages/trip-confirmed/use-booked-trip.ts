import { useAction, useEndpoint } from '@shop/api';
import { payTrip, tripDetails } from '@shop/contract';
import type { Trip } from '@shop/domain';
import { useSession } from '@shop/session';
import { paymentCallback } from '../../payment/go-to-payment';
import { useLeave } from '../../payment/use-leave';
import { awaitsTripPayment } from './trip-state';

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
  const pay = async () => {
    const response = await paying.run({
      body: {
        trip_id: trip.id,
        payment_method: 'digital_payment',
        gateway: trip.gateway ?? '',
        callback: paymentCallback({ tripId: trip.id }),
        ...(phone ? { contact_number: phone } : {}),
      },
    });
    if (response?.payAt) leave(response.payAt);
    else onChanged();
  };
  return { pay: () => void pay(), busy: paying.busy };
}
