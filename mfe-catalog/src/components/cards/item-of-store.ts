import type { Item, StoreHours } from '@shop/domain';
import { createContext, useContext, useMemo } from 'react';

/** Hours of the store on whose page the cards stand: lists of items do not tell them. */
export const StoreHoursContext = createContext<StoreHours | undefined>(undefined);

/** The item with its store's hours where these are known. STATE-06. */
export function useItemOfStore(item: Item): Item {
  const storeHours = useContext(StoreHoursContext);
  return useMemo(() => (storeHours && !item.storeHours ? { ...item, storeHours } : item), [item, storeHours]);
}
