import { useEndpoint } from '@shop/api';
import { orderList, runningOrders } from '@shop/contract';
import { orderInterval } from '../../order/use-order';
import type { OrderTab } from './order-tabs';

/** Orders of one page. */
export const pageSize = 10;

/** A page of the customer's orders, from 1; those under way are asked for again and again while there are any. */
export function useOrderPage(tab: OrderTab, page: number) {
  return useEndpoint(
    tab === 'running' ? runningOrders : orderList,
    { query: { limit: pageSize, offset: page } },
    {
      refreshInterval: (latest) => (tab === 'running' && latest?.entries.length ? orderInterval : 0),
    },
  );
}
