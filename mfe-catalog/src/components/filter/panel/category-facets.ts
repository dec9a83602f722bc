import type { Category, FacetValue } from '@shop/domain';

/** A category to choose, with the number of results; null if unknown. */
export interface CategoryChoice {
  id: number;
  name: string;
  count: number | null;
  /** Its children, if it or one of them is chosen. */
  children: CategoryChoice[];
}

const hasCategory = (category: Category, id: number | null): boolean =>
  id !== null && (category.id === id || category.children.some((child) => hasCategory(child, id)));

/** A category's own count, otherwise the sum of its children's. */
function getCount(category: Category, counts: ReadonlyMap<number, number>): number {
  const below = category.children.reduce((sum, child) => sum + getCount(child, counts), 0);
  return Math.max(counts.get(category.id) ?? 0, below);
}

/** The children of a category, or the roots; empty without any. */
function getBranch(categories: readonly Category[], within: number | null): readonly Category[] {
  if (within === null) return categories;
  for (const category of categories) {
    if (category.id === within) return category.children;
    const below = getBranch(category.children, within);
    if (below.length > 0 && hasCategory(category, within)) return below;
  }
  return [];
}

/**
 * The categories of the filter: the shop's tree with the counts, without empty ones. Only the branch of the chosen
 * category is open. Without counts the whole tree is shown. A counted category that the tree lacks is added to it.
 */
export function getCategoryChoices(
  tree: readonly Category[],
  counted: readonly FacetValue[] | null,
  chosen: number | null,
  within: number | null = null,
): CategoryChoice[] {
  const counts = new Map(counted?.map(({ id, count }) => [id, count]));
  const toChoice = (category: Category): CategoryChoice => ({
    id: category.id,
    name: category.name,
    count: counted ? getCount(category, counts) : null,
    children: hasCategory(category, chosen) ? shown(category.children) : [],
  });
  const shown = (categories: readonly Category[]): CategoryChoice[] =>
    categories.map(toChoice).filter(({ id, count }) => count !== 0 || id === chosen);
  const roots = getBranch(tree, within);
  if (!counted || roots.length > 0) return shown(roots);
  return counted
    .filter(({ id, count }) => count > 0 && id !== within)
    .map((value) => ({ ...value, children: [] }));
}
