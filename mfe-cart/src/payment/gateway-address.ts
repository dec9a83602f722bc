import { paymentReturnAddress } from '@shop/domain';

/** What the backend's own payment page is told. */
export interface GatewayVisit {
  /** '' for this origin, else scheme and host of the backend. */
  apiOrigin: string;
  /** This page's own origin. */
  here: string;
  orderId: number;
  /** Of the customer, or the guest. */
  payerId: string;
  /** Key of the gateway. */
  gateway: string;
}

/**
 * The page at which an order is paid where the backend names none itself. The gateway's outcome is put at the end of the
 * address to come back to; nobody believes it (F-29).
 */
export function gatewayAddress({ apiOrigin, here, orderId, payerId, gateway }: GatewayVisit): string {
  const query = new URLSearchParams({
    order_id: String(orderId),
    customer_id: payerId,
    payment_platform: 'web',
    callback: paymentReturnAddress(here, { orderId }),
    payment_method: gateway,
  });
  return `${apiOrigin || here}/payment-mobile?${query.toString()}`;
}
