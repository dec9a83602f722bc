import { useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { OrderView } from '../../order/order-view';
import { questionFrom, useOrder } from '../../order/use-order';
import { TrackFrame } from '../../tracking/track-frame';
import { TrackTools } from './track-tools';

/** Following an order by its number; guests give the phone of the order, too. D-23, D-24. */
export function Page() {
  const [search] = useSearchParams();
  const question = questionFrom(search, useIsCustomer());
  const { order, lines, error, phone, refresh } = useOrder(question);
  const again = () => void refresh();
  return (
    <TrackFrame what="order" isAsked={question !== null} error={error} onRetry={again}>
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
