import type { FlashSale } from '@shop/domain';
import {
  id,
  isRecord,
  itemFromWire,
  number,
  numberOrNull,
  readable,
  type ReadContext,
  record,
  records,
  text,
  textOrNull,
} from '@shop/contract/core';

/** The current sale; null without one, or if it has no items. */
export function flashSaleFromWire(wire: unknown, context: ReadContext): FlashSale | null {
  if (!isRecord(wire)) return null;
  const answer = record(wire, 'flash sale');
  const sale = isRecord(answer.flash_sale) ? answer.flash_sale : answer;
  const endsAt = textOrNull(sale.end_date);
  const entries = readable(records(answer, 'active_products', 'products'), (entry) => ({
    item: itemFromWire(isRecord(entry.item) ? entry.item : entry, context),
    offered: number(entry.stock),
    sold: number(entry.sold),
  }));
  if (numberOrNull(sale.id) === null || !endsAt || entries.length === 0) return null;
  return { id: id(sale.id, 'flash sale'), title: text(sale.title), endsAt, entries };
}
