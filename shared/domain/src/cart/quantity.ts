import type { Choice, Item } from '../entities';
import { findVariation } from '@shop/domain/core';

type Stocked = Pick<Item, 'stock' | 'maximumCartQuantity' | 'variations'>;

export interface QuantityLimit {
  /** The largest quantity of one line; null: any. */
  max: number | null;
  /** The reason for `max`; meaningless when `max` is null. */
  because: 'stock' | 'limit';
}

/** Stock of the chosen variation or item; null: not counted. */
export function getStock(item: Stocked, choice: Pick<Choice, 'variation'>): number | null {
  return findVariation(item, choice.variation)?.stock ?? item.stock;
}

/** Lines with the same key share one stock: that of the variation if it has its own, else that of the item. */
export function stockKey(line: { item: Stocked & Pick<Item, 'id'>; variation: Choice['variation'] }): string {
  const variation = findVariation(line.item, line.variation);
  return JSON.stringify([line.item.id, variation && variation.stock !== null ? variation.type : null]);
}

/** The maximum quantity of one line: the smaller of stock and the item's cart limit. VALID-01. */
export function quantityLimit(item: Stocked, choice: Pick<Choice, 'variation'>): QuantityLimit {
  const stock = getStock(item, choice);
  const limit = item.maximumCartQuantity;
  if (limit !== null && (stock === null || limit < stock)) return { max: limit, because: 'limit' };
  return { max: stock === null ? null : Math.max(0, stock), because: 'stock' };
}

/**
 * - `variation-out-of-stock`: 'This variation is out of stock. …' (VALID-03)
 * - `out-of-stock`, `out-of-limits`: 'Out of Stock', 'Out of Limits' (VALID-01)
 * - `minimum`: below 1, or no whole number (VALID-02)
 */
export type QuantityProblem = 'variation-out-of-stock' | 'out-of-stock' | 'out-of-limits' | 'minimum';

/** Why a line may not have that quantity; null: it may. VALID-01 … VALID-03. */
export function quantityProblem(
  item: Stocked,
  choice: Pick<Choice, 'variation'>,
  quantity: number,
): QuantityProblem | null {
  if (findVariation(item, choice.variation)?.stock === 0) return 'variation-out-of-stock';
  if (!Number.isInteger(quantity) || quantity < 1) return 'minimum';
  const { max, because } = quantityLimit(item, choice);
  if (max === null || quantity <= max) return null;
  return because === 'stock' ? 'out-of-stock' : 'out-of-limits';
}
