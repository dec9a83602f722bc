import { useEndpoint } from '@shop/api';
import { orderDetails, trackOrder } from '@shop/contract';
import type { Order, OrderStatus } from '@shop/domain';
import { useSession } from '@shop/session';

/** Milliseconds after which an order under way is asked for anew. */
const interval = 15_000;

const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];

export const isUnderWay = (order: Order | undefined) => order !== undefined && !ended.includes(order.status);

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
  return { orderId: Number(id), phone: isCustomer ? null : phone };
}

/** An order with its lines, asked for again and again while it is under way. D-23, D-24. */
export function useTrackedOrder(question: OrderQuestion | null) {
  const isRestored = useSession((session) => session.restored);
  const args = question &&
    isRestored && {
      query: {
        order_id: question.orderId,
        ...(question.phone ? { contact_number: question.phone } : {}),
      },
    };
  const order = useEndpoint(trackOrder, args || null, {
    refreshInterval: (latest) => (isUnderWay(latest) ? interval : 0),
  });
  const lines = useEndpoint(orderDetails, args && order.data ? args : null);
  return { order, lines };
}
