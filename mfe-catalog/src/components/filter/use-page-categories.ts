import { useEndpoint } from '@shop/api';
import { categoriesAround, categoryList } from '@shop/contract';

/**
 * The categories that a list can be narrowed to: those around the page's category, which may be of another module, or the
 * visitor's. They are the ones that come with the page. `within`: the page's category.
 */
export function usePageCategories(within: number | null, isNeeded = true) {
  const ofVisitor = useEndpoint(categoryList, isNeeded && within === null ? {} : null);
  const around = useEndpoint(
    categoriesAround,
    isNeeded && within !== null ? { params: { id: within } } : null,
  );
  return (within === null ? ofVisitor : around).data ?? [];
}
