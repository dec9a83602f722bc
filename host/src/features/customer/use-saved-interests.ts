import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { keepInterests, useSessionStore } from '@shop/session';
import { useEffect } from 'react';

/**
 * Copies the customer's interests into the session, so that the edge orders the next page as the browser will (D-07).
 */
export function useSavedInterests(): void {
  const session = useSessionStore();
  const interests = useEndpoint(customerInfo, {}).data?.interests;
  useEffect(() => {
    if (interests) keepInterests(session, interests);
  }, [interests, session]);
}
