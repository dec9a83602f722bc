import { useEndpoint } from '@shop/api';
import { categoryItems, itemSearch, storeItems } from '@shop/contract';
import { getSubstitutes, type Item } from '@shop/domain';

/** As many candidates as are read: the rest of a large category is no closer. */
const page = { limit: 30, offset: 1 };

/**
 * What can be had instead of a sold-out item. A medicine's substance is searched for in all stores; of other goods, the
 * same store's shelf comes first, then that of all stores.
 */
export function useSubstitutes(item: Item): Item[] {
  const { genericNames, storeId, categoryIds } = item;
  const [substance] = genericNames;
  const category = categoryIds.at(-1);
  const shelf = substance === undefined && category !== undefined ? category : null;
  const sameSubstance = useEndpoint(
    itemSearch,
    substance === undefined ? null : { query: { ...page, name: substance } },
  );
  const ofStore = useEndpoint(
    storeItems,
    shelf === null ? null : { query: { ...page, store_id: storeId, category_id: shelf } },
  );
  const known = getSubstitutes(item, [
    ...(sameSubstance.data?.entries ?? []),
    ...(ofStore.data?.entries ?? []),
  ]);
  const needsOthers = shelf !== null && !ofStore.isLoading && known.length === 0;
  const ofAll = useEndpoint(categoryItems, needsOthers ? { params: { id: shelf }, query: page } : null);
  return known.length > 0 ? known : getSubstitutes(item, ofAll.data?.entries ?? []);
}
