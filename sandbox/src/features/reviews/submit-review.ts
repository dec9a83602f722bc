import type { ItemReviewBody } from '@shop/contract';
import { one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import { countRating } from './count-rating';
import { lockReviewable } from './reviewable';

type Review = Required<ItemReviewBody>;

async function checkItem(tx: Queries, orderId: number, itemId: number): Promise<void> {
  const [line] = await tx.query('SELECT 1 FROM order_lines WHERE order_id = $1 AND item_id = $2', [
    orderId,
    itemId,
  ]);
  if (!line) throw notFound('reviewNotBought');
}

/** Refuses reviews of a store that takes none. ERR-11. */
export async function checkAcceptsReviews(tx: Queries, storeId: number): Promise<void> {
  const store = await one<{ takes_reviews: boolean }>(tx, 'SELECT takes_reviews FROM stores WHERE id = $1', [
    storeId,
  ]);
  if (!store?.takes_reviews) throw invalid('review_plan', 'noReviewPlan');
}

/**
 * Saves a customer's review of an item of a delivered order, once, and updates the ratings of the item and its store.
 * The comment is plain text, never HTML. D-24.
 */
export function reviewItem(database: Database, owner: Owner, review: Review, now: Date): Promise<void> {
  const { order_id: orderId, item_id: itemId, rating, comment } = review;
  return database.transaction(async (tx) => {
    const { store_id: storeId } = await lockReviewable(tx, owner, orderId);
    await checkItem(tx, orderId, itemId);
    await checkAcceptsReviews(tx, storeId);
    const saved = await tx.query(
      `INSERT INTO reviews (item_id, store_id, order_id, customer_id, rating, comment, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (customer_id, order_id, item_id) DO NOTHING RETURNING id`,
      [itemId, storeId, orderId, Number(owner.id), rating, comment, now],
    );
    if (saved.length === 0) throw conflict('reviewed', 'reviewGiven');
    await countRating(tx, 'items', itemId, rating);
    await countRating(tx, 'stores', storeId, rating);
  });
}
