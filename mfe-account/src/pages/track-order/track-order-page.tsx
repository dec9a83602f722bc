import { OrderView } from '../../components/order/order-view';
import { useOrder } from '../../orders/use-tracked';
import { useQuestion } from '../../orders/question';
import { TrackFrame } from '../../components/tracking/track-frame';
import { TrackTools } from './track-tools';

/** Following an order by its number; guests give the phone of the order, too. D-23, D-24. */
export function Page() {
  const { question, isRequested } = useQuestion('order');
  const { order, lines, error, phone, refresh } = useOrder(question);
  const again = () => void refresh();
  return (
    <TrackFrame what="order" isRequested={isRequested} error={error} onRetry={again}>
      {order.data && (
        <OrderView
          order={order.data}
          lines={lines.data}
          phone={phone}
          tools={<TrackTools order={order.data} phone={phone} onChanged={again} />}
        />
      )}
    </TrackFrame>
  );
}
