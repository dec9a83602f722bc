import { useEndpoint } from '@shop/api';
import { orderDetails, trackOrder } from '@shop/contract';
import type { Order, OrderStatus } from '@shop/domain';
import { useSession } from '@shop/session';

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

/**
 * An order with its lines, asked for again and again while it is under way. A customer's own is looked for first, then,
 * where the address has a phone, a guest's of that phone. D-23, D-24.
 */
export function useOrder(question: OrderQuestion | null) {
  const isRestored = useSession((session) => session.restored);
  const isCustomer = useSession((session) => session.token !== null);
  const refreshInterval = (latest: Order | undefined) => (isUnderWay(latest) ? orderInterval : 0);
  const asked = isRestored && question ? { order_id: question.orderId } : null;
  const own = useEndpoint(trackOrder, asked && isCustomer ? { query: asked } : null, { refreshInterval });
  const isNotOwn = own.error?.status === 404 && !own.data;
  const phone = question?.phone && (!isCustomer || isNotOwn) ? question.phone : null;
  const withPhone = asked && phone ? { query: { ...asked, contact_number: phone } } : null;
  const guests = useEndpoint(trackOrder, withPhone, { refreshInterval });
  const order = withPhone ? guests : own;
  const args = withPhone ?? (asked && { query: asked });
  const lines = useEndpoint(orderDetails, order.data ? args : null);
  return {
    order,
    lines,
    /** The order is a guest's, found by this phone; null: the customer's own. */
    phone,
    /** Asks anew, whose it is included. */
    refresh: () => Promise.all([own.mutate(), order.mutate(), lines.mutate()]),
  };
}
