import type { Minor, OrderStatus, OrderType } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { itemsById } from '../catalog/item-row';
import { countForSales } from '../merchandise/flash-sales';
import { closePayments } from '../payments/payment-store';
import { moveMoney } from '../wallet/wallet';
import { linesOfOrder } from './order-store';
import { takeStock } from './stock';

export interface OrderState {
  id: number;
  owner_kind: Owner['kind'];
  owner_id: string;
  placed_as_guest: string | null;
  status: OrderStatus;
  order_type: OrderType;
  payment_method: string;
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | 'refunded';
  wallet_part: Minor;
  total: Minor;
  free_of_stock: boolean;
  created_at: Date;
}

const columns = `id, owner_kind, owner_id, placed_as_guest, status, order_type, payment_method, payment_status, wallet_part, total,
  free_of_stock, created_at`;

/** An order whose row stays locked until the transaction ends. Orders are locked before payments, items and wallets. */
export const lockOrder = (tx: Queries, id: number): Promise<OrderState | null> =>
  one<OrderState>(tx, `SELECT ${columns} FROM orders WHERE id = $1 FOR UPDATE`, [id]);

async function returnPieces(tx: Queries, order: OrderState): Promise<void> {
  if (order.free_of_stock) return;
  const lines = await linesOfOrder(tx, order.id);
  const ids = [...new Set(lines.map(({ item_id }) => item_id).filter((id) => id !== null))];
  await tx.query('SELECT id FROM items WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  for (const item of await itemsById(tx, ids)) {
    const returned = lines
      .filter((line) => line.item_id === item.id)
      .map(({ choice, quantity }) => ({ variation: choice.variation, quantity: -quantity }));
    await takeStock(tx, item, returned);
  }
  const put = lines.flatMap(({ item_id: itemId, quantity }) =>
    itemId === null ? [] : [{ itemId, pieces: -quantity }],
  );
  await countForSales(tx, put, order.created_at);
  await tx.query('UPDATE orders SET free_of_stock = true WHERE id = $1', [order.id]);
}

const paidOf = ({ payment_status: status, wallet_part: walletPart, total }: OrderState): Minor =>
  status === 'paid' ? total : status === 'partially_paid' ? walletPart : 0;

/**
 * What was paid goes to a customer's wallet. A guest's goes back the way it came, and so does that of an order which a
 * customer has claimed: only what this wallet paid returns to it, since a stranger's number and phone may have been known.
 */
async function returnMoney(tx: Queries, order: OrderState, now: Date): Promise<void> {
  const paid = paidOf(order);
  if (paid === 0) return;
  await tx.query(`UPDATE orders SET payment_status = 'refunded' WHERE id = $1`, [order.id]);
  const amount = order.placed_as_guest === null ? paid : Math.min(paid, order.wallet_part);
  const movement = { kind: 'order_refund', amount, reference: String(order.id) } as const;
  if (order.owner_kind === 'customer' && amount > 0)
    await moveMoney(tx, Number(order.owner_id), movement, now);
}

/**
 * What an order that ends before its delivery holds goes back: pieces, the coupon's use, money; its payments close. The
 * caller holds the order's lock and has just ended it, so that it happens once. D-24.
 */
export async function giveBack(
  tx: Queries,
  order: OrderState,
  payments: 'canceled' | 'expired',
  now: Date,
): Promise<void> {
  await closePayments(tx, order.id, payments, now);
  await returnPieces(tx, order);
  await tx.query('DELETE FROM coupon_uses WHERE order_id = $1', [order.id]);
  await returnMoney(tx, order, now);
}

/** The money of a delivered order; its pieces stay with the customer. */
export const refund = returnMoney;
