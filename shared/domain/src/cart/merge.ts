import type { CartLine } from '../entities';
import { isOtherStore } from './other-store';
import { quantityLimit } from './quantity';
import { isSameLine } from './same-line';

export interface MergedCart {
  /** The account's lines, then what the guest's cart adds. */
  lines: CartLine[];
  /** Lines of another store: offered as a choice, never dropped in silence. */
  conflict: CartLine[];
  /** Ids of lines whose quantity was cut to stock or limit. */
  bounded: number[];
}

/** Puts a guest's cart into the account's: equal lines add up, bounded by stock and limit. D-17. */
export function mergeCarts(account: readonly CartLine[], guest: readonly CartLine[]): MergedCart {
  const merged: MergedCart = { lines: [...account], conflict: [], bounded: [] };
  for (const line of guest) {
    if (isOtherStore(account, line.item)) merged.conflict.push(line);
    else addLine(merged, line);
  }
  return merged;
}

function addLine(merged: MergedCart, line: CartLine): void {
  const index = merged.lines.findIndex((other) => isSameLine(other, line.item.id, line));
  const twin = merged.lines[index];
  const wanted = line.quantity + (twin?.quantity ?? 0);
  const { max } = quantityLimit(line.item, line);
  // A line never vanishes here: what is sold out stays with its quantity and is marked in the cart.
  const quantity = max === null ? wanted : Math.max(Math.min(wanted, max), twin?.quantity ?? 1);
  const result = { ...(twin ?? line), quantity };
  if (quantity < wanted) merged.bounded.push(result.id);
  if (twin) merged.lines[index] = result;
  else merged.lines.push(result);
}
