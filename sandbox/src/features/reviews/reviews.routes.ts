import { itemReviews, storeReviews, submitItemReview } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Asked, type Server } from '../../serve';
import { pagingOf } from '../catalog/paging';
import { ratingsOfItem, ratingsOfStore, reviewPageToWire, reviewsOf, type Ratings } from './reviews';
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
    return reviewPageToWire(ratings, await reviewsOf(database, of, id, paging), paging, view);
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
