import { orderStatuses, type Order, type OrderStatus } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { Timeline } from '../panel/timeline';

const last = orderStatuses.indexOf('delivered');
const delivery: readonly OrderStatus[] = orderStatuses.slice(0, last + 1);
const bad: readonly OrderStatus[] = orderStatuses.slice(last + 1);

/** An order's way: what was reached with its time, and what is to come; one that ended badly ends there. D-24. */
export function getOrderSteps(order: Order): { status: OrderStatus; at: string | null; reached: boolean }[] {
  const getTime = (status: OrderStatus) => order.history.find((step) => step.status === status)?.at ?? null;
  if (bad.includes(order.status)) {
    const before = delivery.filter((status) => status === 'pending' || getTime(status) !== null);
    return [...before, order.status].map((status) => ({ status, at: getTime(status), reached: true }));
  }
  const statuses =
    order.orderType === 'take_away'
      ? delivery.filter((status) => status !== 'picked_up' || order.status === status)
      : delivery;
  const now = statuses.indexOf(order.status);
  return statuses.map((status, index) => ({ status, at: getTime(status), reached: index <= now }));
}

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const steps = getOrderSteps(order).map((step) => ({
    ...step,
    key: step.status,
    text: t(`status.${step.status}`),
    isBad: bad.includes(step.status),
    isCurrent: step.status === order.status,
  }));
  return <Timeline label={t('track.progress')} steps={steps} />;
}
