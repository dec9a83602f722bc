import type { OrderStatus, OrderType } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import { readSettings } from '../../shop/settings';
import { countsStock } from '../catalog/item-entity';
import { itemsById } from '../catalog/item-row';
import { countForSales } from '../merchandise/flash-sales';
import { closePayments } from '../payments/payment-store';
import { returnMoney, type PaidState } from '../payments/return-money';
import { getOrderLines } from './order-store';
import { takeStock } from './stock';

export interface OrderState extends PaidState {
  status: OrderStatus;
  order_type: OrderType | 'parcel';
  payment_method: string;
  free_of_stock: boolean;
  created_at: Date;
}

const columns = `id, owner_kind, owner_id, placed_as_guest, status, order_type, payment_method, payment_status, wallet_part, total,
  free_of_stock, created_at`;

/** An order whose row stays locked until the transaction ends. Lock orders before payments, items and wallets. */
export const lockOrder = (tx: Queries, id: number): Promise<OrderState | null> =>
  one<OrderState>(tx, `SELECT ${columns} FROM orders WHERE id = $1 FOR UPDATE`, [id]);

async function returnStock(tx: Queries, order: OrderState): Promise<void> {
  if (order.free_of_stock) return;
  const lines = await getOrderLines(tx, order.id);
  const ids = [...new Set(lines.map(({ item_id }) => item_id).filter((id) => id !== null))];
  await tx.query('SELECT id FROM items WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  const { uncountedStock } = (await readSettings(tx)).rules.wireRules;
  for (const item of await itemsById(tx, ids)) {
    const returned = lines
      .filter((line) => line.item_id === item.id)
      .map(({ choice, quantity }) => ({ variation: choice.variation, quantity: -quantity }));
    await takeStock(tx, item, returned, countsStock(item, uncountedStock));
  }
  const put = lines.flatMap(({ item_id: itemId, quantity }) =>
    itemId === null ? [] : [{ itemId, quantity: -quantity }],
  );
  await countForSales(tx, put, order.created_at);
  await tx.query('UPDATE orders SET free_of_stock = true WHERE id = $1', [order.id]);
}

/**
 * Releases what an order holds that ends before delivery: stock, coupon use, money; closes its payments. The caller
 * holds the order's lock and has just ended it, so that this happens once. D-24.
 */
export async function returnOrder(
  tx: Queries,
  order: OrderState,
  payments: 'canceled' | 'expired',
  now: Date,
): Promise<void> {
  await closePayments(tx, { kind: 'order', id: order.id }, payments, now);
  await returnStock(tx, order);
  await tx.query('DELETE FROM coupon_uses WHERE order_id = $1', [order.id]);
  await returnMoney(tx, 'order', order, now);
}

/** Refunds a delivered order without returning stock. */
export const refund = (tx: Queries, order: OrderState, now: Date): Promise<void> =>
  returnMoney(tx, 'order', order, now);
