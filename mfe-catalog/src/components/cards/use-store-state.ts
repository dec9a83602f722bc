import { isStoreDiscountValid, isStoreOpen, storeOpening, type Store, type StoreOpening } from '@shop/domain';
import { formatWeekday, isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { messages } from '../../messages';

/** When a closed store opens again, as text: 'Closed, opens at 4 PM'. X-04. */
export function useOpeningText(): (next: StoreOpening['next']) => string {
  const { t, language, direction } = useTranslation(messages);
  const format = useFormat();
  return (next) => {
    if (!next) return t('store.closed');
    const time = isolate(format.time(next.opens), direction);
    if (next.inDays === 0) return t('store.opensToday', { time });
    if (next.inDays === 1) return t('store.opensTomorrow', { time });
    return t('store.opensOn', { day: formatWeekday(next.day, language), time });
  };
}

/**
 * A store's state now; empty before the clock is known. `closedNote`: closed, and when it opens; `openNote`:
 * when it closes; `discountNote`: its own discount while it runs (BIZ-28).
 */
export function useStoreState(store: Store) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const toOpeningText = useOpeningText();
  const now = useNow();
  if (!now) return { closedNote: null, openNote: null, discountNote: null };

  const { closes, next } = storeOpening(store.openingHours, now, format.timeZone);
  const open = isStoreOpen(store, now, format.timeZone);
  const isRunning = store.discount !== null && isStoreDiscountValid(store.discount, now, format.timeZone);
  const discount = isRunning ? store.discount?.discount : null;
  const amount = discount
    ? discount.type === 'percent'
      ? `${format.number(discount.value)}%`
      : format.moneyShort(discount.value)
    : null;
  return {
    closedNote: open && store.active ? null : toOpeningText(next),
    openNote: closes
      ? t('store.openUntil', { time: isolate(format.time(closes), direction) })
      : t('store.open'),
    discountNote: amount ? t('mark.off', { amount: isolate(amount, direction) }) : null,
  };
}
