import { boolean, object, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { changeRows } from './changed-rows';
import { amount, discountType, type Money } from './switch-fields';

export const zoneSwitch = object({
  cash_on_delivery: boolean(),
  digital_payment: boolean(),
  increased_delivery_fee_status: boolean(),
  increased_delivery_fee_type: discountType(),
  increased_delivery_fee: amount(),
  /** For every module of the zone; null: any amount. */
  maximum_cod_amount: amount().nullable(),
});

export async function switchZone(
  tx: Queries,
  id: number,
  body: InferType<typeof zoneSwitch>,
  money: Money,
): Promise<number> {
  const { discount: fee, discount_type: type } = money.discount(
    body.increased_delivery_fee,
    body.increased_delivery_fee_type,
  );
  const found = await changeRows(tx, 'zones', ['id = $1', id], {
    cash_on_delivery: body.cash_on_delivery,
    digital_payment: body.digital_payment,
    increased_fee_active: body.increased_delivery_fee_status,
    increased_fee: fee,
    increased_fee_type: type,
  });
  const most = { maximum_cod_amount: money.minor(body.maximum_cod_amount) };
  if (found > 0) await changeRows(tx, 'module_zones', ['zone_id = $1', id], most);
  return found;
}
