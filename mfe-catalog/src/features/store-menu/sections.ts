import type { Category, Item, Store } from '@shop/domain';
import { everyCategory } from '../../queries/queries';

/** A section of a store's menu. */
export interface MenuSection {
  id: number;
  name: string;
  /** null: unknown before it is requested. */
  count: number | null;
}

/** The section of items that are in none of the store's categories. */
export const otherSection = -1;

/** The anchor of a section in the page. */
export const getAnchor = (id: number) => `menu-${id === otherSection ? 'more' : id}`;

/** The category to request: items without one are among all items. */
export const getCategoryId = (id: number) => (id === otherSection ? everyCategory : id);

/** The innermost of an item's categories that is a section. */
export function getSection(item: Pick<Item, 'categoryIds'>, ids: ReadonlySet<number>): number {
  return [...item.categoryIds].reverse().find((id) => ids.has(id)) ?? otherSection;
}

/** Items by section, in their own order. */
export function groupedBySection(
  items: readonly Item[],
  sections: readonly MenuSection[],
): Map<number, Item[]> {
  const ids = new Set(sections.map(({ id }) => id));
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const id = getSection(item, ids);
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

/**
 * The sections and counts of the store's response, items without a category last; null when the response has none.
 */
export function countedSections(store: Store, otherName: string): MenuSection[] | null {
  if (store.sections === null) return null;
  const own = store.sections.filter(({ itemCount }) => itemCount > 0);
  const otherCount = store.itemCount - own.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const named = own.map(({ id, name, itemCount }) => ({ id, name, count: itemCount }));
  if (named.length === 0 || otherCount <= 0) return named;
  return [...named, { id: otherSection, name: otherName, count: otherCount }];
}

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Sections with the names of the shop's categories, for backends that return ids alone. */
export const namedSections = (ids: readonly number[], categories: readonly Category[]): MenuSection[] =>
  flat(categories)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ id, name, count: null }));
