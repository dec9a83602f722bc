import { useEndpoint } from '@shop/api';
import { categoriesPopular, vehicleCategories } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { categoryPath, vehiclesPath } from '../../components/page/addresses';
import { useModuleType } from '../../components/page/use-module-type';
import { EntryOptions, type ListProps } from './option-groups';

const maxCategories = 5;

interface PopularCategory {
  id: number;
  name: string;
  imageUrl: string | null;
}

/** The most viewed categories, shown before anything is typed. */
export function usePopularCategories(): PopularCategory[] {
  const isRental = useModuleType() === 'rental';
  const goods = useEndpoint(categoriesPopular, isRental ? null : {}, { shouldRetryOnError: false });
  const vehicles = useEndpoint(vehicleCategories, isRental ? {} : null, { shouldRetryOnError: false });
  return (goods.data ?? vehicles.data ?? []).slice(0, maxCategories);
}

export function PopularCategories({
  categories,
  ...list
}: ListProps & { categories: readonly PopularCategory[] }) {
  const { t } = useTranslation(messages);
  const isRental = useModuleType() === 'rental';
  return (
    <EntryOptions
      kind="category"
      getPath={isRental ? vehiclesPath : categoryPath}
      label={t('searchBox.popular')}
      entries={categories}
      {...list}
    />
  );
}
