import type { Review } from '@shop/domain';

/** A friendly review of an ordinary item. */
export const aReview = (overrides: Partial<Review> = {}): Review => ({
  id: 1,
  rating: 5,
  comment: 'Hot, quick, and enough for two.',
  customerName: 'Sara A.',
  writtenAt: '2026-02-03T09:00:00.000Z',
  reply: null,
  item: null,
  ...overrides,
});
