import { useAction, useCache } from '@shop/api';
import {
  customerInfo,
  notificationList,
  orderList,
  readNotifications,
  runningOrders,
  trackOrder,
} from '@shop/contract';
import type { Notice } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages';
import { browserNotices, noticeAddress, showBrowserNotice } from '../../notices/browser-notices';
import { useLeadingTab } from './use-leading-tab';
import { untold, useNews } from './use-news';

/** Milliseconds for which a message can be read. */
const readingTime = 9_000;
/** More at once would cover the page; the list has all. */
const mostAtOnce = 3;

/** Whether the page is looked at. */
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

/** Opens what a notification is about, which is read then. */
function useOpenNotice() {
  const navigate = useNavigate();
  const { refresh } = useCache();
  const { run } = useAction(readNotifications);
  return useCallback(
    async (notice: Notice) => {
      void navigate(noticeAddress(notice));
      await run({ body: { notification_id: notice.id } });
      await refresh(notificationList);
    },
    [navigate, run, refresh],
  );
}

/** What is on the screen of orders and money is not what it was. */
const changed = [trackOrder, runningOrders, orderList, customerInfo];

/**
 * Tells a customer how orders move on while the shop is open: as a message where the page is looked at, else, once the
 * customer has agreed, as a notification of the browser; by one tab, and each thing once. Draws nothing. X-09.
 */
export default function OrderNews() {
  const { t } = useTranslation(messages);
  const isLeading = useLeadingTab();
  const isSeen = useIsSeen();
  const news = useNews(isLeading);
  const open = useOpenNotice();
  const { refresh } = useCache();
  useEffect(() => {
    if (!isLeading || !news) return;
    const { fresh, markTold } = untold(news);
    if (fresh.length === 0) return;
    const tellHere = (notice: Notice) =>
      toast.info(notice.text, {
        lasts: readingTime,
        action: { label: t('updates.view'), run: () => void open(notice) },
      });
    // Who has not agreed is told as soon as the page is looked at again.
    if (!isSeen && browserNotices() !== 'on') return;
    for (const notice of fresh.slice(-mostAtOnce)) {
      if (isSeen) tellHere(notice);
      else void showBrowserNotice(notice, () => void open(notice)).catch(() => tellHere(notice));
    }
    markTold();
    for (const endpoint of changed) void refresh(endpoint);
  }, [isLeading, isSeen, news, open, refresh, t]);
  return null;
}
