import type { Item } from '../entities';
import { isWithinWindow, storeOpening, type StoreOpening } from './opening-hours';
import { orderTiming } from './schedule';

export interface ItemAvailability {
  state: 'open' | 'closed' | 'out-of-stock';
  /** Whether it may be bought or added: open, or closed with scheduled orders (STATE-07). */
  mayOrder: boolean;
  /** Its hours, HH:mm:ss in the shop's zone; null: always. */
  from: string | null;
  to: string | null;
  /** The store is closed, whatever the item's own hours are. */
  isStoreClosed: boolean;
  /** When a closed store opens again; null: it is open, or nobody knows. */
  storeOpens: StoreOpening['next'];
}

type Offered = Pick<
  Item,
  'stock' | 'variations' | 'availableFrom' | 'availableTo' | 'scheduleOrder' | 'storeHours'
>;

/** Whether nothing of an item is left: its stock, or that of every variation, is 0. STATE-11. */
export const isSoldOut = (item: Pick<Item, 'stock' | 'variations'>): boolean =>
  item.stock === 0 || (item.variations.length > 0 && item.variations.every(({ stock }) => stock === 0));

/**
 * What the item's buttons may offer now: by its own hours and by its store's, as far as these are known. STATE-06,
 * STATE-07, STATE-11.
 */
export function itemAvailability(item: Offered, now: Date, timeZone: string): ItemAvailability {
  const { storeHours } = item;
  const timing = storeHours ? orderTiming(storeHours, now, timeZone) : 'at-once';
  const isStoreClosed = timing === 'closed' || timing === 'must-schedule';
  const known = {
    from: item.availableFrom,
    to: item.availableTo,
    isStoreClosed,
    storeOpens:
      storeHours && isStoreClosed ? storeOpening(storeHours.openingHours, now, timeZone).next : null,
  };
  if (isSoldOut(item)) return { state: 'out-of-stock', mayOrder: false, ...known };
  const isOpen = !isStoreClosed && isWithinWindow(known.from, known.to, now, timeZone);
  const mayOrder = isOpen || (item.scheduleOrder && timing !== 'closed');
  return { state: isOpen ? 'open' : 'closed', mayOrder, ...known };
}
