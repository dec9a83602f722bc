import type { Queries } from '../../database/database';

/** Minutes: the shortest preparation, and the most that further pieces add. */
const least = 5;
const mostForPieces = 15;
/** The part of a store's usual minutes that goes into the preparation; the rest is the way. */
const share = 0.6;

/**
 * Announces how long the store prepares an order: a part of its usual minutes, and a minute for each further piece.
 * Nothing where the store has no usual minutes, or has announced them already. X-19.
 */
export const announcePreparation = (tx: Queries, orderId: number): Promise<unknown> =>
  tx.query(
    `UPDATE orders SET processing_minutes = greatest(${least}, round(substring(stores.delivery_time FROM '[0-9]+')::numeric * ${share}))
       + least(${mostForPieces}, greatest(0, (SELECT coalesce(sum(quantity), 1) - 1 FROM order_lines WHERE order_id = orders.id)))
     FROM stores
     WHERE orders.id = $1 AND stores.id = orders.store_id AND processing_minutes IS NULL AND stores.delivery_time ~ '[0-9]'`,
    [orderId],
  );
