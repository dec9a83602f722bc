import { boolean, object, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { changeRows } from './changed-rows';
import { amount, discountType, type Money } from './switch-fields';

export const storeSwitch = object({
  active: boolean(),
  /** true: always; false: not today and tomorrow, from 09:00 to 22:00 on the other days. */
  open: boolean(),
  schedule_order: boolean(),
  delivery: boolean(),
  take_away: boolean(),
  free_delivery: boolean(),
  takes_reviews: boolean(),
  minimum_order: amount(),
  packaging_charge: amount(),
  /** The store's own; null: none. */
  discount: amount().nullable(),
  discount_type: discountType(),
  discount_min_purchase: amount(),
  discount_max: amount(),
});

const endless = {
  discount_starts_on: '2020-01-01',
  discount_starts_at: '00:00:00',
  discount_ends_on: '2099-12-31',
  discount_ends_at: '23:59:59',
};

export async function switchStore(
  tx: Queries,
  id: number,
  { open, discount, discount_type: type, ...plain }: InferType<typeof storeSwitch>,
  { money, today }: { money: Money; today: number },
): Promise<number> {
  const {
    minimum_order: minimum,
    packaging_charge: packaging,
    discount_min_purchase: least,
    discount_max: cap,
    ...flags
  } = plain;
  const found = await changeRows(tx, 'stores', ['id = $1', id], {
    ...flags,
    minimum_order: money.minor(minimum),
    packaging_charge: money.minor(packaging),
    discount_min_purchase: money.minor(least),
    discount_max: money.minor(cap),
    ...money.discount(discount, type),
    ...(typeof discount === 'number' ? endless : {}),
  });
  if (open === undefined || found === 0) return found;
  await tx.query('DELETE FROM store_hours WHERE store_id = $1', [id]);
  if (!open)
    await tx.query(
      `INSERT INTO store_hours (store_id, day, opening, closing)
       SELECT $1::int, ($2::int + ahead) % 7, '09:00', '22:00' FROM generate_series(2, 6) AS ahead`,
      [id, today],
    );
  return found;
}
