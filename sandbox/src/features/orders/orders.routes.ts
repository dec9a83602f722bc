import {
  cancelOrder,
  cancellationReasons as reasonsCall,
  orderDetails,
  orderList,
  placeOrder as placeOrderCall,
  runningOrders,
  trackOrder,
} from '@shop/contract';
import type { OrderStatus } from '@shop/domain';
import { keyIn } from '../../http/once';
import { translate } from '../../http/translate';
import { serve, type ServedRequest, type Server } from '../../serve';
import { pageToWire, toPaging } from '../catalog/paging';
import { claimRoutes } from './claim.routes';
import { cancellationReasons } from './cancellation-reasons';
import { cancelOwn, runningStatuses } from './order-progress';
import { linesToWire } from './line-wire';
import { getOrders, visibleOrder } from './order-store';
import type { OrderBody } from './order-situation';
import type { ParcelBody } from '../parcels/parcel-situation';
import { sendParcel } from '../parcels/send-parcel';
import { orderToWire } from './order-wire';
import { placeOrder } from './place-order';

/** Statuses of past orders: everything that is no longer running. */
const endedStatuses: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];

function placingRoute(server: Server): void {
  const { shop } = server;

  serve(
    server,
    placeOrderCall,
    async ({ owner, body, view, header, language }) => {
      // the schema has parsed the lines of `cart`, or a parcel's receiver, from their text
      const wanted = body as unknown as OrderBody | ParcelBody;
      const key = keyIn(header('idempotency-key'));
      const placed =
        wanted.order_type === 'parcel'
          ? await sendParcel(shop, owner(), wanted, key, view)
          : await placeOrder(shop, owner(), wanted, key, view);
      return {
        message: translate(language, 'orderPlaced'),
        order_id: placed.orderId,
        total_ammount: view.money(placed.total), // the family's spelling
        status: 'pending',
        created_at: view.now.toISOString(),
        redirect_link: placed.payment?.redirectLink ?? null,
        payment_id: placed.payment?.paymentId ?? null,
      };
    },
    { perMinute: 300 },
  );
}

function oneOrderRoutes(server: Server): void {
  const { database } = server.shop;

  serve(
    server,
    trackOrder,
    async ({ owner, query, view }) => orderToWire(await visibleOrder(database, owner(), query, view), view),
    { perMinute: 240 },
  );

  serve(
    server,
    orderDetails,
    async ({ owner, query, view }) => {
      const order = await visibleOrder(database, owner(), query, view);
      return linesToWire(database, order.id, view);
    },
    { perMinute: 240 },
  );

  serve(server, cancelOrder, async ({ owner, body, view, language }) => {
    await cancelOwn(database, owner(), body.order_id, body.reason, view.now);
    return { message: translate(language, 'orderCanceled') };
  });

  serve(server, reasonsCall, async ({ query, view }) => {
    const paging = toPaging(query);
    // only customers cancel here
    const all = query.type === 'customer' ? await cancellationReasons(database) : [];
    const first = (paging.page - 1) * paging.limit;
    return {
      total_size: all.length,
      limit: paging.limit,
      offset: paging.page,
      data: all.slice(first, first + paging.limit).map(({ id, reason_i18n: reason }) => ({
        id,
        reason: view.text(reason),
        user_type: 'customer',
      })),
    };
  });
}

function orderListRoutes(server: Server): void {
  const { database } = server.shop;

  const list = async (
    statuses: readonly OrderStatus[],
    {
      owner,
      query,
      view,
    }: Pick<ServedRequest<unknown>, 'owner' | 'view'> & { query: Parameters<typeof toPaging>[0] },
  ) => {
    const paging = toPaging(query);
    const { total, rows } = await getOrders(database, owner(), statuses, paging);
    return pageToWire(
      'orders',
      total,
      paging,
      rows.map((row) => orderToWire(row, view)),
    );
  };

  serve(server, orderList, (request) => list(endedStatuses, request), { demandsPage: true });
  serve(server, runningOrders, (request) => list(runningStatuses, request), { demandsPage: true });
}

export function orderRoutes(server: Server): void {
  placingRoute(server);
  oneOrderRoutes(server);
  orderListRoutes(server);
  claimRoutes(server);
}
