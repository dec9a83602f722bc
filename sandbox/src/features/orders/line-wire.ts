import type { Queries } from '../../database/database';
import type { View } from '../../shop/shop';
import { getOrderLines, type OrderLineRow } from './order-store';
import type { SoldAddOn, SoldVariation } from './sold-choice';

function variationToWire(sold: SoldVariation, view: View) {
  if (!('values' in sold)) return { ...sold, type: view.text(sold.type), price: view.money(sold.price) };
  return {
    ...sold,
    name: view.text(sold.name),
    required: sold.required ? 'on' : 'off',
    values: sold.values.map(({ label, price }) => ({
      label: view.text(label),
      optionPrice: view.money(price),
    })),
  };
}

const addOnToWire = ({ name, price, ...addOn }: SoldAddOn, view: View) => ({
  ...addOn,
  name: view.text(name),
  price: view.money(price),
});

const sumOf = (addOns: readonly SoldAddOn[]) =>
  addOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** A line as it was ordered: `price` and `discount_on_item` of one unit, add-ons of the whole line. */
const lineToWire = (line: OrderLineRow, orderId: number, view: View) => ({
  id: line.id,
  item_id: line.item_id,
  order_id: orderId,
  quantity: line.quantity,
  price: view.money(line.unit_price),
  discount_on_item: view.money(line.discount / line.quantity),
  item_details: {
    id: line.item_id,
    name: view.text(line.name_i18n),
    image_full_url: view.picture(line.image),
    choice_options: (line.choice_options ?? []).map(({ title, options }) => ({
      title: view.text(title),
      options: options.map(view.text),
    })),
  },
  variation: line.variation.map((sold) => variationToWire(sold, view)),
  add_ons: line.add_ons.map((addOn) => addOnToWire(addOn, view)),
  note: line.choice.note ?? '',
  if_sold_out: line.if_sold_out,
  added_by: line.added_by,
  total_add_on_price: view.money(sumOf(line.add_ons) * line.quantity),
  review: line.review,
});

/** The lines of an order. */
export const linesToWire = async (queries: Queries, orderId: number, view: View) =>
  (await getOrderLines(queries, orderId)).map((line) => lineToWire(line, orderId, view));
