import { useEndpoint } from '@shop/api';
import { trackOrder } from '@shop/contract';
import { useSession } from '@shop/session';
import { awaitsPayment } from './order-payment';

/** Milliseconds after which an order that waits for its payment is requested anew. */
const interval = 5_000;

/** Which order; guests give its phone number. */
export interface OrderQuestion {
  orderId: number;
  phone: string;
}

/** An order of the visitor's own, asked for again and again while it waits for its payment. Null asks nothing. */
export function useOwnOrder(question: OrderQuestion | null) {
  const isRestored = useSession((session) => session.restored);
  const query = question && {
    order_id: question.orderId,
    ...(question.phone ? { contact_number: question.phone } : {}),
  };
  return useEndpoint(trackOrder, query && isRestored ? { query } : null, {
    revalidateOnMount: true,
    revalidateOnFocus: true,
    refreshInterval: (latest) => (latest && awaitsPayment(latest) ? interval : 0),
  });
}
