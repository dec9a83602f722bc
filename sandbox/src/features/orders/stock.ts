import { findVariation } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import type { ItemRow, VariationRow } from '../catalog/item-row';

export interface StockChange {
  variation: string | null;
  quantity: number;
}

type Stocked = Pick<ItemRow, 'stock' | 'variations'>;

const sumStock = (variations: VariationRow[]): number | null =>
  variations.length > 0 && variations.every(({ stock }) => stock !== null)
    ? variations.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
    : null;

/**
 * The stock after units are taken (or, with negative quantities, returned): from the variation where it has its own
 * stock, else from the item. An item's stock that is the sum of its variations stays the sum.
 */
export function stockAfter(item: Stocked, changes: readonly StockChange[]): Stocked {
  const variations = item.variations.map((variation) => ({ ...variation }));
  const isSum = item.stock !== null && item.stock === sumStock(variations);
  let { stock } = item;
  for (const { variation, quantity } of changes) {
    const own = findVariation({ variations }, variation);
    const current = own && variations.find(({ type }) => type === own.type);
    if (current && current.stock !== null) current.stock -= quantity;
    else if (stock !== null) stock -= quantity;
  }
  return { variations, stock: isSum ? sumStock(variations) : stock };
}

/**
 * Updates the stock; where stock does not `count`, only the number of orders. The items' rows must be locked; their
 * CHECK keeps the stock at 0 or more.
 */
export async function takeStock(
  tx: Queries,
  item: Pick<ItemRow, 'id' | 'stock' | 'variations'>,
  changes: readonly StockChange[],
  counts: boolean,
): Promise<void> {
  const { stock, variations } = counts ? stockAfter(item, changes) : item;
  const quantity = changes.reduce((sum, { quantity }) => sum + quantity, 0);
  await tx.query(
    `UPDATE items SET stock = $2, variations = $3::jsonb, order_count = greatest(0, order_count + $4) WHERE id = $1`,
    [item.id, stock, json(variations), quantity],
  );
}
