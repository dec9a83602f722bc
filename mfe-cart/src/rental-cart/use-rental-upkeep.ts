import { useCache } from '@shop/api';
import { rentalCart } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { useEffect } from 'react';
import { forgetPurchase } from '../cart/buy-now/saved-purchase';
import { forgetOrdering } from '../ordering/placing/saved-order';
import { useRentalController } from './use-rental-cart';

/**
 * Keeps the rental cart right while nobody looks at it; stands where every page of the rental module is. Other tabs' changes
 * come in (F-34), and a signed-out customer's cart goes with all that was kept of it (F-33).
 */
export function useRentalUpkeep(): void {
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
