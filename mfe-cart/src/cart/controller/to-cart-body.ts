import type { CartAddBody, CartVariation } from '@shop/contract';
import { priceLine, toMajor, type CartLine, type Choice, type IfSoldOut, type Item } from '@shop/domain';

/** The body for adding: the chosen variation by its type, or the food groups by name and labels (ENT-22). */
export function toAddBody(item: Item, choice: Choice, quantity: number, decimals: number): CartAddBody {
  const { unit, options, addOns } = priceLine(item, choice, 1);
  const variation: CartVariation[] = choice.variation === null ? [] : [{ type: choice.variation }];
  const groups = choice.options.map(({ group, labels }) => ({ name: group, values: { label: labels } }));
  return {
    item_id: item.id,
    model: item.campaign ? 'ItemCampaign' : 'Item',
    price: toMajor(unit + options + addOns, decimals),
    quantity,
    variation: [...variation, ...groups],
    add_on_ids: choice.addOns.map((addOn) => addOn.id),
    add_on_qtys: choice.addOns.map((addOn) => addOn.quantity),
    store_id: item.storeId,
    ...(choice.note === undefined ? {} : { note: choice.note }),
  };
}

/** The body for changing a line. Quantity and choice are absolute; `ifSoldOut` null: as for the whole order. */
export const toUpdateBody = (
  line: CartLine,
  choice: Choice,
  quantity: number,
  decimals: number,
  ifSoldOut?: IfSoldOut | null,
) => ({
  ...toAddBody(line.item, choice, quantity, decimals),
  cart_id: line.id,
  ...(ifSoldOut === undefined ? {} : { if_sold_out: ifSoldOut ?? '' }),
});
