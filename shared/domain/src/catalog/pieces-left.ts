import type { Choice, Item } from '../entities';
import { getStock } from '../cart/quantity';

/** The stock is told from this number down. */
const few = 5;

/** Whether so few are left that customers are told. A stock that is not counted is never few. */
export const isScarce = (stock: number | null): stock is number =>
  stock !== null && stock > 0 && stock <= few;

type Stocked = Pick<Item, 'stock' | 'maximumCartQuantity' | 'variations'>;

/** How many of the choice are left, when they are few; else null.. */
export function getPiecesLeft(item: Stocked, choice: Pick<Choice, 'variation'>): number | null {
  const stock = getStock(item, choice);
  return isScarce(stock) ? stock : null;
}

/** How many one order may have, when that is few and fewer than are left; else null. X-28. */
export function getTightLimit(item: Stocked, choice: Pick<Choice, 'variation'>): number | null {
  const { maximumCartQuantity: limit } = item;
  const stock = getStock(item, choice);
  if (limit === null || limit > few) return null;
  return stock === null || stock > limit ? limit : null;
}
