import { useCache } from '@shop/api';
import { cartList, customerInfo } from '@shop/contract';
import { useBus } from '@shop/events';
import { startSession, useSessionStore } from '@shop/session';
import type { Origin } from './step-props';

/**
 * With a token the customer is in: session, event, the cart that the server has merged (STATE-44), and who it is (CALL-44). The
 * stream is told which way led in.
 */
export function useEnter(): (token: string, method: Pick<Origin, 'isNew' | 'loginType'>) => void {
  const session = useSessionStore();
  const bus = useBus();
  const cache = useCache();
  return (token, { isNew, loginType }) => {
    startSession(session, bus, token);
    bus.emit('analytics:measured', { name: isNew ? 'sign_up' : 'login', method: loginType });
    void cache.refresh(cartList);
    cache.warm(customerInfo, {});
  };
}
