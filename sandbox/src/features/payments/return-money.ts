import type { Minor } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { moveMoney } from '../wallet/wallet';
import { paidTables, type PaidThing } from './payment-store';

/** How an order or trip was paid, and by whom. */
export interface PaidState {
  id: number;
  owner_kind: Owner['kind'];
  owner_id: string;
  placed_as_guest: string | null;
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | 'refunded';
  wallet_part: Minor;
  total: Minor;
}

const getPaidAmount = ({ payment_status: status, wallet_part: walletPart, total }: PaidState): Minor =>
  status === 'paid' ? total : status === 'partially_paid' ? walletPart : 0;

const refundKinds = { order: 'order_refund', trip: 'trip_refund' } as const;

/**
 * Refunds to a customer's wallet. A guest's payment is refunded by its own method, also when a customer has claimed the
 * order or trip: only money from this wallet returns to it, because the customer may have known a stranger's number and
 * phone. The caller holds the lock of the order or trip.
 */
export async function returnMoney(
  tx: Queries,
  kind: PaidThing['kind'],
  paidFor: PaidState,
  now: Date,
): Promise<void> {
  const paid = getPaidAmount(paidFor);
  if (paid === 0) return;
  await tx.query(`UPDATE ${paidTables[kind]} SET payment_status = 'refunded' WHERE id = $1`, [paidFor.id]);
  const amount = paidFor.placed_as_guest === null ? paid : Math.min(paid, paidFor.wallet_part);
  const movement = { kind: refundKinds[kind], amount, reference: String(paidFor.id) } as const;
  if (paidFor.owner_kind === 'customer' && amount > 0)
    await moveMoney(tx, Number(paidFor.owner_id), movement, now);
}
