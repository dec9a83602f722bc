import { useEndpoint } from '@shop/api';
import { notificationList, type NotificationPage } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import {
  getBrowserNotificationState,
  lastShownNotification,
} from '../../notifications/browser-notifications';
import { newsQuery } from '../../components/order-alerts/news-query';

/** Milliseconds between two requests while an order is running. */
const newsInterval = 60_000;

/** Minimum of milliseconds between two requests on returning to the page. */
const focusPause = 15_000;

/** The latest notifications; read at intervals while orders are running, and at once after placing one. */
export function useNews(isLeading: boolean): NotificationPage | undefined {
  const { data, mutate } = useEndpoint(notificationList, isLeading ? newsQuery : null, {
    refreshInterval: (latest) => (latest && latest.running > 0 && latest.isWanted ? newsInterval : 0),
    revalidateOnFocus: true,
    focusThrottleInterval: focusPause,
    // In the background only if the customer has enabled browser notifications.
    refreshWhenHidden: typeof window !== 'undefined' && getBrowserNotificationState() === 'on',
  });
  useShopEvent('order:placed', () => void mutate());
  return data;
}

/**
 * The notifications that were not shown on this device, oldest first. None on a new device, where everything so far
 * counts as shown.
 */
export function getUnshown({ entries, isWanted }: Pick<NotificationPage, 'entries' | 'isWanted'>) {
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
