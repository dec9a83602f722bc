import { walletTypes, type WalletType } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import type { MovementKind } from './wallet';

interface MovementRow {
  id: number;
  kind: MovementKind;
  credit: number;
  debit: number;
  bonus: number;
  balance: number;
  reference: string;
  created_at: Date;
}

export const isWalletType = (type: string): type is WalletType => walletTypes.some((known) => known === type);

const toKinds = (type: WalletType): MovementKind[] =>
  type === 'order' ? ['order_place', 'order_refund', 'trip_booking', 'trip_refund'] : [type];

/** A page of a customer's wallet transactions, the latest first; `type` null: of every kind. */
export async function getMovements(
  queries: Queries,
  customerId: number,
  type: WalletType | null,
  { limit, page }: Paging,
): Promise<{ total: number; rows: MovementRow[] }> {
  const which = 'customer_id = $1 AND ($2::text[] IS NULL OR kind = ANY ($2::text[]))';
  const values = [customerId, type && toKinds(type)];
  const [counted] = await queries.query<{ total: number }>(
    `SELECT count(*) AS total FROM wallet_transactions WHERE ${which}`,
    values,
  );
  // The payment's id gives access to its page, so only the gateway's name is sent.
  const rows = await queries.query<MovementRow>(
    `SELECT moved.id, kind, credit, debit, moved.bonus, balance, moved.created_at,
       coalesce(payments.gateway, moved.reference) AS reference
     FROM wallet_transactions AS moved LEFT JOIN payments ON kind = 'add_fund' AND payments.id = moved.reference
     WHERE ${which} ORDER BY moved.id DESC LIMIT $3 OFFSET $4`,
    [...values, limit, (page - 1) * limit],
  );
  return { total: counted?.total ?? 0, rows };
}

/** `credit` does not include the bonus, which is a separate field. */
export const movementToWire = (row: MovementRow, view: View) => ({
  id: row.id,
  transaction_type: row.kind,
  credit: view.money(row.credit - row.bonus),
  debit: view.money(row.debit),
  admin_bonus: view.money(row.bonus),
  balance: view.money(row.balance),
  reference: row.reference,
  created_at: row.created_at.toISOString(),
});
