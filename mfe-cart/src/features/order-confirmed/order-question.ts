import type { Order } from '@shop/domain';
import { numberAndPhone } from '../../confirmed/number-and-phone';
import { awaitsPayment } from '../../payment/order-payment';
import type { OrderQuestion } from '../../payment/use-own-order';

/** Which order an address is about; null where it names none. Nothing else in it is believed (F-29). */
export function orderQuestionFrom(search: URLSearchParams): OrderQuestion | null {
  const question = numberAndPhone(search, 'order_id');
  return question && { orderId: question.number, phone: question.phone };
}

/** How an order stands just after it was placed. */
export type ConfirmedState = 'placed' | 'unpaid' | 'canceled' | 'failed';

/** The server's word only. */
export function confirmedState(order: Order): ConfirmedState {
  if (order.status === 'canceled') return 'canceled';
  if (order.status === 'failed') return 'failed';
  return awaitsPayment(order) ? 'unpaid' : 'placed';
}

/** Key of a state's words. */
export const wordsOf = (part: 'title' | 'text', state: ConfirmedState): string =>
  state === 'placed' ? `confirmed.${part}` : `confirmed.${part}_${state}`;
