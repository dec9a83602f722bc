import type { Item } from '../entities';
import { isWithinWindow } from './opening-hours';
import { getStoreClosure, type StoreClosure } from './schedule';

export interface ItemAvailability {
  state: 'open' | 'closed' | 'out-of-stock';
  /** Whether it may be bought or added: open, or closed with scheduled orders (STATE-07). */
  mayOrder: boolean;
  /** Start of the item's hours, HH:mm:ss in the shop's zone; null: always. */
  from: string | null;
  to: string | null;
  /** How its store is closed, independent of the item's hours; null: open or unknown. */
  storeClosure: StoreClosure | null;
}

type Offered = Pick<
  Item,
  'stock' | 'variations' | 'availableFrom' | 'availableTo' | 'scheduleOrder' | 'storeHours'
>;

/** Whether an item is sold out: its stock, or that of every variation, is 0. STATE-11. */
export const isSoldOut = (item: Pick<Item, 'stock' | 'variations'>): boolean =>
  item.stock === 0 || (item.variations.length > 0 && item.variations.every(({ stock }) => stock === 0));

/** What the item's buttons may offer now: by its own hours and those of its store, if known. STATE-06, STATE-07, STATE-11. */
export function itemAvailability(item: Offered, now: Date, timeZone: string): ItemAvailability {
  const { storeHours } = item;
  const storeClosure = storeHours ? getStoreClosure(storeHours, now, timeZone) : null;
  const known = { from: item.availableFrom, to: item.availableTo, storeClosure };
  if (isSoldOut(item)) return { state: 'out-of-stock', mayOrder: false, ...known };
  const isOpen = !storeClosure && isWithinWindow(known.from, known.to, now, timeZone);
  const mayOrder = isOpen || (item.scheduleOrder && storeClosure?.takesOrdersForLater !== false);
  return { state: isOpen ? 'open' : 'closed', mayOrder, ...known };
}
