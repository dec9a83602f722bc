import { ApiError, reportError, useApi } from '@shop/api';
import { customerInfo } from '@shop/contract';
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

/**
 * The address at which an order is paid at a gateway, where the backend answers none: its own payment page. Null where it
 * answers links itself, where no gateway is known, and where nobody knows who pays: the order waits for another try.
 */
export function useGatewayPage() {
  const api = useApi();
  const customerId = async (): Promise<number | null> => {
    try {
      return (await api.send(customerInfo, {})).id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportError(api, error);
      return null;
    }
  };
  return async (orderId: number, gateway: string): Promise<string | null> => {
    const { capabilities, token, guestId, apiOrigin } = api.session.getState();
    if (gateway === '' || capabilities?.includes('gateway-link')) return null;
    const payerId = token ? await customerId() : guestId;
    if (payerId === null) return null;
    return gatewayAddress({
      apiOrigin,
      here: window.location.origin,
      orderId,
      payerId: String(payerId),
      gateway,
    });
  };
}
