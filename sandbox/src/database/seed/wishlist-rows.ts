import { cardPrice, type Discount } from '@shop/domain';
import { toDiscount } from '../../features/catalog/item-entity';
import { hoursBefore } from './calendar';
import type { Row } from './insert-rows';

/** Numbers in `people`, with how many stores and items of each module are on their wishlist. */
const fans = [
  { customer: 1, stores: 4, items: 10 },
  { customer: 3, stores: 1, items: 2 },
];

/** The most ordered items of a module, at most one of each store. */
function chooseLiked(rows: readonly Row[], module: unknown, count: number): number[] {
  const sold = rows.filter(({ module_id, campaign }) => module_id === module && campaign !== true);
  const best = new Map<unknown, number>();
  for (const row of sold.sort((one, other) => Number(other.order_count) - Number(one.order_count)))
    if (!best.has(row.store_id ?? row.id)) best.set(row.store_id ?? row.id, Number(row.id));
  return [...best.values()].slice(0, count);
}

/** The price that a card shows, in minor units. */
const getCardPrice = ({ price, discount, discount_type: type }: Row) =>
  cardPrice({
    price: Number(price),
    discount: toDiscount(discount as number | null, type as Discount['type'] | null), // as catalogueRows makes them
    storeDiscountPercent: 0,
  }).price;

/** What an item was like when it was saved: every third one cost a fifth more, every fifth one was sold out. */
const savedThen = (item: Row | undefined, index: number) => ({
  item_price: item ? Math.round(getCardPrice(item) * (index % 3 === 0 ? 1.2 : 1)) : null,
  item_sold_out: item ? index % 5 === 1 : null,
});

/** The customers' wishlists. */
export function wishlistRows(now: Date, items: readonly Row[], stores: readonly Row[]): Row[] {
  const modules = [...new Set(items.map(({ module_id }) => module_id))];
  const likes = fans.flatMap((fan) =>
    modules.flatMap((module) => [
      ...chooseLiked(stores, module, fan.stores).map((id) => ({
        customer: fan.customer,
        store: id,
        item: null,
      })),
      ...chooseLiked(items, module, fan.items).map((id) => ({
        customer: fan.customer,
        store: null,
        item: id,
      })),
    ]),
  );
  const byId = new Map(items.map((row) => [row.id, row]));
  return likes.map(({ customer, store, item }, index) => ({
    id: index + 1,
    customer_id: customer,
    item_id: item,
    ...savedThen(item === null ? undefined : byId.get(item), index),
    store_id: store,
    created_at: hoursBefore(now, (likes.length - index) * 20),
  }));
}
