import { getArrival, isSoon, type Order, type Position } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { messages } from '../../messages';

/**
 * When an order arrives or is ready, worked out again every half minute; null where nobody knows. A scheduled order has
 * its own line until it is on its way. `courier`: where the courier is, if that is known. D-24, X-19.
 */
export function useArrivalText(order: Order, courier: Position | null = null): string | null {
  const { t, direction } = useTranslation(messages);
  const { clockTime, moment } = useFormat();
  const now = useNow();
  const isAwaited = !order.scheduledAt || order.status === 'picked_up';
  const arrival = now && isAwaited ? getArrival(order, now, { courier }) : null;
  if (!now || !arrival) return null;
  const toTime = (at: string) => isolate(isSoon(at, now) ? clockTime(at) : moment(at), direction);
  const [from, to] = [toTime(arrival.from), toTime(arrival.to)];
  const isOver = Date.parse(arrival.to) < now.getTime();
  if (arrival.isLate) return isOver ? t('arrival.late', { to }) : t('arrival.lateNow', { time: to });
  const range = from === to ? to : t('arrival.range', { from, to });
  if (arrival.isUnconfirmed) return t('arrival.ifConfirmed', { range });
  return t(order.orderType === 'take_away' ? 'arrival.ready' : 'arrival.arrives', { range });
}
