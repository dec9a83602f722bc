import { useTranslation } from '@shop/i18n';
import { matchRoutes, useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { lazy, Suspense } from 'react';
import { useCartButton } from '../../cart/use-cart-button';
import { buttonMessages } from '../../cart/button-messages';
import { routes } from '../../routes.manifest';

const FilledCartBar = lazy(() => import(/* webpackChunkName: "filled-cart-bar" */ './filled-cart-bar'));

/**
 * The bar at the bottom edge of phones, for hosts without a bar of their own there. Its code is loaded only for a
 * cart with items. It gets its texts from here, because texts are loaded with a slot and not with what a slot loads
 * later. It is hidden at the checkout and in rental modules (HEAD-05).
 */
export function CartBar() {
  const { t } = useTranslation(buttonMessages);
  const { count } = useCartButton();
  const { pathname } = useLocation();
  const isRental = useSession(({ module }) => module?.type === 'rental');
  if (count === 0 || isRental || matchRoutes(routes, pathname)) return null;
  return (
    <Suspense fallback={null}>
      <FilledCartBar label={t('open', { count })} text={t('view')} />
    </Suspense>
  );
}
