import { matchRoutes, useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { lazy, Suspense } from 'react';
import { useCartButton } from '../../cart/use-cart-button';
import { routes } from '../../routes.manifest';

const FilledCartBar = lazy(() => import(/* webpackChunkName: "filled-cart-bar" */ './filled-cart-bar'));

/**
 * Above the bottom edge on phones while the cart holds something: only then its code comes. Not where the cart is being
 * ordered, nor among vehicles (HEAD-05).
 */
export function CartBar() {
  const { count } = useCartButton();
  const { pathname } = useLocation();
  const isRental = useSession(({ module }) => module?.type === 'rental');
  if (count === 0 || isRental || matchRoutes(routes, pathname)) return null;
  return (
    <Suspense fallback={null}>
      <FilledCartBar />
    </Suspense>
  );
}
