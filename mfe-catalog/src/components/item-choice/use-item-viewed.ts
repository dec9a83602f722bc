import { toAnalyticsItem, type Item } from '@shop/domain';
import { useMeasured } from '@shop/events';

/** Tracks once that an item is viewed, on its page or in its dialog. */
export function useItemViewed(item: Item | undefined): void {
  useMeasured(item?.id ?? null, () => (item ? { name: 'view_item', item: toAnalyticsItem(item) } : null));
}
