import { useEndpoint } from '@shop/api';
import { categoriesPopular } from '@shop/contract';
import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { EntryOptions, type ListProps } from './option-groups';

const most = 5;

/** Categories that others look at most, for who does not know yet what to type. */
export function useWellKnown(): Category[] {
  const { data } = useEndpoint(categoriesPopular, {}, { shouldRetryOnError: false });
  return (data ?? []).slice(0, most);
}

export function WellKnown({ categories, ...list }: ListProps & { categories: readonly Category[] }) {
  const { t } = useTranslation(messages);
  return <EntryOptions kind="category" label={t('searchBox.popular')} entries={categories} {...list} />;
}
