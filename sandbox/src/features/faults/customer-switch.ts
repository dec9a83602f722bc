import { boolean, object, type InferType } from 'yup';
import type { Queries } from '../../database/database';
import { moveMoney } from '../wallet/wallet';
import { changeRows } from './changed-rows';
import { amount, type Money } from './switch-fields';

export const customerSwitch = object({
  wallet_balance: amount(),
  active: boolean(),
  phone_verified: boolean(),
  email_verified: boolean(),
});

/** Whether the account is open and what of it is verified; the wallet's balance, by a movement as any other. */
export async function switchCustomer(
  tx: Queries,
  id: number,
  { wallet_balance: wanted, ...flags }: InferType<typeof customerSwitch>,
  { money, now }: { money: Money; now: Date },
): Promise<number> {
  await changeRows(tx, 'customers', ['id = $1', id], flags);
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
