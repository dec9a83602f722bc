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
  /** Nothing more will come about the store for now. */
  isSettled: boolean;
  diet: MenuAddress['diet'];
  /** False while the visitor looks at something else: nothing is asked. */
  isShown: boolean;
}

/** One page of a section's items, or of all. */
export const menuArgs = (storeId: number, category: number, diet: MenuAddress['diet'], page: number) => ({
  query: { store_id: storeId, category_id: category, ...(diet ? { type: diet } : {}), ...listPage(page) },
});

/** The parts of the menu; null until they can be known, none where the store has no categories. */
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
  /** In the order of the page; null: not known yet. */
  sections: MenuSection[] | null;
  /** What is known of each section from the first page of all items. */
  known: ReadonlyMap<number, Item[]>;
  /** That page held everything: nothing more is asked. */
  isMenuComplete: boolean;
  isEmpty: boolean;
  failure: { retry: () => void; busy: boolean } | null;
}

const nothing: readonly Item[] = [];

/**
 * A store's menu: the first page of all its items, grouped, is there with the page; what a section lacks it asks for
 * itself when it comes near.
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
    // The store's own counts are of everything it has, not of a choice among it.
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
