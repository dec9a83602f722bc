import type { Item } from '../entities';
import { isWithinWindow } from './opening-hours';

export interface ItemAvailability {
  state: 'open' | 'closed' | 'out-of-stock';
  /** Whether it may be bought or added: open, or closed with scheduled orders (STATE-07). */
  mayOrder: boolean;
  /** Its hours, HH:mm:ss in the shop's zone; null: always. */
  from: string | null;
  to: string | null;
}

type Offered = Pick<Item, 'stock' | 'variations' | 'availableFrom' | 'availableTo' | 'scheduleOrder'>;

/** Whether nothing of an item is left: its stock, or that of every variation, is 0. STATE-11. */
export const isSoldOut = (item: Pick<Item, 'stock' | 'variations'>): boolean =>
  item.stock === 0 || (item.variations.length > 0 && item.variations.every(({ stock }) => stock === 0));

/** What the item's buttons may offer now. STATE-06, STATE-07, STATE-11. */
export function itemAvailability(item: Offered, now: Date, timeZone: string): ItemAvailability {
  const hours = { from: item.availableFrom, to: item.availableTo };
  if (isSoldOut(item)) return { state: 'out-of-stock', mayOrder: false, ...hours };
  const isOpen = isWithinWindow(hours.from, hours.to, now, timeZone);
  return { state: isOpen ? 'open' : 'closed', mayOrder: isOpen || item.scheduleOrder, ...hours };
}
