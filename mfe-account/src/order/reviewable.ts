import type { Courier, GivenReview, Order, OrderLine } from '@shop/domain';

/** What of an order can be reviewed, once each: its items and who brought it. D-24. */
export type Reviewed =
  | {
      key: string;
      kind: 'item';
      itemId: number;
      name: string;
      imageUrl: string | null;
      given: GivenReview | null;
    }
  | { key: string; kind: 'courier'; courier: Courier; given: GivenReview | null };

/** An item that stands on several lines is one; a review on any of them is its review. */
export function reviewedOf(order: Order, lines: readonly OrderLine[]): Reviewed[] {
  const items = new Map<number, Extract<Reviewed, { kind: 'item' }>>();
  for (const { itemId, name, imageUrl, review } of lines) {
    const known = items.get(itemId);
    if (known) known.given ??= review;
    else items.set(itemId, { key: `item-${itemId}`, kind: 'item', itemId, name, imageUrl, given: review });
  }
  const { courier, courierReview: given } = order;
  return [
    ...items.values(),
    ...(courier ? [{ key: 'courier', kind: 'courier', courier, given } as const] : []),
  ];
}

/** Whether something of it waits for a review: after delivery only. */
export const isReviewable = (order: Order, lines: readonly OrderLine[]): boolean =>
  order.status === 'delivered' && reviewedOf(order, lines).some(({ given }) => given === null);
