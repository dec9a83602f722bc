import type { PointMovementKind } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Paging } from '../catalog/paging';

export interface PointChange {
  kind: Exclude<PointMovementKind, 'other'>;
  /** Positive: credit; negative: debit. */
  points: number;
  /** The order's number. */
  reference: string;
}

export interface PointRow {
  id: number;
  kind: PointChange['kind'];
  credit: number;
  debit: number;
  balance: number;
  reference: string;
  created_at: Date;
}

/** A customer's points; the row stays locked until the transaction ends. */
export async function lockPoints(tx: Queries, customerId: number): Promise<number> {
  const found = await one<{ loyalty_points: number }>(
    tx,
    'SELECT loyalty_points FROM customers WHERE id = $1 FOR NO KEY UPDATE',
    [customerId],
  );
  return found?.loyalty_points ?? 0;
}

/** Changes the points and records it. The caller has locked them, and takes no more than there are. */
export async function movePoints(
  tx: Queries,
  customerId: number,
  { kind, points, reference }: PointChange,
  now: Date,
): Promise<void> {
  const moved = await one<{ loyalty_points: number }>(
    tx,
    'UPDATE customers SET loyalty_points = loyalty_points + $2 WHERE id = $1 RETURNING loyalty_points',
    [customerId, points],
  );
  if (!moved) return;
  await tx.query(
    `INSERT INTO point_transactions (customer_id, kind, credit, debit, balance, reference, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [customerId, kind, Math.max(0, points), Math.max(0, -points), moved.loyalty_points, reference, now],
  );
}

/** A page of a customer's point history, the latest first. */
export async function getMovements(queries: Queries, customerId: number, { limit, page }: Paging) {
  const [count] = await queries.query<{ total: number }>(
    'SELECT count(*) AS total FROM point_transactions WHERE customer_id = $1',
    [customerId],
  );
  const rows = await queries.query<PointRow>(
    'SELECT * FROM point_transactions WHERE customer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3',
    [customerId, limit, (page - 1) * limit],
  );
  return { total: count?.total ?? 0, rows };
}
