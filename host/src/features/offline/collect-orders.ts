import type { useCache } from '@shop/api';
import { orderDetails, orderList, runningOrders, trackOrder } from '@shop/contract';
import type { Order } from '@shop/domain';
import type { useFormat } from '@shop/i18n';
import type { SeenOrder } from './last-seen';

type Cache = ReturnType<typeof useCache>;
type Format = ReturnType<typeof useFormat>;

/** The visitor's orders, as far as the cache has them. Sends no request. */
export async function collectOrders(cache: Cache, format: Format): Promise<SeenOrder[]> {
  const [tracked, past, running, details] = await Promise.all([
    cache.getAll(trackOrder),
    cache.getAll(orderList),
    cache.getAll(runningOrders),
    cache.getAll(orderDetails),
  ]);
  const lists = [...past, ...running].flatMap(({ data }) => data.entries);
  const rows = new Map(
    details.map(({ args, data }) => [
      args.query.order_id,
      data.map(({ name, quantity }) => ({ name, detail: `× ${format.number(quantity)}` })),
    ]),
  );
  const toSeen = ({ id, store, status, placedAt, totals }: Order): SeenOrder => ({
    id,
    store: store.name,
    phone: store.phone,
    status,
    placedAt: format.moment(placedAt),
    total: format.money(totals.total),
    rows: rows.get(id) ?? [],
  });
  // A tracked order is read again and again, a list is not: the tracked one is the newer.
  return [...lists, ...tracked.map(({ data }) => data)].map(toSeen);
}
