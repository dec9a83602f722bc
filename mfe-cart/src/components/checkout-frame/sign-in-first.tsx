import { useShopConfig } from '@shop/api';
import { useBus, useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, EmptyState } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages';

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

/**
 * Asks to sign in and comes back to this very step, with everything as it was filled in. ROLE-03, F-23.
 *
 * `expired`: the session has ended in the middle; `guest`: nobody may order this as a guest.
 */
export function SignInFirst({ because }: { because: 'expired' | 'guest' }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  const requestSignIn = useCallback(
    () =>
      bus.emit('auth:sign-in-requested', { because: because === 'expired' ? 'expired' : 'checkout', next }),
    [bus, because, next],
  );
  useEffect(requestSignIn, [requestSignIn]);
  return (
    <EmptyState
      drawing="receipt"
      title={t(`checkout.signIn.${because}`)}
      action={<Button onClick={requestSignIn}>{t('checkout.signIn.action')}</Button>}
    >
      {t(`checkout.signIn.${because}Text`)}
    </EmptyState>
  );
}
