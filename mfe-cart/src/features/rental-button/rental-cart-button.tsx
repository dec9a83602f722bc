import { useCache } from '@shop/api';
import { rentalCart, rentalCartMerge } from '@shop/contract';
import { useBus, useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { CountBadge, CountButton, prefetchLayers } from '@shop/ui';
import { useEffect } from 'react';
import { forgetPurchase } from '../../cart/saved-purchase';
import { messages } from '../../messages';
import { useWaitingCart } from '../../cart/use-waiting-cart';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { useMergeQuestion } from '../../rental-cart/use-merge-question';
import { useRentalCart, useRentalController } from '../../rental-cart/use-rental-cart';
import { useLeftRentalCart } from './use-left-rental-cart';

/**
 * Keeps the rental cart up to date on every page of the rental module: reads changes of other tabs (F-34), and forgets
 * the cart and draft of a customer who signs out (F-33).
 */
function useRentalUpkeep(): void {
  const cache = useCache();
  const { tabs } = useRentalController();
  useEffect(
    () => tabs.subscribe(() => void Promise.all([cache.refresh(rentalCart), cache.refresh(rentalCartMerge)])),
    [tabs, cache],
  );
  useShopEvent('trip:booked', () => tabs.notify());
  useShopEvent('session:ended', ({ because }) => {
    void cache.forget(rentalCart);
    void cache.forget(rentalCartMerge);
    if (because !== 'logout') return;
    forgetPurchase();
    forgetOrdering();
  });
}

/** The cart icon of rental modules with the number of vehicles; also keeps that cart up to date. HEAD-05. */
export function RentalCartButton() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const cart = useRentalCart();
  const { count } = cart;
  useRentalUpkeep();
  useMergeQuestion();
  useWaitingCart(count);
  useLeftRentalCart(cart);
  return (
    <CountButton
      icon="car"
      label={t('rental.open', { count })}
      count={count}
      onClick={() => bus.emit('rental-cart:open-requested', {})}
      onPointerEnter={prefetchLayers}
    />
  );
}

/** The number of vehicles, for an icon of the host. X-17. */
export function RentalCartCount() {
  const { t } = useTranslation(messages);
  const { count } = useRentalCart();
  return <CountBadge count={count} label={t('rental.count', { count })} />;
}
