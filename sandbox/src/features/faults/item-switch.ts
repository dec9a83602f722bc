import { array, boolean, object, string, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { changeRows } from './changed-rows';
import { amount, discountType, time, wholeNumber, type Money } from './switch-fields';

export const itemSwitch = object({
  price: amount(),
  stock: wholeNumber().nullable(),
  maximum_cart_quantity: wholeNumber().min(1).nullable(),
  discount: amount().nullable(),
  discount_type: discountType(),
  active: boolean(),
  prescription_required: boolean(),
  available_from: time().nullable(),
  available_to: time().nullable(),
  /** Of the item's own variations, by their type. */
  variations: array(object({ type: string().required(), stock: wholeNumber().nullable(), price: amount() })),
});

interface StoredVariation {
  type: string;
  price: number;
  stock: number | null;
}

export async function switchItem(
  tx: Queries,
  id: number,
  { variations, price, discount, discount_type: type, ...plain }: InferType<typeof itemSwitch>,
  money: Money,
): Promise<number> {
  const [row] = await tx.query<{ variations: StoredVariation[] }>(
    'SELECT variations FROM items WHERE id = $1 FOR UPDATE',
    [id],
  );
  const changed = row?.variations.map((variation) => {
    const wanted = variations?.find((entry) => entry.type === variation.type);
    return {
      ...variation,
      price: money.minor(wanted?.price) ?? variation.price,
      stock: wanted?.stock === undefined ? variation.stock : wanted.stock,
    };
  });
  return changeRows(tx, 'items', ['id = $1', id], {
    ...plain,
    price: money.minor(price),
    ...money.discount(discount, type),
    ...(variations ? { variations: changed } : {}),
  });
}
