import type { CartLine, Item } from '../entities';
import type { Minor } from '../money';

/** What the analytics stream tells of an item: what the shop's catalogue says, and nothing of the visitor. */
export interface MeasuredItem {
  id: number;
  name: string;
  storeId: number;
  /** The item's own price of one piece, before options and discounts, in minor units. */
  price: Minor;
  quantity: number;
}

/** An item as the stream names it; `quantity` in pieces. */
export const measuredItem = (
  { id, name, storeId, price }: Pick<Item, 'id' | 'name' | 'storeId' | 'price'>,
  quantity = 1,
): MeasuredItem => ({ id, name, storeId, price, quantity });

/** The same of the lines of a cart. */
export const measuredLines = (lines: readonly Pick<CartLine, 'item' | 'quantity'>[]): MeasuredItem[] =>
  lines.map(({ item, quantity }) => measuredItem(item, quantity));
