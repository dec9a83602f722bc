import { useAction, useCache } from '@shop/api';
import {
  customerInfo,
  notificationList,
  orderList,
  readNotifications,
  runningOrders,
  trackOrder,
} from '@shop/contract';
import type { CustomerNotification } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { pushToken } from '@shop/push';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages';
import {
  getBrowserNotificationState,
  getNotificationAddress,
  showBrowserNotification,
  toShownNotification,
} from '../../notifications/browser-notifications';
import { useKeepsNotificationState } from '../../notifications/use-keeps-notification-state';
import { useLeadingTab } from './use-leading-tab';
import { getUnshown, useNews } from './use-news';

/** Milliseconds for which a message is shown. */
const readingTime = 9_000;
/** More at once would cover the page; the settings page lists all. */
const mostAtOnce = 3;

/** Whether the page is visible. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/** Opens the subject of a notification, which marks it as read where the backend knows that. */
function useOpenNotification() {
  const navigate = useNavigate();
  const { refresh } = useCache();
  const { run } = useAction(readNotifications);
  const canMarkRead = useKeepsNotificationState();
  return useCallback(
    async (notification: CustomerNotification) => {
      void navigate(getNotificationAddress(notification));
      if (!canMarkRead) return;
      await run({ body: { notification_id: notification.id } });
      await refresh(notificationList);
    },
    [navigate, run, refresh, canMarkRead],
  );
}

/** Shows it, unless push has brought it to this browser already. */
async function showUnlessPushed(notification: CustomerNotification, open: () => void): Promise<void> {
  if (await pushToken()) return;
  await showBrowserNotification(toShownNotification(notification), open);
}

/** Cached data that a notification makes out of date. */
const changed = [trackOrder, runningOrders, orderList, customerInfo];

/**
 * Shows a customer how their orders progress while the shop is open: as a toast on a visible page, otherwise, if they
 * have enabled that, as a browser notification; in one tab, and each notification once. Renders nothing. X-09.
 */
export default function OrderNews() {
  const { t } = useTranslation(messages);
  const isLeading = useLeadingTab();
  const isSeen = useIsSeen();
  const news = useNews(isLeading);
  const open = useOpenNotification();
  const { refresh } = useCache();
  useEffect(() => {
    if (!isLeading || !news) return;
    const { fresh, markShown } = getUnshown(news);
    if (fresh.length === 0) return;
    const showToast = (notification: CustomerNotification) =>
      toast.info(notification.text, {
        lasts: readingTime,
        action: { label: t('updates.view'), run: () => void open(notification) },
      });
    // Without browser notifications, it is shown as soon as the page is visible again.
    if (!isSeen && getBrowserNotificationState() !== 'on') return;
    for (const notification of fresh.slice(-mostAtOnce)) {
      if (isSeen) showToast(notification);
      else
        void showUnlessPushed(notification, () => void open(notification)).catch(() =>
          showToast(notification),
        );
    }
    markShown();
    for (const endpoint of changed) void refresh(endpoint);
  }, [isLeading, isSeen, news, open, refresh, t]);
  return null;
}
