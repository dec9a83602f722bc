import type { Choice, Item } from '../entities';
import {
  type LinePrice,
  type Minor,
  type PricedItem,
  priceLine,
  type ShownPrice,
  toShownPrice,
} from '@shop/domain/core';
import { storeDiscount } from './store-discount';

/** What an item's total depends on besides the item. */
export interface TotalContext {
  /** The other lines of the cart, of the same store. */
  others: readonly (LinePrice & { quantity: number })[];
  /** null: not known yet; then no discount of a store is taken off. */
  now: Date | null;
  timeZone: string;
}

export interface ItemTotal extends ShownPrice {
  /** Minor units of subtotal that are missing for the store's discount; 0 when it applies or when there is none. */
  missing: Minor;
}

/**
 * The total that an item's page shows for a choice and quantity: what the cart would charge for it beside its other lines.
 * The store's discount applies from its least subtotal on and ends at its cap, of which the other lines use their share
 * first. Units: minor. ITEM-14, BIZ-26 … BIZ-28, D-14, D-33.
 */
export function getItemTotal(
  item: PricedItem & Pick<Item, 'storeDiscountPercent' | 'storeDiscount'>,
  choice: Choice,
  quantity: number,
  { others, now, timeZone }: TotalContext,
): ItemTotal {
  const line = { ...priceLine(item, choice, quantity), quantity };
  const rule = item.storeDiscount;
  if (!rule || !now) {
    const taken = item.storeDiscountPercent > 0 ? 0 : line.discount;
    return { ...toShownPrice(line.gross, taken, item.discount), missing: 0 };
  }
  const order = storeDiscount(rule, [...others, line], now, timeZone);
  if (!order.applies)
    return { ...toShownPrice(line.gross, line.discount, item.discount), missing: order.missing };
  const used = storeDiscount({ ...rule, minPurchase: 0 }, others, now, timeZone).discount;
  return { ...toShownPrice(line.gross, order.discount - used, rule.discount), missing: 0 };
}
