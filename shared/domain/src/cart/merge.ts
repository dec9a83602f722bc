import type { CartLine } from '../entities';
import { isOtherStore } from './other-store';
import { quantityLimit, stockKey, getStock } from './quantity';
import { isSameLine } from './same-line';

/** A line with a smaller quantity than both carts together wanted. */
export interface CutLine {
  id: number;
  itemId: number;
  wanted: number;
  quantity: number;
}

export interface MergedCart {
  /** The account's lines, then those that the guest's cart adds. */
  lines: CartLine[];
  /** Lines of another store: offered as a choice, never dropped silently. */
  conflict: CartLine[];
  /** Lines whose quantity was cut to stock or limit. */
  cut: CutLine[];
}

/** Merges a guest's cart into the account's: equal lines add up, limited by stock and limit. D-17. */
export function mergeCarts(account: readonly CartLine[], guest: readonly CartLine[]): MergedCart {
  const merged: MergedCart = { lines: [...account], conflict: [], cut: [] };
  for (const line of guest) {
    if (isOtherStore(account, line.item)) merged.conflict.push(line);
    else addLine(merged, line);
  }
  return merged;
}

/** The maximum by the limit and by the stock that no other line takes; null: any number. */
function getMaxQuantity(line: CartLine, others: readonly CartLine[]): number | null {
  const { max } = quantityLimit(line.item, line);
  const stock = getStock(line.item, line);
  if (max === null || stock === null) return max;
  const reserved = others
    .filter((other) => stockKey(other) === stockKey(line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(max, stock - reserved);
}

function addLine(merged: MergedCart, line: CartLine): void {
  const index = merged.lines.findIndex((other) => isSameLine(other, line.item.id, line));
  const twin = merged.lines[index];
  const wanted = line.quantity + (twin?.quantity ?? 0);
  const most = getMaxQuantity(
    line,
    merged.lines.filter((other) => other !== twin),
  );
  // A line is never removed here: a sold-out one keeps its quantity and is flagged in the cart.
  const quantity = most === null ? wanted : Math.max(Math.min(wanted, most), twin?.quantity ?? 1);
  const priceSeen = line.priceSeen ?? twin?.priceSeen ?? null;
  const result = { ...(twin ?? line), quantity, priceSeen };
  if (quantity < wanted) merged.cut.push({ id: result.id, itemId: line.item.id, wanted, quantity });
  if (twin) merged.lines[index] = result;
  else merged.lines.push(result);
}
