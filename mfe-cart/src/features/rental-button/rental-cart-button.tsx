import { useCache } from '@shop/api';
import { rentalCart } from '@shop/contract';
import { useBus, useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { CountButton, prefetchLayers } from '@shop/ui';
import { useEffect } from 'react';
import { forgetPurchase } from '../../cart/saved-purchase';
import { messages } from '../../messages';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { useRentalCart, useRentalController } from '../../rental-cart/use-rental-cart';

/**
 * Keeps the rental cart right while nobody looks at it; stands where every page of the rental module is. Other tabs' changes
 * come in (F-34), and a signed-out customer's cart goes with all that was kept of it (F-33).
 */
function useRentalUpkeep(): void {
  const cache = useCache();
  const { tabs } = useRentalController();
  useEffect(() => tabs.subscribe(() => void cache.refresh(rentalCart)), [tabs, cache]);
  useShopEvent('trip:booked', () => tabs.notify());
  useShopEvent('session:ended', ({ because }) => {
    void cache.forget(rentalCart);
    if (because !== 'logout') return;
    forgetPurchase();
    forgetOrdering();
  });
}

/** The rental module's own cart icon with the number of vehicles; keeps that cart right, too. HEAD-05. */
export function RentalCartButton() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { count } = useRentalCart();
  useRentalUpkeep();
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
