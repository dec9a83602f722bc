import { getArrival, type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useMinute } from '@shop/session';
import { messages } from '../../messages';

/**
 * Between which times an order arrives or is ready, worked out again every half minute; null where nobody knows. A
 * scheduled order has its own line. D-24.
 */
export function useArrivalText(order: Order): string | null {
  const { t } = useTranslation(messages);
  const { clockTime } = useFormat();
  const now = useMinute();
  const arrival = now && !order.scheduledAt ? getArrival(order, now) : null;
  if (!arrival) return null;
  const times = { from: clockTime(arrival.from), to: clockTime(arrival.to) };
  if (arrival.isLate) return t('arrival.late', times);
  if (arrival.isUnconfirmed) return t('arrival.ifConfirmed', times);
  return t(order.orderType === 'take_away' ? 'arrival.ready' : 'arrival.arrives', times);
}
