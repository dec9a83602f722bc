import { ApiError, reportError, useApi } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { gatewayAddress } from './gateway-address';

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
