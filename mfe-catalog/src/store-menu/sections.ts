import type { Category, Item, Store } from '@shop/domain';
import { everyCategory } from '../questions';

/** A part of a store's menu. */
export interface MenuSection {
  id: number;
  name: string;
  /** null: not known before it is asked for. */
  count: number | null;
}

/** Items that lie in none of the store's categories. */
export const restSection = -1;

/** Where a section stands in the page. */
export const anchorOf = (id: number) => `menu-${id === restSection ? 'more' : id}`;

/** The category to ask for: items without one are found among all. */
export const categoryOf = (id: number) => (id === restSection ? everyCategory : id);

/** The innermost of an item's categories that is a section. */
export function sectionOf(item: Pick<Item, 'categoryIds'>, ids: ReadonlySet<number>): number {
  return [...item.categoryIds].reverse().find((id) => ids.has(id)) ?? restSection;
}

/** Items by section, in their own order. */
export function groupedBySection(
  items: readonly Item[],
  sections: readonly MenuSection[],
): Map<number, Item[]> {
  const ids = new Set(sections.map(({ id }) => id));
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const id = sectionOf(item, ids);
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

/** As the store's own answer counts them, those in no category last; null where it does not tell. */
export function countedSections(store: Store, restName: string): MenuSection[] | null {
  if (store.sections === null) return null;
  const own = store.sections.filter(({ itemCount }) => itemCount > 0);
  const rest = store.itemCount - own.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const named = own.map(({ id, name, itemCount }) => ({ id, name, count: itemCount }));
  if (named.length === 0 || rest <= 0) return named;
  return [...named, { id: restSection, name: restName, count: rest }];
}

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** By the shop's categories, for backends that give ids alone. */
export const namedSections = (ids: readonly number[], categories: readonly Category[]): MenuSection[] =>
  flat(categories)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ id, name, count: null }));
