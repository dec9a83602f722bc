import { useEndpoint } from '@shop/api';
import { orderDetails } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Icon, Text, useInView } from '@shop/ui';
import { ListedCard } from '../../components/listed/listed-card';
import { messages } from '../../messages';
import { toDetailsAddress } from '../../orders/addresses';
import { OrderAgain } from '../../components/order/order-again';
import { ReviewOrder } from '../../components/reviewing/review-order';
import { StatusChip } from '../../components/order/status-chip';
import { isInProgress } from '../../orders/use-tracked';
import { useOrderTitle } from '../../components/order/parcel-facts';
import { SendAgain } from '../../components/order/send-again';
import { OrderPictures } from './order-pictures';

/** One order; past ones can be ordered again and reviewed from here. X-07. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { ref, isNear: isInView } = useInView();
  const { parcel, store } = order;
  const toTitle = useOrderTitle();
  const isRead = isInView && !parcel;
  const { data: lines } = useEndpoint(orderDetails, isRead ? { query: { order_id: order.id } } : null);
  // A list of orders tells the number of lines only.
  const pieces = lines
    ? t('orders.items', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })
    : '';
  const tools = (
    <>
      {parcel ? <SendAgain parcel={parcel} small /> : <OrderAgain orderId={order.id} small />}
      {(lines ?? parcel) && <ReviewOrder order={order} lines={lines ?? []} small />}
    </>
  );
  return (
    <ListedCard
      seller={{ name: toTitle(order), logoUrl: store.logoUrl }}
      to={toDetailsAddress(order.id)}
      number={t('track.order', { id: order.id })}
      madeAt={order.placedAt}
      state={<StatusChip status={order.status} />}
      total={order.totals.total}
      amount={parcel ? (parcel.category?.name ?? '') : pieces}
      tools={isInProgress(order) ? null : tools}
      rootRef={ref}
    >
      {parcel ? <ParcelWay order={order} /> : <OrderPictures lines={lines ?? null} count={order.lineCount} />}
    </ListedCard>
  );
}

/** From where to where a parcel goes. X-31. */
const ParcelWay = ({ order: { store, address } }: { order: Order }) => (
  <Text $small $soft>
    <bdi>{store.address}</bdi> <Icon name="arrow" size={16} mirrored /> <bdi>{address?.address}</bdi>
  </Text>
);
