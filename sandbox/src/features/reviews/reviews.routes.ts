import { itemReviews, storeReviews, submitItemReview } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Asked, type Server } from '../../serve';
import { pageToWire, pagingOf } from '../catalog/paging';
import { ratingsOfItem, ratingsOfStore, reviewsOf, reviewToWire, starsOf, type Ratings } from './reviews';
import { reviewItem } from './submit-review';

type Listing = Pick<Asked<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined };
};

/** What customers say of items and stores, with all ratings taken together. X-04. */
export function reviewRoutes(server: Server): void {
  const { database } = server.shop;

  const answer = async (
    of: 'item_id' | 'store_id',
    id: number,
    ratings: Ratings | null,
    { query, view }: Listing,
  ) => {
    if (!ratings) throw notFound();
    const paging = pagingOf(query);
    const { total, rows } = await reviewsOf(database, of, id, paging);
    return {
      ...pageToWire(
        'reviews',
        total,
        paging,
        rows.map((row) => reviewToWire(row, view)),
      ),
      rating: ratings.avg_rating,
      rating_count: ratings.rating_count,
      rating_group: starsOf(ratings.rating_counts),
    };
  };

  serve(server, itemReviews, async (asked) =>
    answer('item_id', asked.params.id, await ratingsOfItem(database, asked.params.id), asked),
  );

  serve(server, storeReviews, async (asked) => {
    const { store_id: id } = asked.query;
    return answer('store_id', id, await ratingsOfStore(database, id), asked);
  });

  serve(
    server,
    submitItemReview,
    async ({ owner, body, view, language }) => {
      await reviewItem(database, owner(), body, view.now);
      return { message: say(language, 'reviewTaken') };
    },
    { perMinute: 60 },
  );
}
