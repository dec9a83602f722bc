import type { Order } from '@shop/domain';
import { awaitsPayment } from '../../payment/order-payment';

/** How an order stands just after it was placed. */
export type ConfirmedState = 'placed' | 'unpaid' | 'canceled' | 'failed';

/** The server's word only. */
export function confirmedState(order: Order): ConfirmedState {
  if (order.status === 'canceled') return 'canceled';
  if (order.status === 'failed') return 'failed';
  return awaitsPayment(order) ? 'unpaid' : 'placed';
}

/** Key of a state's words. */
export const getTextKey = (field: 'title' | 'text', state: ConfirmedState): string =>
  state === 'placed' ? `confirmed.${field}` : `confirmed.${field}_${state}`;
