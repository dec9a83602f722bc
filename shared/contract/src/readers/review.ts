import type { RatingSummary, Review } from '@shop/domain';
import {
  id,
  inner,
  isRecord,
  list,
  number,
  numberOrNull,
  type Page,
  pageOf,
  picture,
  type ReadContext,
  record,
  text,
  textOrNull,
  type WireRecord,
} from '@shop/contract/core';

const nameFromWire = (customer: unknown): string => {
  const { f_name: first, l_name: last } = inner(customer);
  return [text(first), text(last)].filter(Boolean).join(' ');
};

function reviewFromWire(review: WireRecord, { pictureFolders }: ReadContext): Review {
  const item = isRecord(review.item) ? review.item : review;
  const itemId = numberOrNull(review.item_id ?? (item === review ? null : item.id));
  return {
    id: id(review.id, 'review'),
    rating: Math.min(5, Math.max(1, number(review.rating, 1))),
    comment: text(review.comment),
    customerName: text(review.customer_name) || nameFromWire(review.customer),
    writtenAt: text(review.created_at),
    reply: textOrNull(review.reply),
    item:
      itemId === null
        ? null
        : {
            id: itemId,
            name: text(review.item_name ?? (item === review ? '' : item.name)),
            imageUrl: picture(
              item.item_image_full_url ?? item.image_full_url,
              item.item_image ?? item.image,
              'item_image_url',
              pictureFolders,
            ),
          },
  };
}

/** A page of reviews, with the summary of all ratings. */
export interface ReviewPage extends Page<Review> {
  summary: RatingSummary;
}

const readPage = pageOf(reviewFromWire, 'reviews');

/** `rating` is the average; `rating_group` counts one star to five. */
function summaryFromWire(head: WireRecord, total: number): RatingSummary {
  const stars = list(head.rating_group).map((count) => number(count));
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  return {
    average: number(head.rating),
    count: number(head.rating_count, total),
    histogram: [one, two, three, four, five],
  };
}

/** For backends without a summary: calculated from the page. Half a star counts as the star above it. */
function summarizeReviews(entries: readonly Review[], total: number): RatingSummary {
  const countStars = (stars: number) => entries.filter(({ rating }) => Math.ceil(rating) === stars).length;
  const sum = entries.reduce((ratings, { rating }) => ratings + rating, 0);
  return {
    average: sum / Math.max(1, entries.length),
    count: total,
    histogram: [countStars(1), countStars(2), countStars(3), countStars(4), countStars(5)],
  };
}

export function reviewsFromWire(wire: unknown, context: ReadContext): ReviewPage {
  const page = readPage(wire, context);
  const head = isRecord(wire) ? record(wire, 'reviews') : {};
  const isSummed = ['rating', 'rating_count', 'rating_group'].some((name) => name in head);
  return {
    ...page,
    summary: isSummed ? summaryFromWire(head, page.total) : summarizeReviews(page.entries, page.total),
  };
}
