import type { Item, Store, StoreHours } from '@shop/domain';
import { createContext, useContext, useMemo } from 'react';

/**
 * The store whose page shows the cards: lists of items contain neither its hours nor the conditions of its discount.
 */
export const StoreContext = createContext<(StoreHours & Pick<Store, 'discount'>) | undefined>(undefined);

/** The item with the known fields of its store. STATE-06, BIZ-28. */
export function useItemOfStore(item: Item): Item {
  const store = useContext(StoreContext);
  return useMemo(
    () => (store ? { storeHours: store, storeDiscount: store.discount, ...item } : item),
    [store, item],
  );
}
