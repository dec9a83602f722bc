import type { useCache } from '@shop/api';
import { itemDetails, storeDetails, storeItems } from '@shop/contract';
import { cardPrice, type Item } from '@shop/domain';
import type { useFormat } from '@shop/i18n';
import type { SeenPage, SeenRow } from './last-seen';

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
