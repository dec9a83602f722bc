import { toAnalyticsItem, type Item } from '@shop/domain';
import { useMeasured } from '@shop/events';

/** Tells the analytics stream that an item is looked at, on its page or in its dialog: once it is there. */
export function useItemViewed(item: Item | undefined): void {
  useMeasured(item?.id ?? null, () => (item ? { name: 'view_item', item: toAnalyticsItem(item) } : null));
}
