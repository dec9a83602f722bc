import { orderStatuses, type Order, type OrderStatus } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { getSteps, Timeline } from '../panel/timeline';

const last = orderStatuses.indexOf('delivered');
const delivery: readonly OrderStatus[] = orderStatuses.slice(0, last + 1);
const bad: readonly OrderStatus[] = orderStatuses.slice(last + 1);

/** Nobody prepares a parcel: it is confirmed, picked up and delivered. X-31. */
const notOfParcels: readonly OrderStatus[] = ['processing', 'handover'];

/** The steps of an order. Nobody picks up a take-away order on the customer's behalf. D-24. */
export function getOrderSteps({
  status,
  history,
  orderType,
  parcel,
}: Pick<Order, 'status' | 'history' | 'orderType' | 'parcel'>) {
  const isSkipped = (step: OrderStatus) =>
    parcel
      ? notOfParcels.includes(step) && status !== step
      : orderType === 'take_away' && step === 'picked_up' && status !== 'picked_up' && !bad.includes(status);
  return getSteps({ status, history, course: delivery.filter((step) => !isSkipped(step)) });
}

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  return (
    <Timeline
      label={t('track.progress')}
      steps={getOrderSteps(order)}
      current={order.status}
      bad={bad}
      toText={(status) => t(`status.${status}`, order.parcel ? { context: 'parcel' } : {})}
    />
  );
}
