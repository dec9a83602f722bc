import { useEndpoint } from '@shop/api';
import { trackOrder } from '@shop/contract';
import type { Minor, Order } from '@shop/domain';
import { useSession } from '@shop/session';

/** Whether an order still waits for its payment at a gateway: the server's word, nobody else's (F-29). */
export const awaitsPayment = ({ paymentMethod, paid, status }: Order): boolean =>
  paymentMethod === 'digital_payment' && !paid && status === 'pending';

/** What is still to be paid. Minor units. */
export const openAmount = ({ paid, totals, walletPaid }: Order): Minor =>
  paid ? 0 : Math.max(0, totals.total - walletPaid);

/** The page that confirms an order; with which phone a guest follows it this tab knows (`keepContactPhone`, D-23). */
export const confirmationAddress = (orderId: number): string => `/order-confirmed?order_id=${orderId}`;

/** Milliseconds after which an order that waits for its payment is requested anew. */
const interval = 5_000;

/** Which order; guests give its phone number. */
interface OrderQuestion {
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
