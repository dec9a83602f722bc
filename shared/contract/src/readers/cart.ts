import type { CartLine, CartMerge, Choice } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import {
  flag,
  id,
  isRecord,
  list,
  money,
  number,
  numberOrNull,
  readable,
  record,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '../wire';
import { itemFromWire } from './catalog';

/** `variation` lists either `{ type }` of a variation or `{ name, values: { label: [] } }` of food groups (ENT-22). */
export function choiceFromWire(wire: WireRecord): Choice {
  const variation = records(wire.variation);
  const ids = list(wire.add_on_ids).map((entry) => number(entry));
  const quantities = list(wire.add_on_qtys).map((entry) => number(entry, 1));
  return {
    variation: textOrNull(variation.find((entry) => 'type' in entry && !('values' in entry))?.type),
    options: variation
      .filter((entry) => isRecord(entry.values))
      .map((entry) => ({ group: text(entry.name), labels: texts((entry.values as WireRecord).label) })),
    addOns: ids.map((addOnId, index) => ({ id: addOnId, quantity: quantities[index] ?? 1 })),
  };
}

/** ENT-19. A line without an item that can be shown is left out. */
export function cartFromWire(wire: unknown, context: ReadContext): CartLine[] {
  return readable(records(wire, 'carts'), (line) => ({
    id: id(line.id, 'cart line'),
    item: itemFromWire(line.item, context),
    quantity: number(line.quantity, 1),
    priceSeen: numberOrNull(line.price_seen) === null ? null : money(line.price_seen, context.decimals),
    ...(flag(line.is_gone) ? { gone: true } : {}),
    ...choiceFromWire(line),
  }));
}

/** D-17. */
export function cartMergeFromWire(wire: unknown, context: ReadContext): CartMerge {
  const answer = record(wire, 'cart merge');
  return {
    cut: records(answer.cut).map((line) => ({
      itemId: number(line.item_id),
      name: text(line.name),
      wanted: number(line.wanted),
      quantity: number(line.quantity),
    })),
    offered: cartFromWire(answer.offered, context),
  };
}
