import { ApiError, reportError, type Api } from '@shop/api';
import { payTrip, toRestPayment, toTripPayment, type BookTripBody } from '@shop/contract';
import { getPaymentCallback } from '../../payment/go-to-payment';

/** How a booking is to be paid, as a call of its own; null: in cash, when the vehicle is picked up. */
function getWay(
  { payment_method: method, gateway = '', partial_payment: isPartial }: BookTripBody,
  id: number,
) {
  const callback = getPaymentCallback({ tripId: id });
  if (isPartial) return toRestPayment(method === 'digital_payment' ? gateway : '', callback);
  return method === 'cash_on_delivery'
    ? null
    : toTripPayment(method === 'wallet' ? method : gateway, callback);
}

/**
 * Pays a trip that was booked at a backend that takes no payment with a booking. Returns the address of the gateway's page;
 * null where there is none. What is refused is said; the trip stands all the same, and can be paid later. Handlers only.
 */
export async function payBookedTrip(api: Api, body: BookTripBody, tripId: number): Promise<string | null> {
  const takesPayments = api.session.getState().capabilities?.includes('gateway-link');
  const way = takesPayments ? null : getWay(body, tripId);
  if (!way) return null;
  try {
    const phone = { contact_number: body.contact_person_number };
    return (await api.send(payTrip, { body: { trip_id: tripId, ...way, ...phone } })).payAt;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportError(api, error);
    return null;
  }
}
