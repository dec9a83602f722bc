import type { Order, OrderLine } from '@shop/domain';
import { ReviewAll } from './review-all';
import { isReviewable, getReviewed } from './reviewable';

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
