import type { useCache } from '@shop/api';
import {
  itemDetails,
  orderDetails,
  orderList,
  runningOrders,
  storeDetails,
  storeItems,
  trackOrder,
} from '@shop/contract';
import { cardPrice, type Item, type Order } from '@shop/domain';
import type { useFormat } from '@shop/i18n';
import type { SeenOrder, SeenPage, SeenRow } from './last-seen';

type Cache = ReturnType<typeof useCache>;
type Format = ReturnType<typeof useFormat>;

/** The path of a picture of this origin; pictures of other origins are not saved. */
export function toOwnPath(url: string | null): string | null {
  if (!url || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : null;
}

const toRow = (item: Item, format: Format): SeenRow => ({
  name: item.name,
  detail: format.money(cardPrice(item).price),
});

/** The part of a store's menu that the visitor has seen, each item once. */
async function collectMenu(storeId: number, cache: Cache, format: Format): Promise<SeenRow[]> {
  const lists = (await cache.getAll(storeItems)).filter(({ args }) => args.query.store_id === storeId);
  const items = new Map(lists.flatMap(({ data }) => data.entries).map((item) => [item.id, item]));
  return [...items.values()].map((item) => toRow(item, format));
}

/** What the cache has of an item's or a store's page; null while it has nothing. Sends no request. */
export async function collectPage(path: string, cache: Cache, format: Format): Promise<SeenPage | null> {
  const [, kind, number] = /^\/(product|store)\/(\d+)$/.exec(path) ?? [];
  const args = { params: { id: Number(number) } };
  const item = kind === 'product' ? cache.peek(itemDetails, args) : undefined;
  if (item) return { path, ...toRow(item, format), picture: toOwnPath(item.imageUrl), rows: [] };
  const store = kind === 'store' ? cache.peek(storeDetails, args) : undefined;
  if (!store) return null;
  const rows = await collectMenu(store.id, cache, format);
  const picture = toOwnPath(store.coverUrl ?? store.logoUrl);
  return { path, name: store.name, detail: store.address, picture, rows };
}

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
