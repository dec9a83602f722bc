import { useEndpoint } from '@shop/api';
import { categoryList, storeItems } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useMemo } from 'react';
import { messages } from '../../messages';
import { everyCategory, listPage } from '../../queries/queries';
import { countedSections, groupedBySection, namedSections, otherSection, type MenuSection } from './sections';
import type { MenuAddress } from './use-menu-address';

interface MenuQuery {
  storeId: number;
  store: Store | undefined;
  /** The store's data is complete, or has failed to load. */
  isSettled: boolean;
  diet: MenuAddress['diet'];
  /** False while the visitor sees search results: nothing is requested. */
  isShown: boolean;
}

/** The arguments for one page of a section's items, or of all items. */
export const menuArgs = (storeId: number, category: number, diet: MenuAddress['diet'], page: number) => ({
  query: { store_id: storeId, category_id: category, ...(diet ? { type: diet } : {}), ...listPage(page) },
});

/** The sections of the menu; null while unknown, empty when the store has no categories. */
function useSections({ store, isSettled }: MenuQuery): MenuSection[] | null {
  const { t } = useTranslation(messages);
  const otherName = t('store.more');
  const counted = useMemo(() => store && countedSections(store, otherName), [store, otherName]);
  const needsNames = isSettled && counted === null && store !== undefined && store.categoryIds.length > 0;
  const { data, error } = useEndpoint(categoryList, needsNames ? {} : null);
  return useMemo(() => {
    if (counted) return counted;
    if (!isSettled) return null;
    if (!needsNames) return [];
    if (!data) return error ? [] : null;
    return namedSections(store.categoryIds, data);
  }, [counted, isSettled, needsNames, data, error, store]);
}

export interface Menu {
  /** In the order of the page; null while unknown. */
  sections: MenuSection[] | null;
  /** The items of each section in the first page of all items. */
  known: ReadonlyMap<number, Item[]>;
  /** That page contained all items, so nothing else is requested. */
  isMenuComplete: boolean;
  isEmpty: boolean;
  failure: { retry: () => void; busy: boolean } | null;
}

const nothing: readonly Item[] = [];

/**
 * A store's menu. The first page of all items comes with the page and is grouped by section; each section requests
 * what it lacks when it comes into view.
 */
export function useMenu(query: MenuQuery): Menu {
  const { storeId, diet, isShown } = query;
  const { t } = useTranslation(messages);
  const otherName = t('store.more');
  const sectionList = useSections(query);
  const head = useEndpoint(storeItems, isShown ? menuArgs(storeId, everyCategory, diet, 1) : null);
  const items = head.data?.entries ?? nothing;
  const isMenuComplete = head.data !== undefined && items.length >= head.data.total;

  const known = useMemo(() => groupedBySection(items, sectionList ?? []), [items, sectionList]);
  const sections = useMemo(() => {
    if (!sectionList || sectionList.length === 0) return sectionList;
    // The store's counts are for all items, not for a filtered list.
    const counted = diet ? sectionList.map((section) => ({ ...section, count: null })) : sectionList;
    const isOtherKnown = sectionList.some(({ id }) => id === otherSection) || !known.has(otherSection);
    const all = isOtherKnown ? counted : [...counted, { id: otherSection, name: otherName, count: null }];
    return isMenuComplete ? all.filter(({ id }) => known.has(id)) : all;
  }, [sectionList, known, isMenuComplete, diet, otherName]);

  return {
    sections,
    known,
    isMenuComplete,
    isEmpty: head.data?.total === 0,
    failure: head.error && !head.data ? { retry: () => void head.mutate(), busy: head.isValidating } : null,
  };
}
