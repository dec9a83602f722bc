import { useEndpoint } from '@shop/api';
import { notificationList, type NoticePage } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { browserNotices } from '../../notices/browser-notices';
import { toldNotice } from '../../notices/device';
import { pageSize } from '../../paged/use-page-of';

/** Milliseconds after which news are asked for again while an order is under way. */
const newsInterval = 60_000;

/** Milliseconds between two times that the page is come back to, at the least. */
const focusPause = 15_000;

/** The latest notifications; asked for again while orders run, and at once after one was placed. */
export function useNews(isLeading: boolean): NoticePage | undefined {
  const { data, mutate } = useEndpoint(
    notificationList,
    isLeading ? { query: { limit: pageSize, offset: 1 } } : null,
    {
      refreshInterval: (latest) => (latest && latest.running > 0 && latest.isWanted ? newsInterval : 0),
      revalidateOnFocus: true,
      focusThrottleInterval: focusPause,
      // In the background only for who wants to be told there.
      refreshWhenHidden: typeof window !== 'undefined' && browserNotices() === 'on',
    },
  );
  useShopEvent('order:placed', () => void mutate());
  return data;
}

/**
 * What of it nobody was told on this device, oldest first. On a device that knows nothing yet everything counts as told:
 * what happened before is in the list.
 */
export function untold({ entries, isWanted }: Pick<NoticePage, 'entries' | 'isWanted'>) {
  const told = Number(toldNotice.read() ?? NaN);
  const newest = Math.max(0, ...entries.map(({ id }) => id));
  const markTold = () => toldNotice.write(String(newest));
  if (Number.isNaN(told) || !isWanted) {
    markTold();
    return { fresh: [], markTold };
  }
  const fresh = entries.filter(({ id, isRead }) => !isRead && id > told).reverse();
  return { fresh, markTold };
}
