import { Slot } from '@shop/federation';
import { useSession } from '@shop/session';
import { lazy, Suspense } from 'react';
import { CartRoom } from './header.styles';

/** Only visitors without a location need it; without its code they see no cart. */
const WithItemsInCart = lazy(() =>
  import(/* webpackChunkName: "with-items-in-cart" */ './with-items-in-cart').catch(() => ({
    default: () => null,
  })),
);

/**
 * The cart's icon in reserved space, once there is a zone and a location or an item in the cart; none for parcels,
 * and the rental module has its own (HEAD-05).
 */
export function CartAction() {
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const hasPlace = useSession((session) => session.place !== null);
  const type = useSession((session) => session.module?.type);
  if (!hasZone || type === 'parcel') return null;
  const isRental = type === 'rental';
  const button = (
    <CartRoom>{isRental ? <Slot name="rental-cart-button" /> : <Slot name="cart-button" />}</CartRoom>
  );
  if (hasPlace || isRental) return button;
  return (
    <Suspense fallback={null}>
      <WithItemsInCart>{button}</WithItemsInCart>
    </Suspense>
  );
}
