import { useCache } from '@shop/api';
import { notificationList } from '@shop/contract';
import { getProgress, type Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { getOrderTag, showBrowserNotification } from '../../notifications/browser-notifications';
import { newsQuery } from './news-query';
import { toTrackAddress } from '../../orders/addresses';
import { isInProgress } from '../../orders/use-tracked';

/** Milliseconds between two readings of the order while the page is hidden, if the visitor wants to be told. */
const hiddenInterval = 60_000;

/**
 * Whether the shop tells this customer of the order's change anyway: in every tab, and by push. Guests have no such news, nor
 * have customers of a backend that keeps none.
 */
function useIsTold(): (order: Pick<Order, 'id' | 'status'>) => boolean {
  const isCustomer = useIsCustomer();
  const { peek } = useCache();
  return useCallback(
    ({ id, status }) => {
      const news = isCustomer ? peek(notificationList, newsQuery) : undefined;
      if (!news?.isWanted) return false;
      return (
        news.running > 0 || news.entries.some((entry) => entry.orderId === id && entry.status === status)
      );
    },
    [isCustomer, peek],
  );
}

/**
 * Shows a browser notification for each change of an order while its page is open but hidden, and keeps reading the order
 * then. Nothing where the shop's own news tell it already. X-20.
 */
export function useChangeAlert(order: Order, { isOn, onStale }: { isOn: boolean; onStale: () => void }) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const isTold = useIsTold();
  const step = getProgress(order).find(({ state }) => state === 'current')?.step;
  const seen = useRef({ id: order.id, step });
  const read = useRef(() => {});
  useEffect(() => {
    read.current = () => {
      if (document.visibilityState === 'hidden' && !isTold(order)) onStale();
    };
  }, [order, isTold, onStale]);
  useEffect(() => {
    const before = seen.current;
    seen.current = { id: order.id, step };
    if (!isOn || !step || before.id !== order.id || before.step === step) return;
    if (document.visibilityState === 'visible' || isTold(order)) return;
    const link = toTrackAddress(order.id);
    const shown = {
      title: t('track.order', { id: order.id }),
      text: t('alerts.text', { step: t(`progress.${step}`), store: order.store.name }),
      tag: getOrderTag(order.id),
      link,
    };
    // Without a notification the page still shows it.
    void showBrowserNotification(shown, () => void navigate(link)).catch(() => undefined);
  }, [order, step, isOn, isTold, navigate, t]);
  const isRead = isOn && isInProgress(order);
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setInterval(() => read.current(), hiddenInterval);
    return () => clearInterval(timer);
  }, [isRead]);
}
