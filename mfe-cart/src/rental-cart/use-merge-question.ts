import { useEndpoint } from '@shop/api';
import { rentalCartMerge } from '@shop/contract';
import { useBus } from '@shop/events';
import { useEffect } from 'react';
import { createTabStore } from '../cart/tab-store';

/** The ids of the offered lines that this tab has asked about. */
const askedStore = createTabStore('rental-merge-asked');

/**
 * Asks the customer which of two rental carts to keep, once in a tab, wherever and whenever they have signed in: the
 * backend remembers it until they decide, and the rental cart links to the question. D-17.
 */
export function useMergeQuestion(): void {
  const bus = useBus();
  const offered = useEndpoint(rentalCartMerge, {}).data?.offered;
  useEffect(() => {
    // Every tab is signed in; only the visible one asks.
    if (!offered || document.visibilityState !== 'visible') return;
    const ids = offered.lines.map(({ id }) => id).join();
    if (askedStore.read() === ids) return;
    askedStore.write(ids);
    bus.emit('rental-cart:merge-requested', {});
  }, [bus, offered]);
}
