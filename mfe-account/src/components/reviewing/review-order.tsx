import { type Order, type OrderLine } from '@shop/domain';
import { ReviewAll } from './review-all';
import { onceEach, type Reviewed } from './reviewed';

/** What of an order can be reviewed: its items and who brought it. D-24. */
export function getReviewed(order: Order, lines: readonly OrderLine[]): Reviewed[] {
  const { courier, courierReview: givenReview } = order;
  return [
    ...onceEach('item', lines, ({ itemId }) => itemId),
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

/** Whether something of it waits for a review: after delivery only. */
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
