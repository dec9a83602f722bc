import { priceLine, type Choice } from '@shop/domain';
import type { View } from '../../shop/shop';
import { isOffered } from '../catalog/item-offered';
import type { ItemRow } from '../catalog/item-row';
import { itemToWire } from '../catalog/item-wire';
import { choiceIn } from '../catalog/localised-choice';
import type { CartEntry } from './cart-store';

/** Items that are no longer offered are shown as sold out, so that the line stays visible and removable. */
const asOffered = (row: ItemRow, view: View): ItemRow =>
  isOffered(row, view)
    ? row
    : { ...row, stock: 0, variations: row.variations.map((variation) => ({ ...variation, stock: 0 })) };

/** ENT-22. */
const choiceToWire = (choice: Choice) => ({
  variation: [
    ...(choice.variation === null ? [] : [{ type: choice.variation }]),
    ...choice.options.map(({ group, labels }) => ({ name: group, values: { label: labels } })),
  ],
  add_on_ids: choice.addOns.map(({ id }) => id),
  add_on_qtys: choice.addOns.map(({ quantity }) => quantity),
});

/** ENT-19, ENT-22: choices in the visitor's language, price of one unit in major units. */
export function entryToWire({ line, row }: CartEntry, view: View) {
  return {
    id: line.id,
    item_id: row.id,
    item_type: row.campaign ? 'ItemCampaign' : 'Item',
    module_id: row.module_id,
    store_id: row.store_id,
    price: view.money(priceLine(line.item, line, 1).gross),
    price_seen: line.priceSeen === null ? null : view.money(line.priceSeen),
    is_gone: isOffered(row, view) ? 0 : 1,
    quantity: line.quantity,
    ...(line.addedBy?.length ? { added_by: line.addedBy } : {}),
    ...choiceToWire(choiceIn(row, line, view.language)),
    note: line.note ?? '',
    if_sold_out: line.ifSoldOut ?? null,
    item: itemToWire(asOffered(row, view), view),
  };
}
