import { useEndpoint } from '@shop/api';
import { trackOrder } from '@shop/contract';
import type { Minor, Order } from '@shop/domain';
import { useSession } from '@shop/session';

/** Whether an order still waits for its payment at a gateway, by the server's data only (F-29). */
export const isUnpaid = ({ paymentMethod, paid, status }: Order): boolean =>
  paymentMethod === 'digital_payment' && !paid && status === 'pending';

/** The amount still to be paid. Minor units. */
export const getOpenAmount = ({ paid, totals, walletPaid }: Order): Minor =>
  paid ? 0 : Math.max(0, totals.total - walletPaid);

/** Address of an order's confirmation page. The tab saves the guest's phone for it (`saveContactPhone`, D-23). */
export const toConfirmationAddress = (orderId: number): string => `/order-confirmed?order_id=${orderId}`;

/** Milliseconds after which an order that waits for its payment is read again. */
const interval = 5_000;

/** The order's number, and for guests its phone. */
interface OrderQuery {
  orderId: number;
  phone: string;
}

/** The visitor's order, read at intervals while it waits for its payment. Null sends no request. */
export function useOwnOrder(order: OrderQuery | null) {
  const isRestored = useSession((session) => session.restored);
  const query = order && {
    order_id: order.orderId,
    ...(order.phone ? { contact_number: order.phone } : {}),
  };
  return useEndpoint(trackOrder, query && isRestored ? { query } : null, {
    revalidateOnMount: true,
    revalidateOnFocus: true,
    refreshInterval: (latest) => (latest && isUnpaid(latest) ? interval : 0),
  });
}
