import { useEndpoint } from '@shop/api';
import { orderDetails } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useInView } from '@shop/ui';
import { ListedCard } from '../../components/listed/listed-card';
import { messages } from '../../messages';
import { toDetailsAddress } from '../../orders/addresses';
import { OrderAgain } from '../../components/order/order-again';
import { ReviewOrder } from '../../components/reviewing/review-order';
import { StatusChip } from '../../components/order/status-chip';
import { isInProgress } from '../../orders/use-tracked';
import { OrderPictures } from './order-pictures';

/** One order; past ones can be ordered again and reviewed from here. X-07. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { ref, isNear: isInView } = useInView();
  const { data: lines } = useEndpoint(orderDetails, isInView ? { query: { order_id: order.id } } : null);
  const tools = (
    <>
      {lines && <ReviewOrder order={order} lines={lines} small />}
      <OrderAgain orderId={order.id} small />
    </>
  );
  return (
    <ListedCard
      seller={order.store}
      to={toDetailsAddress(order.id)}
      number={t('track.order', { id: order.id })}
      madeAt={order.placedAt}
      state={<StatusChip status={order.status} />}
      total={order.totals.total}
      amount={t('orders.items', { count: order.lineCount })}
      tools={isInProgress(order) ? null : tools}
      rootRef={ref}
    >
      <OrderPictures lines={lines ?? null} count={order.lineCount} />
    </ListedCard>
  );
}
