import { orderList, runningOrders } from '@shop/contract';
import { ListedPage } from '../../components/listed/listed-page';
import { trackingInterval } from '../../orders/use-tracked';
import { OrderCard } from './order-card';

/** Those under way are requested again and again while there are any. */
const sources = {
  running: { endpoint: runningOrders, interval: trackingInterval },
  past: { endpoint: orderList },
};

/** The customer's orders: under way, and past ones. X-07, ROUTE-10. */
export function Page() {
  return (
    <ListedPage what="orders" sources={sources}>
      {(order) => <OrderCard key={order.id} order={order} />}
    </ListedPage>
  );
}
