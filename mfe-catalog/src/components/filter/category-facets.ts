import type { Category, FacetValue } from '@shop/domain';

/** A category to choose, with what its choice would leave; null: not known. */
export interface CategoryChoice {
  id: number;
  name: string;
  count: number | null;
  /** Those below it, where it or one of them is chosen. */
  children: CategoryChoice[];
}

const hasCategory = (category: Category, id: number | null): boolean =>
  id !== null && (category.id === id || category.children.some((child) => hasCategory(child, id)));

/** A category's own count where it has one, else what its children have together. */
function getCount(category: Category, counts: ReadonlyMap<number, number>): number {
  const below = category.children.reduce((sum, child) => sum + getCount(child, counts), 0);
  return Math.max(counts.get(category.id) ?? 0, below);
}

/** The branch below a category, or all; where there is nothing below it, nothing. */
function branch(categories: readonly Category[], within: number | null): readonly Category[] {
  if (within === null) return categories;
  for (const category of categories) {
    if (category.id === within) return category.children;
    const below = branch(category.children, within);
    if (below.length > 0 && hasCategory(category, within)) return below;
  }
  return [];
}

/**
 * Categories to narrow by: the shop's tree with the counts that came, without those that would leave nothing. Only the
 * branch of what is chosen is open. Without counts the whole tree stands. A count whose category the tree lacks stands
 * beside it.
 */
export function categoryChoices(
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
  const roots = branch(tree, within);
  if (!counted || roots.length > 0) return shown(roots);
  return counted
    .filter(({ id, count }) => count > 0 && id !== within)
    .map((value) => ({ ...value, children: [] }));
}
