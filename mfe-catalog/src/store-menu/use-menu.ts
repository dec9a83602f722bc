import { useEndpoint } from '@shop/api';
import { categoryList, storeItems } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useMemo } from 'react';
import { messages } from '../messages';
import { everyCategory, listPage } from '../questions';
import { countedSections, groupedBySection, namedSections, restSection, type MenuSection } from './sections';
import type { MenuAddress } from './use-menu-address';

interface Asked {
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
function useSections({ store, isSettled }: Asked): MenuSection[] | null {
  const { t } = useTranslation(messages);
  const restName = t('store.more');
  const counted = useMemo(() => store && countedSections(store, restName), [store, restName]);
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
  isWhole: boolean;
  isEmpty: boolean;
  failure: { retry: () => void; busy: boolean } | null;
}

const nothing: readonly Item[] = [];

/**
 * A store's menu: the first page of all its items, grouped, is there with the page; what a section lacks it asks for
 * itself when it comes near.
 */
export function useMenu(asked: Asked): Menu {
  const { storeId, diet, isShown } = asked;
  const { t } = useTranslation(messages);
  const restName = t('store.more');
  const told = useSections(asked);
  const head = useEndpoint(storeItems, isShown ? menuArgs(storeId, everyCategory, diet, 1) : null);
  const items = head.data?.entries ?? nothing;
  const isWhole = head.data !== undefined && items.length >= head.data.total;

  const known = useMemo(() => groupedBySection(items, told ?? []), [items, told]);
  const sections = useMemo(() => {
    if (!told || told.length === 0) return told;
    // The store's own counts are of everything it has, not of a choice among it.
    const counted = diet ? told.map((section) => ({ ...section, count: null })) : told;
    const isRestKnown = told.some(({ id }) => id === restSection) || !known.has(restSection);
    const all = isRestKnown ? counted : [...counted, { id: restSection, name: restName, count: null }];
    return isWhole ? all.filter(({ id }) => known.has(id)) : all;
  }, [told, known, isWhole, diet, restName]);

  return {
    sections,
    known,
    isWhole,
    isEmpty: head.data?.total === 0,
    failure: head.error && !head.data ? { retry: () => void head.mutate(), busy: head.isValidating } : null,
  };
}
