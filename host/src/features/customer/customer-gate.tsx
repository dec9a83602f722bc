import { useBus, useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { Button, EmptyState, Seo, VisuallyHidden } from '@shop/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';

/**
 * Shows a page to customers only. A guest is asked to sign in and gets the page afterwards (D-10, ROLE-04). After a
 * logout, here or in another tab, it does not ask.
 */
export function CustomerGate({ children }: { children: ReactNode }) {
  const isCustomer = useIsCustomer();
  const [hasLeft, setLeft] = useState(false);
  useShopEvent('session:ended', () => setLeft(true));
  if (isCustomer) return children;
  return <RequireSignIn opensDialog={!hasLeft} />;
}

function RequireSignIn({ opensDialog }: { opensDialog: boolean }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles } = useOffers();
  const { pathname, search } = useLocation();
  const isGuest = useSession(({ restored, token }) => restored && token === null);
  const next = `${pathname}${search}`;
  const requestSignIn = useCallback(
    () => bus.emit('auth:sign-in-requested', { because: 'account', next }),
    [bus, next],
  );
  useEffect(() => {
    if (opensDialog && isGuest) requestSignIn();
  }, [opensDialog, isGuest, requestSignIn]);
  return (
    <>
      <Seo title={t('signIn')} />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('signIn')}
      </VisuallyHidden>
      <EmptyState
        drawing="receipt"
        title={t('customerOnly.title')}
        action={handles('auth:sign-in-requested') && <Button onClick={requestSignIn}>{t('signIn')}</Button>}
      >
        {t('customerOnly.text')}
      </EmptyState>
    </>
  );
}
