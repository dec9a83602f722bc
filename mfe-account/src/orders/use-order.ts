import { useEndpoint } from '@shop/api';
import { orderDetails, trackOrder } from '@shop/contract';
import type { Order, OrderStatus } from '@shop/domain';
import type { Question } from './question';
import { useTracked } from './use-tracked';

const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];

export const isInProgress = (order: Pick<Order, 'status'> | undefined) =>
  order !== undefined && !ended.includes(order.status);

const orders = {
  endpoint: trackOrder,
  getArgs: (id: number, phone: string | null) => ({
    query: { order_id: id, ...(phone ? { contact_number: phone } : {}) },
  }),
  isInProgress,
};

/** An order with its lines. D-23, D-24. */
export function useOrder(question: Question | null) {
  const { response: order, args, refresh, ...rest } = useTracked(orders, question);
  const lines = useEndpoint(orderDetails, order.data ? args : null);
  return { ...rest, order, lines, refresh: () => Promise.all([refresh(), lines.mutate()]) };
}
