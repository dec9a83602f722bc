import { useShopConfig } from '@shop/api';
import { isSoldOut, type Item, itemAvailability } from '@shop/domain';
import { useNow } from '@shop/session';

/** Whether the item may be bought now; while the time is unknown, only the stock counts. STATE-06, STATE-07, STATE-11. */
export function useMayOrder(item: Item): boolean {
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const now = useNow();
  return now ? itemAvailability(item, now, timeZone).mayOrder : !isSoldOut(item);
}
