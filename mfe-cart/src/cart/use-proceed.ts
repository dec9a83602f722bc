import { useShopConfig } from '@shop/api';
import { checkoutTarget } from '@shop/domain';
import { useBus } from '@shop/events';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { continuesAsGuest } from './guest-choice';

interface ProceedOptions {
  lineCount: number;
  /** The checkout. */
  next: string;
  /** Where a visitor with an empty cart goes. */
  home: string;
  /** Pending changes of the cart. */
  changes: { isBusy: () => boolean; settled: () => Promise<boolean> };
}

/**
 * Where 'Proceed To Checkout' leads (STATE-21 … STATE-24). It waits for pending changes, and does not leave the cart if
 * one of them was refused: the customer has just seen the error and a different cart.
 */
export function useProceed({ lineCount, next, home, changes }: ProceedOptions, close: () => void) {
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const guestCheckout = useShopConfig()?.guestCheckout ?? false;
  const [busy, setBusy] = useState(false);

  const settle = async (): Promise<boolean> => {
    if (!changes.isBusy()) return true;
    setBusy(true);
    const isAccepted = await changes.settled();
    setBusy(false);
    return isAccepted;
  };
  const proceed = async () => {
    if (!(await settle())) return;
    close();
    const target = checkoutTarget({
      lineCount,
      signedIn,
      guestCheckout,
      continuesAsGuest: continuesAsGuest(),
    });
    if (target === 'checkout') void navigate(next);
    else if (target === 'home') void navigate(home);
    else if (target === 'guest-or-login') bus.emit('checkout:identify-requested', { next });
    else bus.emit('auth:sign-in-requested', { because: 'checkout', next });
  };
  return { proceed: () => void proceed(), busy };
}
