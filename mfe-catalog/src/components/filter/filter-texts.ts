import { useEndpoint } from '@shop/api';
import { brandList } from '@shop/contract';
import { toMinor, type Category } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import type { ActiveFilter } from './active-filters';
import type { ListFilter } from './list-filter';
import { usePageCategories } from './use-page-categories';

function nameIn(categories: readonly Category[], id: number): string | null {
  for (const category of categories) {
    const name = category.id === id ? category.name : nameIn(category.children, id);
    if (name !== null) return name;
  }
  return null;
}

/** A price range as text: 'Up to $5', '$5 to $10', 'From $10'. Major units. */
export function usePriceText() {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const money = (major: number) => isolate(format.money(toMinor(major, format.currency.decimals)), direction);
  return (min: number | null, max: number | null): string => {
    if (min !== null && max !== null) return t('filter.between', { min: money(min), max: money(max) });
    if (max !== null) return t('filter.upTo', { amount: money(max) });
    return t('filter.from', { amount: money(min ?? 0) });
  };
}

/** The label of an active filter. Names of categories and brands are fetched only if one is chosen. `within`: the page's category. */
export function useFilterText(filter: ListFilter, within: number | null) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const getPriceText = usePriceText();
  const categories = usePageCategories(within, filter.categoryId !== null);
  const brands = useEndpoint(brandList, filter.brandId === null ? null : {});
  return (active: ActiveFilter): string => {
    switch (active.kind) {
      case 'category':
        return nameIn(categories, filter.categoryId ?? 0) ?? t('filter.category');
      case 'brand':
        return brands.data?.find(({ id }) => id === filter.brandId)?.name ?? t('filter.brand');
      case 'price':
        return getPriceText(filter.minPrice, filter.maxPrice);
      case 'rating':
        return t('filter.atLeast', { value: format.number(filter.rating ?? 0) });
      case 'diet':
        return t(`filter.diet.${active.key}`);
      case 'flag':
        return t(`filter.flag.${active.key}`);
    }
  };
}
