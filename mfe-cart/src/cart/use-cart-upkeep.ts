import { ApiError, useApi, useCache, type Api } from '@shop/api';
import { cartList, cartMerge } from '@shop/contract';
import { useBus, useShopEvent } from '@shop/events';
import { useEffect } from 'react';
import { forgetPurchase } from './saved-purchase';
import { forgetOrdering } from '../ordering/placing/saved-order';
import { linesElsewhere } from './use-cart-problems';
import { useCartController } from './use-cart';

/** The answer, or undefined: what is only looked after says no failure. */
async function quietly<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether signing in has left something to be told or chosen. D-17. */
async function hasOpenMerge(api: Api): Promise<boolean> {
  const merge = await quietly(api.send(cartMerge, {}));
  return merge !== undefined && (merge.cut.length > 0 || merge.offered.length > 0);
}

/**
 * Keeps the cart right while nobody looks at it; stands where every page is. Other tabs' changes come in (F-34), a
 * signed-out customer's cart goes (F-33), a guest's that was merged is told (D-17), and after a change of place the cart
 * opens when something in it is not delivered there.
 */
export function useCartUpkeep(): void {
  const api = useApi();
  const bus = useBus();
  const cache = useCache();
  const { tabs } = useCartController();

  useEffect(() => tabs.subscribe(() => void cache.refresh(cartList)), [tabs, cache]);
  useShopEvent('order:placed', () => tabs.notify());
  useShopEvent('session:ended', ({ because }) => {
    void cache.forget(cartList);
    void cache.forget(cartMerge);
    if (because !== 'logout') return;
    forgetPurchase();
    forgetOrdering();
  });
  useShopEvent('session:started', () => {
    // Every tab is told; only the one in front asks.
    if (document.visibilityState !== 'visible') return;
    void hasOpenMerge(api).then((isOpen) => isOpen && bus.emit('cart:merge-requested', {}));
  });
  useShopEvent('place:changed', () => {
    const { token, guestId, zoneIds } = api.session.getState();
    if (!token && !guestId) return;
    void quietly(api.send(cartList, {})).then((lines) => {
      if (lines && linesElsewhere(lines, zoneIds).length > 0) bus.emit('cart:open-requested', {});
    });
  });
}
