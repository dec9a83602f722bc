import { useShopConfig } from '@shop/api';
import { useShopEvent } from '@shop/events';
import { useSession } from '@shop/session';
import { useState } from 'react';

/**
 * Who must say first who they are: those whose session has just ended, and guests where they may not order. `asGuest`:
 * whether guests may order this at all.
 */
export function useWhoMustSignIn(asGuest: boolean): 'expired' | 'guest' | null {
  const [hasEnded, setEnded] = useState(false);
  const isGuest = useSession((session) => session.restored && session.token === null);
  const settings = useShopConfig();
  useShopEvent('session:ended', ({ because }) => setEnded(because === 'expired'));
  if (!isGuest) return null;
  if (hasEnded) return 'expired';
  return settings?.guestCheckout !== false && asGuest ? null : 'guest';
}
