import { emptyChoice } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { View } from '../../shop/shop';
import { choiceToWire } from '../cart/cart-wire';
import { itemsById, type ItemRow } from '../catalog/item-row';
import { choiceIn } from '../catalog/localised-choice';
import { choiceLeft } from './line-choice';
import { linesOfOrder, type OrderLineRow } from './order-store';

/** A line as it was bought; its choice as a cart takes it today, in the visitor's language. */
function lineToWire(line: OrderLineRow, item: ItemRow | undefined, view: View) {
  const left = item ? choiceIn(item, choiceLeft(item, line.choice), view.language) : emptyChoice;
  return {
    id: line.id,
    item_id: line.item_id,
    quantity: line.quantity,
    price: view.money(line.unit_price),
    discount_on_item: view.money(line.discount),
    item_details: {
      id: line.item_id,
      name: view.text(line.name_i18n),
      image_full_url: view.picture(line.image),
    },
    details: line.details_i18n.map(view.text),
    ...choiceToWire(left),
    review: line.review,
  };
}

/** The lines of an order with what has become of their items. */
export async function linesToWire(queries: Queries, orderId: number, view: View) {
  const lines = await linesOfOrder(queries, orderId);
  const ids = lines.map(({ item_id: id }) => id).filter((id) => id !== null);
  const items = await itemsById(queries, [...new Set(ids)]);
  return lines.map((line) =>
    lineToWire(
      line,
      items.find(({ id }) => id === line.item_id),
      view,
    ),
  );
}
