import { useAction, useEndpoint, useShopConfig } from '@shop/api';
import { payTrip, toTripPayment, tripDetails } from '@shop/contract';
import { type Minor, type Trip } from '@shop/domain';
import { useSession } from '@shop/session';
import { getPaymentCallback } from '../../payment/go-to-payment';
import { useLeave } from '../../payment/use-leave';

/** The state of a trip just after booking. */
export type TripState = 'booked' | 'unpaid' | 'canceled';

/** Whether a trip still waits for its payment at a gateway, by the server's data only (F-29). */
const isTripUnpaid = ({ paymentMethod, paymentState, status }: Trip): boolean =>
  paymentMethod === 'digital_payment' && paymentState !== 'paid' && status === 'pending';

/** The state by the server's data only. */
export function getTripState(trip: Trip): TripState {
  if (trip.status === 'canceled') return 'canceled';
  return isTripUnpaid(trip) ? 'unpaid' : 'booked';
}

/** The amount still to be paid. Minor units. */
export const getOpenTripAmount = ({ paymentState, totals, walletPaid }: Trip): Minor =>
  paymentState === 'paid' ? 0 : Math.max(0, totals.total - walletPaid);

/** Milliseconds after which a trip that waits for its payment is read again. */
const interval = 5_000;

/** The visitor's trip, read at intervals while it waits for its payment. Null sends no request. */
export function useBookedTrip(trip: { number: number; phone: string } | null) {
  const isRestored = useSession((session) => session.restored);
  const query = trip && {
    trip_id: trip.number,
    ...(trip.phone ? { contact_number: trip.phone } : {}),
  };
  return useEndpoint(tripDetails, query && isRestored ? { query } : null, {
    revalidateOnMount: true,
    revalidateOnFocus: true,
    refreshInterval: (latest) => (latest && isTripUnpaid(latest) ? interval : 0),
  });
}

/** Retries the gateway for a trip that is not paid yet. */
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
        ...toTripPayment(trip.gateway ?? onlyGateway ?? '', getPaymentCallback({ tripId: trip.id })),
        ...(phone ? { contact_number: phone } : {}),
      },
    });
    if (response?.payAt) leave(response.payAt);
    else onChanged();
  };
  return { pay: () => void pay(), busy: paying.busy };
}
