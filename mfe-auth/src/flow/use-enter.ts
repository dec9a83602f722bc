import { useCache } from '@shop/api';
import { cartList, customerInfo } from '@shop/contract';
import { useBus } from '@shop/events';
import { startSession, useSessionStore } from '@shop/session';

/** With a token the customer is in: session, event, the cart that the server has merged (STATE-44), and who it is (CALL-44). */
export function useEnter(): (token: string) => void {
  const session = useSessionStore();
  const bus = useBus();
  const cache = useCache();
  return (token) => {
    startSession(session, bus, token);
    void cache.refresh(cartList);
    cache.warm(customerInfo, {});
  };
}
