import { itemReviews, storeReviews, submitItemReview } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type ServedRequest, type Server } from '../../serve';
import { toPaging } from '../catalog/paging';
import { getItemRatings, getStoreRatings, reviewPageToWire, getReviews, type Ratings } from './reviews';
import { reviewItem } from './submit-review';

type Listing = Pick<ServedRequest<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined };
};

/** Reviews of items and stores, with all ratings. X-04. */
export function reviewRoutes(server: Server): void {
  const { database } = server.shop;

  const respond = async (
    column: 'item_id' | 'store_id',
    id: number,
    ratings: Ratings | null,
    { query, view }: Listing,
  ) => {
    if (!ratings) throw notFound();
    const paging = toPaging(query);
    return reviewPageToWire(ratings, await getReviews(database, column, id, paging), paging, view);
  };

  serve(server, itemReviews, async (request) =>
    respond('item_id', request.params.id, await getItemRatings(database, request.params.id), request),
  );

  serve(server, storeReviews, async (request) => {
    const { store_id: id } = request.query;
    return respond('store_id', id, await getStoreRatings(database, id), request);
  });

  serve(
    server,
    submitItemReview,
    async ({ owner, body, view, language }) => {
      await reviewItem(database, owner(), body, view.now);
      return { message: translate(language, 'reviewTaken') };
    },
    { perMinute: 60 },
  );
}
