import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { keepInterests, useSessionStore } from '@shop/session';
import { useEffect } from 'react';

/**
 * What the customer cares for, kept in the session as the server says it: the edge then orders the next page as the browser
 * will (D-07).
 */
export function useSavedInterests(): void {
  const session = useSessionStore();
  const interests = useEndpoint(customerInfo, {}).data?.interests;
  useEffect(() => {
    if (interests) keepInterests(session, interests);
  }, [interests, session]);
}
