import { useCache } from '@shop/api';
import { cartList, customerInfo } from '@shop/contract';
import { useBus } from '@shop/events';
import { startSession, useSessionStore } from '@shop/session';
import type { Origin } from './step-props';

/**
 * Signs the customer in with a token: stores the session, emits the event, refetches the merged cart (STATE-44) and
 * the customer (CALL-44), and tracks the sign-in method.
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
