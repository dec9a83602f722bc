import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { Refusal } from '../../http/refusal';

/** The owner's own pictures without an order, locked; another's are not found (F-46). */
export async function lockPrescriptions(
  tx: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await tx.query<{ id: number }>(
    `SELECT id FROM prescriptions WHERE id = ANY($1::int[]) AND owner_kind = $2 AND owner_id = $3
       AND order_id IS NULL ORDER BY id FOR UPDATE`,
    [wanted, owner.kind, owner.id],
  );
  if (found.length < wanted.length)
    throw new Refusal(404, [{ code: 'prescription', text: 'prescriptionGone' }]);
  return wanted;
}

/** Assigns them to the order. */
export const attachPrescriptions = (tx: Queries, orderId: number, ids: number[]): Promise<unknown> =>
  tx.query('UPDATE prescriptions SET order_id = $1 WHERE id = ANY($2::int[])', [orderId, ids]);
