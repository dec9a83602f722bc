import { useEndpoint, type ApiError } from '@shop/api';
import { paymentStatus, trackOrder, tripDetails } from '@shop/contract';
import type { Order, Payment, PaymentReturn, Trip } from '@shop/domain';
import { saveContactPhone, useContactPhone, useSession } from '@shop/session';
import { useEffect, useState } from 'react';
import { toOrderPayment, toTripPayment } from './known-payment';

/** The key under which the remote that starts payments saves the pending one. */
const key = 'unfinished-payment';

/**
 * The guest's phone for an order with a pending payment: it is in no address that a gateway sees. '' when nothing
 * valid is saved for this order (F-32). Call in effects and handlers only.
 */
function getPhoneOfUnfinished(orderId: number | null): string {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null; // The result is checked below.
    return saved?.orderId === orderId && typeof saved.phone === 'string' ? saved.phone : '';
  } catch {
    return '';
  }
}

/** Milliseconds between two requests while the payment is open. */
const interval = 2_000;

/** Milliseconds after which the page shows that it takes longer. */
const slowAfter = 20_000;

/** Polls while the payment is open or unknown. */
const pollWhile = <Model>(isOpen: (latest: Model) => boolean) => ({
  revalidateOnFocus: true,
  refreshInterval: (latest: Model | undefined) => (latest === undefined || isOpen(latest) ? interval : 0),
});

const isOpenOrder = (order: Order) => order.status === 'pending' && !order.paid;

const isOpenTrip = (trip: Trip) => toTripPayment(trip, null).status === 'pending';

/** The payment by its own id, or by its order's or trip's. */
function usePayment(address: PaymentReturn) {
  const servesPayments = useSession(({ capabilities }) => capabilities?.includes('gateway-link') === true);
  const named = useNamedPayment(servesPayments ? address.paymentId : '');
  const orderPayment = useOrderPayment(servesPayments ? null : address.orderId);
  const tripPayment = useTripPayment(servesPayments ? null : address.tripId);
  if (servesPayments) return named;
  return address.tripId === null ? orderPayment : tripPayment;
}

function useNamedPayment(paymentId: string) {
  const isRestored = useSession((session) => session.restored);
  const isRequested = paymentId !== '';
  const query = { payment_id: paymentId };
  const { data, error, mutate } = useEndpoint(
    paymentStatus,
    isRestored && isRequested ? { query } : null,
    pollWhile<Payment>(({ status }) => status === 'pending'),
  );
  return { data, error, isRequested, retry: () => void mutate() };
}

function useOrderPayment(orderId: number | null) {
  const isRestored = useSession((session) => session.restored);
  const isCustomer = useSession((session) => session.token !== null);
  const phone = usePhone(orderId, isCustomer);
  const isNamed = orderId !== null && (isCustomer || Boolean(phone));
  const query = { order_id: orderId ?? 0, ...(phone ? { contact_number: phone } : {}) };
  const { data, error, mutate } = useEndpoint(
    trackOrder,
    isRestored && isNamed ? { query } : null,
    pollWhile(isOpenOrder),
  );
  const isRequested = isNamed || (phone === null && orderId !== null);
  return { data: data && toOrderPayment(data, phone), error, isRequested, retry: () => void mutate() };
}

function useTripPayment(tripId: number | null) {
  const isRestored = useSession((session) => session.restored);
  const isCustomer = useSession((session) => session.token !== null);
  const known = useContactPhone('trip', tripId);
  const phone = isCustomer ? '' : known;
  const isNamed = tripId !== null && (isCustomer || Boolean(phone));
  const query = { trip_id: tripId ?? 0, ...(phone ? { contact_number: phone } : {}) };
  const { data, error, mutate } = useEndpoint(
    tripDetails,
    isRestored && isNamed ? { query } : null,
    pollWhile(isOpenTrip),
  );
  const isRequested = isNamed || (phone === null && tripId !== null);
  return { data: data && toTripPayment(data, phone), error, isRequested, retry: () => void mutate() };
}

/** The phone for a guest's order; null until it is read from storage. */
function usePhone(orderId: number | null, isCustomer: boolean): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => setPhone(isCustomer ? '' : getPhoneOfUnfinished(orderId)), [orderId, isCustomer]);
  return phone;
}

/** Saves the phone of a guest's order or trip for its page: it is in no address. */
function useSavePhone(payment: Payment | undefined): void {
  const { orderId = null, tripId = null, contactPhone = '' } = payment ?? {};
  useEffect(() => {
    if (orderId !== null) saveContactPhone('order', orderId, contactPhone);
    if (tripId !== null) saveContactPhone('trip', tripId, contactPhone);
  }, [orderId, tripId, contactPhone]);
}

const isRefusal = (error: ApiError | undefined) => [403, 404, 422].includes(error?.status ?? 0);

/** The payment's status, polled until it is settled; it comes from the server, whatever the address claims (F-29). */
export function useReturnedPayment(address: PaymentReturn) {
  const isRestored = useSession((session) => session.restored);
  const isNobody = useSession((session) => session.token === null && session.guestId === null);
  const { data, error, isRequested, retry } = usePayment(address);
  useSavePhone(data);
  const isSlow = useIsSlow(data === undefined || data.status === 'pending');
  return {
    payment: data,
    /** The payment does not exist or belongs to someone else. */
    isMissing: !isRequested || (isRestored && isNobody) || (data === undefined && isRefusal(error)),
    /** There was no response. */
    isUnknown: data === undefined && error !== undefined,
    isSlow: isSlow || (address.claims !== null && data !== undefined),
    retry,
  };
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
