import { orderList, runningOrders } from '@shop/contract';
import { ListedPage } from '../../components/listed/listed-page';
import { trackingInterval } from '../../orders/use-tracked';
import { OrderCard } from './order-card';

/** Running ones are read at intervals. */
const sources = {
  running: { endpoint: runningOrders, interval: trackingInterval },
  past: { endpoint: orderList },
};

/** The customer's running and past orders. X-07, ROUTE-10. */
export function Page() {
  return (
    <ListedPage what="orders" sources={sources}>
      {(order) => <OrderCard key={order.id} order={order} />}
    </ListedPage>
  );
}
