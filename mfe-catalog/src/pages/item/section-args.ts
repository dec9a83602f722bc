import { everyCategory, reviewsPage, rowQuery } from '../../queries/queries';
import type { Item } from '@shop/domain';

/**
 * What the parts below an item ask first: asked while their code is on its way, and asked by them, so that both are the
 * same question.
 */
export const toReviewsArgs = ({ id }: Item, page = 1) => ({ params: { id }, query: reviewsPage(page) });

/** Others of the item's innermost category; null where it has none. */
export function relatedTo({ categoryIds }: Item) {
  const id = categoryIds.at(-1);
  return id === undefined ? null : { params: { id }, query: rowQuery };
}

export const toStoreItemsArgs = ({ storeId }: Item) => ({
  query: { store_id: storeId, category_id: everyCategory, ...rowQuery },
});
