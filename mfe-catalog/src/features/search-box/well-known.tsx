import { useEndpoint } from '@shop/api';
import { categoriesPopular, vehicleCategories } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { categoryPath, vehiclesPath } from '../../components/page/addresses';
import { useModuleType } from '../../components/page/use-module-type';
import { EntryOptions, type ListProps } from './option-groups';

const most = 5;

interface KnownCategory {
  id: number;
  name: string;
  imageUrl: string | null;
}

/** The most viewed categories, shown before anything is typed. */
export function useWellKnown(): KnownCategory[] {
  const isRental = useModuleType() === 'rental';
  const goods = useEndpoint(categoriesPopular, isRental ? null : {}, { shouldRetryOnError: false });
  const vehicles = useEndpoint(vehicleCategories, isRental ? {} : null, { shouldRetryOnError: false });
  return (goods.data ?? vehicles.data ?? []).slice(0, most);
}

export function WellKnown({ categories, ...list }: ListProps & { categories: readonly KnownCategory[] }) {
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
