import { type Order, type OrderLine } from '@shop/domain';
import { ReviewAll } from './review-all';
import { mergeReviewed, type Reviewed } from './reviewed';

/** What of an order can be reviewed: its items and the courier. D-24. */
export function getReviewed(order: Order, lines: readonly OrderLine[]): Reviewed[] {
  const { courier, courierReview: givenReview } = order;
  return [
    ...mergeReviewed('item', lines, ({ itemId }) => itemId),
    ...(courier
      ? [
          {
            key: 'courier',
            kind: 'courier',
            id: courier.id,
            name: courier.name,
            imageUrl: courier.imageUrl,
            givenReview,
          } as const,
        ]
      : []),
  ];
}

/** Whether a delivered order has anything without a review. */
export const isReviewable = (order: Order, lines: readonly OrderLine[]): boolean =>
  order.status === 'delivered' && getReviewed(order, lines).some(({ givenReview }) => givenReview === null);

interface Props {
  order: Order;
  lines: readonly OrderLine[];
  small?: boolean;
}

/** The reviews of a delivered order. D-24. */
export function ReviewOrder({ order, lines, small = false }: Props) {
  return (
    <ReviewAll
      subjectId={order.id}
      entries={getReviewed(order, lines)}
      may={isReviewable(order, lines)}
      small={small}
    />
  );
}
