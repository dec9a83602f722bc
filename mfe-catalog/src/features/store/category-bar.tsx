import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { PillBar } from '../../cards/pill-bar';
import { messages } from '../../messages';
import { everyCategory } from '../../questions';

const flat = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** The store's categories; the current one is marked. */
export function CategoryBar({ categoryIds, current }: { categoryIds: number[]; current: number }) {
  const { t } = useTranslation(messages);
  const { pathname } = useLocation();
  const { data } = useEndpoint(categoryList, {});
  const own = flat(data ?? []).filter(({ id }) => categoryIds.includes(id));
  if (own.length < 2) return null;
  const entries = [{ id: everyCategory, name: t('store.allItems') }, ...own];
  return (
    <PillBar
      keepsPage
      label={t('store.categories')}
      entries={entries.map(({ id, name }) => ({
        to: id === everyCategory ? pathname : `${pathname}?category=${id}`,
        name,
        isCurrent: id === current,
      }))}
    />
  );
}
