import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { PillBar, PillBarSkeleton } from '../cards/pill-bar';

/** The categories from a root down to the given one, which is the last; empty when it is not in the tree. */
export function pathTo(categories: readonly Category[], id: number): Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = pathTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Links to the category's children, or to its siblings if it has none; 'All' is their parent. */
export function CategoryFamily({ categories, id }: { categories: Category[] | undefined; id: number }) {
  const { t } = useTranslation(messages);
  if (!categories) return <PillBarSkeleton />;
  const path = pathTo(categories, id);
  const own = path.at(-1);
  const head = own && own.children.length > 0 ? own : path.at(-2);
  const all = head && { id: head.id, name: t('categories.all'), imageUrl: undefined };
  const entries = all ? [all, ...head.children] : categories;
  if (entries.length === 0) return null;
  return (
    <PillBar
      label={t('categories.below')}
      entries={entries.map((entry) => ({
        to: `/category/${entry.id}`,
        name: entry.name,
        isCurrent: entry.id === id,
        ...(entry.imageUrl !== undefined && { imageUrl: entry.imageUrl }),
      }))}
    />
  );
}
