import { useEndpoint, type ApiError } from '@shop/api';
import { paymentStatus, trackOrder } from '@shop/contract';
import type { Payment } from '@shop/domain';
import { keepContactPhone, useSession } from '@shop/session';
import { useEffect, useState } from 'react';
import { phoneOfUnfinished } from './unfinished-payment';
import { paymentOfOrder } from './payment-of-order';

/** Milliseconds between two questions while the gateway has not told the backend. */
const interval = 2_000;

/** From then on a visitor is told that it takes longer. */
const long = 20_000;

/** What of a return address is read. */
export interface ReturnAddress {
  paymentId: string;
  /** Not every backend has a name for a payment: then it is the order's. Null: none is named. */
  orderId: number | null;
  /** It claims that nothing was paid: no proof, but nobody has to wait before going on. */
  claimsFailure: boolean;
}

const byWhat = {
  revalidateOnFocus: true,
  refreshInterval: (latest: { status: string; paid?: boolean } | undefined) =>
    latest === undefined || (latest.status === 'pending' && !latest.paid) ? interval : 0,
};

/** The payment as the backend knows it, by its own id, or by its order's. */
function usePayment({ paymentId, orderId }: ReturnAddress) {
  const isRestored = useSession((session) => session.restored);
  const answersPayments = useSession(({ capabilities }) => capabilities?.includes('gateway-link') === true);
  const isCustomer = useSession((session) => session.token !== null);
  const phone = usePhone(orderId, isCustomer);
  const asksPayment = isRestored && answersPayments && paymentId !== '';
  const payment = useEndpoint(
    paymentStatus,
    asksPayment ? { query: { payment_id: paymentId } } : null,
    byWhat,
  );
  const isNamed = orderId !== null && (isCustomer || Boolean(phone));
  const query = { order_id: orderId ?? 0, ...(phone ? { contact_number: phone } : {}) };
  const order = useEndpoint(trackOrder, isRestored && !answersPayments && isNamed ? { query } : null, byWhat);
  const data: Payment | undefined = answersPayments
    ? payment.data
    : order.data && paymentOfOrder(order.data, phone);
  const { error, mutate } = answersPayments ? payment : order;
  const isAsked = answersPayments ? paymentId !== '' : isNamed || (phone === null && orderId !== null);
  return { data, error, isAsked, again: () => void mutate() };
}

/** With which a guest asks for the order; null until the browser's memory has been read. */
function usePhone(orderId: number | null, isCustomer: boolean): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => setPhone(isCustomer ? '' : phoneOfUnfinished(orderId)), [orderId, isCustomer]);
  return phone;
}

/** With which a guest follows what was paid for: it is in no address. */
function keepPhoneOf({ orderId, tripId, contactPhone }: Payment): void {
  if (orderId !== null) keepContactPhone('order', orderId, contactPhone);
  if (tripId !== null) keepContactPhone('trip', tripId, contactPhone);
}

const isRefusal = (error: ApiError | undefined) => [403, 404, 422].includes(error?.status ?? 0);

/** How a payment stands, asked until it is settled: the server's word, whatever the address says (F-29). */
export function useReturnedPayment(address: ReturnAddress) {
  const isRestored = useSession((session) => session.restored);
  const isNobody = useSession((session) => session.token === null && session.guestId === null);
  const { data, error, isAsked, again } = usePayment(address);
  useEffect(() => data && keepPhoneOf(data), [data]);
  const isSlow = useIsSlow(data === undefined || data.status === 'pending');
  return {
    payment: data,
    /** Nobody's payment, or not this visitor's. */
    isMissing: !isAsked || (isRestored && isNobody) || (data === undefined && isRefusal(error)),
    /** No answer at all. */
    isUnknown: data === undefined && error !== undefined,
    isSlow: isSlow || (address.claimsFailure && data !== undefined),
    again,
  };
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), long);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
