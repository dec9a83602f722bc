import { ApiError, useApi, useCache, type Api } from '@shop/api';
import { cartList, cartMerge } from '@shop/contract';
import { useBus, useShopEvent } from '@shop/events';
import { useEffect } from 'react';
import { forgetPurchase } from './saved-purchase';
import { forgetOrdering } from '../ordering/placing/saved-order';
import { forgetLineWords } from './line-words';
import { getLinesElsewhere } from './lines-elsewhere';
import { useCartController } from './use-cart';

/** The response, or undefined on failure: background checks show no error. */
async function ignoreFailure<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether signing in has left a merge for the customer to see or decide. D-17. */
async function hasOpenMerge(api: Api): Promise<boolean> {
  const merge = await ignoreFailure(api.send(cartMerge, {}));
  return merge !== undefined && (merge.cut.length > 0 || merge.offered.length > 0);
}

/**
 * Keeps the cart up to date on every page: reads changes of other tabs (F-34), drops the cart of a customer who signs
 * out (F-33), opens the merge dialog after signing in (D-17), and opens the cart after a change of location when an
 * item in it is not delivered there.
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
    forgetLineWords();
    forgetOrdering();
  });
  useShopEvent('session:started', () => {
    // Every tab gets the event; only the visible one sends a request.
    if (document.visibilityState !== 'visible') return;
    void hasOpenMerge(api).then((isOpen) => isOpen && bus.emit('cart:merge-requested', {}));
  });
  useShopEvent('place:changed', () => {
    const { token, guestId, zoneIds } = api.session.getState();
    if (!token && !guestId) return;
    void ignoreFailure(api.send(cartList, {})).then((lines) => {
      if (lines && getLinesElsewhere(lines, zoneIds).length > 0) bus.emit('cart:open-requested', {});
    });
  });
}
