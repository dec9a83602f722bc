import { useEndpoint, useShopConfig } from '@shop/api';
import { cartList } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { unsubscribe } from '@shop/push';
import { useLocation } from '@shop/router';
import { deviceMemory, useIsCustomer } from '@shop/session';
import { useEffect, useState, type ComponentType } from 'react';
import { forgetPictures } from './picture-cache';

/** Landing page and home: guests with an empty cart see nothing there that the offline page shows. */
const pagesWithout = /^\/(home)?$/;

/** Whether this device has a page, a cart or orders for the offline page. Without any, only the shop's name is stored. */
function hasStored(shop: string): boolean {
  const nothing = JSON.stringify({ shop });
  try {
    const { localStorage: storage } = window;
    if (storage.getItem(deviceMemory.seen) === null) storage.setItem(deviceMemory.seen, nothing);
    return storage.getItem(deviceMemory.seen) !== nothing;
  } catch {
    return false; // Nothing is stored in this browser (F-31).
  }
}

/** Whether there is something to save for the offline page, or something stored that may have changed. */
function useHasToSave(): boolean {
  const { pathname } = useLocation();
  const shop = useShopConfig()?.businessName;
  const { data: lines } = useEndpoint(cartList, {}, { revalidateOnMount: false, compare: Object.is });
  const [hasToSave, setHasToSave] = useState(false);
  const isCustomer = useIsCustomer();
  const hasLines = lines !== undefined && lines.length > 0;
  const isFull = isCustomer || hasLines || !pagesWithout.test(pathname);
  useEffect(() => {
    if (isFull || (shop !== undefined && hasStored(shop))) setHasToSave(true);
  }, [isFull, shop]);
  return hasToSave;
}

/**
 * What the visitor's device keeps for the offline page. The code that saves is loaded when there is something to save.
 * Renders nothing.
 */
export function OfflineMemory() {
  const [SaveLastSeen, setComponent] = useState<ComponentType | null>(null);
  const hasToSave = useHasToSave();
  useEffect(() => {
    if (!hasToSave) return;
    import(/* webpackChunkName: "last-seen" */ './save-last-seen').then(
      ({ SaveLastSeen }) => setComponent(() => SaveLastSeen),
      // This page does not need it; the next one tries again.
      () => undefined,
    );
  }, [hasToSave]);
  useShopEvent('session:ended', () => {
    void forgetPictures().catch(() => undefined);
    // The next person in this browser must not get this customer's notifications, and the backend sends none any more.
    void unsubscribe().catch(() => undefined);
  });
  return SaveLastSeen && <SaveLastSeen />;
}
