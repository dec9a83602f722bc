import { ApiError, useApi, useEndpoint } from '@shop/api';
import { orderDetails, trackOrder } from '@shop/contract';
import type { Order, OrderStatus } from '@shop/domain';
import { useSession } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after which an order under way is asked for anew. */
export const orderInterval = 15_000;

const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];

export const isUnderWay = (order: Pick<Order, 'status'> | undefined) =>
  order !== undefined && !ended.includes(order.status);

/** Whose order: a customer's own by its number; a guest's by number and phone of the order. */
export interface OrderQuestion {
  orderId: number;
  phone: string | null;
}

/** From the address's search; null while something is missing. Phones may have lost their '+' in a link. */
export function questionFrom(search: URLSearchParams, isCustomer: boolean): OrderQuestion | null {
  const id = search.get('order_id') ?? '';
  const phone = (search.get('phone') ?? '').trim().replace(/^\+?(?=\d)/, '+');
  if (!/^[1-9]\d{0,9}$/.test(id) || (!isCustomer && !phone)) return null;
  return { orderId: Number(id), phone: phone || null };
}

/** Who follows a link on a device that knows no guest yet becomes one (STATE-05). Answers why that failed, if it did. */
function useGuest(isWanted: boolean) {
  const api = useApi();
  const isNobody = useSession(({ token, guestId }) => token === null && guestId === null);
  const [failure, setFailure] = useState<ApiError>();
  const become = useCallback(async () => {
    setFailure(undefined);
    await api.ensureGuest().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  }, [api]);
  const isDue = isWanted && isNobody;
  useEffect(() => {
    if (isDue) void become();
  }, [isDue, become]);
  return { failure: isDue ? failure : undefined, become: isDue ? become : null };
}

/**
 * An order with its lines, asked for again and again while it is under way. A customer's own is looked for first, then,
 * where the address has a phone, a guest's of that phone. D-23, D-24.
 */
export function useOrder(question: OrderQuestion | null) {
  const isRestored = useSession((session) => session.restored);
  const guest = useGuest(isRestored && question !== null);
  const isCustomer = useSession((session) => session.token !== null);
  const refreshInterval = (latest: Order | undefined) => (isUnderWay(latest) ? orderInterval : 0);
  const asked = isRestored && question ? { order_id: question.orderId } : null;
  const own = useEndpoint(trackOrder, asked && isCustomer ? { query: asked } : null, { refreshInterval });
  const isNotOwn = own.error?.status === 404 && !own.data;
  const phone = question?.phone && (!isCustomer || isNotOwn) ? question.phone : null;
  const withPhone = asked && phone ? { query: { ...asked, contact_number: phone } } : null;
  const ofGuest = useEndpoint(trackOrder, withPhone, { refreshInterval });
  const order = withPhone ? ofGuest : own;
  const args = withPhone ?? (asked && { query: asked });
  const lines = useEndpoint(orderDetails, order.data ? args : null);
  return {
    order,
    lines,
    /** Why there is no order to show, or none newer. */
    error: order.error ?? guest.failure,
    /** The order is a guest's, found by this phone; null: the customer's own. */
    phone,
    /** Asks anew, whose it is included. */
    refresh: () => Promise.all([guest.become?.(), own.mutate(), order.mutate(), lines.mutate()]),
  };
}
