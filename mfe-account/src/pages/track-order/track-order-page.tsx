import { useSaveFollowed } from '@shop/session';
import { OrderView } from '../../components/order/order-view';
import { useOrder } from '../../orders/use-tracked';
import { useTrackedQuery } from '../../orders/tracked-query';
import { TrackFrame } from '../../components/tracking/track-frame';
import { TrackTools } from './track-tools';

/** Tracks an order by its number, and for guests the order's phone. D-23, D-24. */
export function Page() {
  const { query, isRequested } = useTrackedQuery('order');
  const { order, lines, error, phone, refresh } = useOrder(query);
  const { parcel, store } = order.data ?? {};
  // What is saved on the device names nobody.
  const name = parcel ? parcel.category?.name : store?.name;
  useSaveFollowed('order', phone ? order.data?.id : undefined, name);
  const retry = () => void refresh();
  return (
    <TrackFrame what="order" isRequested={isRequested} error={error} onRetry={retry}>
      {order.data && (
        <OrderView
          order={order.data}
          lines={lines.data}
          phone={phone}
          onStale={retry}
          tools={<TrackTools order={order.data} phone={phone} onChanged={retry} />}
        />
      )}
    </TrackFrame>
  );
}
