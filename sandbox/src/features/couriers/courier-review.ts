import type { CourierReviewBody } from '@shop/contract';
import type { Database } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import { lockReviewable } from '../reviews/reviewable';

type Review = Required<CourierReviewBody>;

/** Saves the review of a delivered order's courier, once. D-24. */
export function reviewCourier(database: Database, owner: Owner, review: Review, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const { id, courier_id: courierId } = await lockReviewable(tx, owner, review.order_id);
    if (courierId !== review.delivery_man_id) throw notFound();
    const saved = await tx.query(
      `INSERT INTO courier_reviews (courier_id, order_id, customer_id, rating, comment, created_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (order_id) DO NOTHING RETURNING id`,
      [courierId, id, Number(owner.id), review.rating, review.comment, now],
    );
    if (saved.length === 0) throw conflict('reviewed', 'reviewGiven');
  });
}
