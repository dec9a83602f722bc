import { ratingColumns, type RatingCounts } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { randomFrom } from '../random';
import { englishComment } from '../reviews/review-rows';
import type { PlannedOrder } from './planned-orders';
import type { SoldLine } from './sold-goods';

/** Reviews of an order: rows about items and about couriers. */
export type SeedReview = { kind: 'item' | 'courier'; row: Row };

const ratings = [5, 5, 5, 4.5, 4.5, 4, 4, 3.5, 2.5];
const courierComments = ['Quick and friendly.', 'Called before arriving, thank you.', 'On time.', ''];

/** Reviews of at most two items, and usually of the courier. */
export function createReviews(
  order: PlannedOrder,
  { id, courier_id: courierId }: Row,
  lines: readonly SoldLine[],
): SeedReview[] {
  if (!order.reviewed) return [];
  const random = randomFrom(Number(id) * 3_571);
  const at = new Date(order.placed.getTime() + random.whole(4, 70) * 3_600_000).toISOString();
  const by = { order_id: id, customer_id: order.customer, created_at: at };
  const itemReviews = lines.slice(0, random.whole(1, 2)).map(({ row }): SeedReview => {
    const rating = random.pick(ratings);
    const comment = englishComment(row.category_id ?? 0, rating, random) ?? '';
    return {
      kind: 'item',
      row: { ...by, item_id: row.id, store_id: row.store_id, rating, comment, active: true },
    };
  });
  if (courierId === null || !random.chance(0.7)) return itemReviews;
  const rating = random.pick([5, 5, 4.5, 4]);
  return [
    ...itemReviews,
    { kind: 'courier', row: { ...by, courier_id: courierId, rating, comment: random.pick(courierComments) } },
  ];
}

/** Rows of one kind, with ids from `firstId`. */
export const toReviewRows = (
  reviews: readonly SeedReview[],
  kind: SeedReview['kind'],
  firstId: number,
): Row[] =>
  reviews.filter((each) => each.kind === kind).map(({ row }, index) => ({ id: firstId + index, ...row }));

/** The items with these reviews added to their ratings. */
export function withRatings(items: readonly Row[], reviews: readonly SeedReview[]): Row[] {
  const ratingsByItem = new Map<unknown, number[]>();
  for (const { kind, row } of reviews)
    if (kind === 'item')
      ratingsByItem.set(row.item_id, [...(ratingsByItem.get(row.item_id) ?? []), Number(row.rating)]);
  return items.map((item) => {
    const more = ratingsByItem.get(item.id);
    if (!more) return item;
    const counts = [...(item.rating_counts as RatingCounts)]; // catalogueRows makes them so
    for (const rating of more) counts[(rating - 1) * 2] = (counts[(rating - 1) * 2] ?? 0) + 1;
    return { ...item, ...ratingColumns(counts) };
  });
}
