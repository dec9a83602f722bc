import { object, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { moveMoney } from '../wallet/wallet';
import { amount, type Money } from './switch-fields';

export const customerSwitch = object({ wallet_balance: amount() });

/** The wallet's balance, by a movement as any other. */
export async function switchCustomer(
  tx: Queries,
  id: number,
  { wallet_balance: wanted }: InferType<typeof customerSwitch>,
  { money, now }: { money: Money; now: Date },
): Promise<number> {
  const [row] = await tx.query<{ wallet_balance: number }>(
    'SELECT wallet_balance FROM customers WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!row) return 0;
  const difference = (money.minor(wanted) ?? row.wallet_balance) - row.wallet_balance;
  const kind = difference > 0 ? 'add_fund' : 'order_place';
  if (difference !== 0) await moveMoney(tx, id, { kind, amount: difference, reference: 'sandbox' }, now);
  return 1;
}
