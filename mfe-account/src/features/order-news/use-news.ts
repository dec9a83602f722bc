import { useEndpoint } from '@shop/api';
import { notificationList, type NotificationPage } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import {
  getBrowserNotificationState,
  lastShownNotification,
} from '../../notifications/browser-notifications';
import { pageSize } from '../../components/paged/use-page';

/** Milliseconds after which news are requested again while an order is under way. */
const newsInterval = 60_000;

/** Milliseconds between two times that the page is come back to, at the least. */
const focusPause = 15_000;

/** The latest notifications; asked for again while orders run, and at once after one was placed. */
export function useNews(isLeading: boolean): NotificationPage | undefined {
  const { data, mutate } = useEndpoint(
    notificationList,
    isLeading ? { query: { limit: pageSize, offset: 1 } } : null,
    {
      refreshInterval: (latest) => (latest && latest.running > 0 && latest.isWanted ? newsInterval : 0),
      revalidateOnFocus: true,
      focusThrottleInterval: focusPause,
      // In the background only for who wants to be told there.
      refreshWhenHidden: typeof window !== 'undefined' && getBrowserNotificationState() === 'on',
    },
  );
  useShopEvent('order:placed', () => void mutate());
  return data;
}

/**
 * What of it nobody was told on this device, oldest first. On a device that knows nothing yet everything counts as told:
 * what happened before is in the list.
 */
export function untold({ entries, isWanted }: Pick<NotificationPage, 'entries' | 'isWanted'>) {
  const lastShown = Number(lastShownNotification.read() ?? NaN);
  const newest = Math.max(0, ...entries.map(({ id }) => id));
  const markShown = () => lastShownNotification.write(String(newest));
  if (Number.isNaN(lastShown) || !isWanted) {
    markShown();
    return { fresh: [], markShown };
  }
  const fresh = entries.filter(({ id, isRead }) => !isRead && id > lastShown).reverse();
  return { fresh, markShown };
}
