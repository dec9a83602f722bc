import { everyCategory, reviewsPage, rowQuery } from '../../queries/queries';
import type { Item } from '@shop/domain';

/**
 * The first queries of the sections below an item, shared by the prefetch and the sections, so that each is sent
 * once.
 */
export const toReviewsArgs = ({ id }: Item, page = 1) => ({ params: { id }, query: reviewsPage(page) });

/** Other items of the item's innermost category; null without one. */
export function relatedTo({ categoryIds }: Item) {
  const id = categoryIds.at(-1);
  return id === undefined ? null : { params: { id }, query: rowQuery };
}

export const toStoreItemsArgs = ({ storeId }: Item) => ({
  query: { store_id: storeId, category_id: everyCategory, ...rowQuery },
});
