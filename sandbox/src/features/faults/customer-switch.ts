import { boolean, number, object, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { lockPoints, movePoints } from '../loyalty/points';
import { moveMoney } from '../wallet/wallet';
import { changeRows } from './changed-rows';
import { amount, type Money } from './switch-fields';

export const customerSwitch = object({
  wallet_balance: amount(),
  loyalty_points: number().integer().min(0).max(1_000_000_000),
  active: boolean(),
  phone_verified: boolean(),
  email_verified: boolean(),
});

async function switchPoints(tx: Queries, id: number, wanted: number | undefined, now: Date): Promise<void> {
  if (wanted === undefined) return;
  const points = wanted - (await lockPoints(tx, id));
  const kind = points > 0 ? 'gift' : 'point_to_wallet';
  if (points !== 0) await movePoints(tx, id, { kind, points, reference: '' }, now);
}

/** Whether the account is active and verified; wallet and points, by an ordinary transaction. */
export async function switchCustomer(
  tx: Queries,
  id: number,
  { wallet_balance: wanted, loyalty_points: points, ...flags }: InferType<typeof customerSwitch>,
  { money, now }: { money: Money; now: Date },
): Promise<number> {
  await changeRows(tx, 'customers', ['id = $1', id], flags);
  const [row] = await tx.query<{ wallet_balance: number }>(
    'SELECT wallet_balance FROM customers WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!row) return 0;
  await switchPoints(tx, id, points, now);
  const difference = (money.minor(wanted) ?? row.wallet_balance) - row.wallet_balance;
  const kind = difference > 0 ? 'add_fund' : 'order_place';
  if (difference !== 0) await moveMoney(tx, id, { kind, amount: difference, reference: 'sandbox' }, now);
  return 1;
}
