import type { SearchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import { ItemList } from './item-lists';
import type { StoresNow } from './stores-now';

type Here = Pick<Scope, 'zoneIds' | 'moduleId'>;

/** Lists of a module's home page. */
export const popularItems = (here: Here) => new ItemList().inZones(here);
export const recommendedItems = (here: Here) => new ItemList().inZones(here).with('recommended');
export const mostReviewedItems = (here: Here) =>
  new ItemList().inZones(here).with('rating_count > 0').by('rating_count DESC');

/** Items with a discount of their own or of their store (D-14). */
export const discountedItems = (here: Here, stores: StoresNow) => {
  const list = new ItemList().inZones(here);
  return list.with(list.flagCondition('discounted', stores));
};

/** Items of a category and of all below it; of one store where `storeId` names one. */
export function itemsWithin(here: Here, branch: number[], storeId: number | null): ItemList {
  const list = new ItemList().inZones(here).with('category_id = ANY(?::int[])', branch);
  return storeId === null ? list : list.inStore(storeId);
}

/** Items of a store, in the store's order. */
export const getStoreItems = (storeId: number) => new ItemList().inStore(storeId).by('position');

/** Whether a word is found in the items' own words only: then their index alone finds the items. */
const isOnlyInWords = ({ stores, categories, brands }: SearchTerms['words'][number]) =>
  stores.length + categories.length + brands.length === 0;

/** Search results, in the zones or in one store. */
export const itemsNamed = (here: Here, terms: SearchTerms, storeId: number | null): ItemList =>
  storeId === null
    ? new ItemList().inZones(here, { byWords: terms.words.some(isOnlyInWords) }).named(terms)
    : new ItemList().inStore(storeId).named(terms, { inStore: true });

const byName = new Map<string, (here: Here, stores: StoresNow) => ItemList>([
  ['popular', popularItems],
  ['recommended', recommendedItems],
  ['most-reviewed', mostReviewedItems],
  ['discounted', discountedItems],
]);

/** A list of the home page by the name in its address; null for an unknown one. */
export const getHomeList = (name: string, here: Here, stores: StoresNow): ItemList | null =>
  byName.get(name)?.(here, stores) ?? null;
