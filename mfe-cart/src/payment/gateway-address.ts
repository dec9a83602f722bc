import { ApiError, reportError, useApi } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { paymentReturnAddress } from '@shop/domain';

/** The parameters of the backend's own payment page. */
export interface GatewayVisit {
  /** '' for this origin, else scheme and host of the backend. */
  apiOrigin: string;
  /** This page's own origin. */
  here: string;
  orderId: number;
  /** Id of the customer or guest. */
  payerId: string;
  /** Key of the gateway. */
  gateway: string;
}

/**
 * Address of the payment page where the backend returns none. The gateway appends its result to the return address,
 * which is not trusted (F-29).
 */
export function toGatewayAddress({ apiOrigin, here, orderId, payerId, gateway }: GatewayVisit): string {
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
 * The address of the backend's payment page, where the backend returns none with the order. Null where it does return
 * links, or gateway or payer is unknown; the order can then be paid later.
 */
export function useGatewayPage() {
  const api = useApi();
  const getCustomerId = async (): Promise<number | null> => {
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
    const payerId = token ? await getCustomerId() : guestId;
    if (payerId === null) return null;
    return toGatewayAddress({
      apiOrigin,
      here: window.location.origin,
      orderId,
      payerId: String(payerId),
      gateway,
    });
  };
}
