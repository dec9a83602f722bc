import { ifSoldOutChoices, type CartLine, type CartMerge, type Choice, type IfSoldOut } from '@shop/domain';
import {
  flag,
  id,
  isRecord,
  itemFromWire,
  list,
  money,
  number,
  numberOrNull,
  readable,
  type ReadContext,
  record,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '@shop/contract/core';

/** `values` are `{ label: [] }` in a cart, and a list of `{ label, optionPrice }` in a placed order. */
const labelsFromWire = (values: unknown): string[] =>
  isRecord(values)
    ? texts(values.label)
    : records(values)
        .map(({ label }) => text(label))
        .filter(Boolean);

/** A cart has ids and quantities in separate lists, a placed order has them in `add_ons`. */
function addOnsFromWire(wire: WireRecord): Choice['addOns'] {
  const quantities = list(wire.add_on_qtys).map((entry) => number(entry, 1));
  const ids = list(wire.add_on_ids).map((entry) => number(entry));
  if (wire.add_on_ids !== undefined)
    return ids.map((addOnId, index) => ({ id: addOnId, quantity: quantities[index] ?? 1 }));
  return records(wire.add_ons).map((addOn) => ({
    id: number(addOn.id),
    quantity: number(addOn.quantity, 1),
  }));
}

/** What to do when a line is sold out; left out where the backend does not say it. X-21. */
export function ifSoldOutFromWire(value: unknown): { ifSoldOut?: IfSoldOut } {
  const ifSoldOut = ifSoldOutChoices.find((choice) => choice === value);
  return ifSoldOut ? { ifSoldOut } : {};
}

/** Who has added the line by a link; left out where nobody has. X-26. */
export function addedByFromWire(value: unknown): { addedBy?: string[] } {
  const addedBy = texts(value);
  return addedBy.length > 0 ? { addedBy } : {};
}

/** `variation` lists either `{ type }` of a variation or `{ name, values }` of food groups (ENT-22). */
export function choiceFromWire(wire: WireRecord): Choice {
  const variation = records(wire.variation);
  const note = text(wire.note).trim();
  return {
    variation: textOrNull(variation.find((entry) => 'type' in entry && !('values' in entry))?.type),
    options: variation
      .filter((entry) => 'values' in entry)
      .map((entry) => ({ group: text(entry.name), labels: labelsFromWire(entry.values) }))
      .filter(({ labels }) => labels.length > 0),
    addOns: addOnsFromWire(wire),
    ...(note ? { note } : {}),
  };
}

/** ENT-19. A line without a readable item is left out. */
export function cartFromWire(wire: unknown, context: ReadContext): CartLine[] {
  return readable(records(wire, 'carts'), (line) => ({
    id: id(line.id, 'cart line'),
    item: itemFromWire(cartItemWire(line), context),
    quantity: number(line.quantity, 1),
    priceSeen: numberOrNull(line.price_seen) === null ? null : money(line.price_seen, context.decimals),
    ...(flag(line.is_gone) ? { gone: true } : {}),
    ...addedByFromWire(line.added_by),
    ...choiceFromWire(line),
    ...ifSoldOutFromWire(line.if_sold_out),
  }));
}

/** Lines of campaigns have it in `item_type`. */
const cartItemWire = ({ item, item_type: type }: WireRecord): unknown =>
  isRecord(item) && /ItemCampaign$/.test(text(type)) ? { ...item, isCampaignItem: true } : item;

/** D-17. */
export function cartMergeFromWire(wire: unknown, context: ReadContext): CartMerge {
  const response = record(wire, 'cart merge');
  return {
    cut: records(response.cut).map((line) => ({
      itemId: number(line.item_id),
      name: text(line.name),
      wanted: number(line.wanted),
      quantity: number(line.quantity),
    })),
    offered: cartFromWire(response.offered, context),
  };
}
