import { useEndpoint } from '@shop/api';
import { categoriesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, Heading, space } from '@shop/ui';
import styled from 'styled-components';
import { CategoryTile } from '../../components/cards/category-tile';
import type { ListTab } from '../../components/listing/list-tabs';
import { messages } from '../../messages';
import { DidYouMean } from '../../components/search-words/did-you-mean';
import { PopularSearches } from './popular-searches';
import { useModuleType } from '../../components/page/use-module-type';

interface Props {
  tab: ListTab;
  counts: Record<ListTab, number | undefined>;
  onChoose: (tab: ListTab) => void;
  /** The text that was probably meant. */
  meant: string | null;
}

const maxCategories = 8;

/**
 * Shown when a search finds nothing: links to what was probably meant, to the other tab's results, and to popular searches
 * and categories.
 */
export function NothingFound({ tab, counts, onChoose, meant }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const popular = useEndpoint(categoriesPopular, {});
  const other = tab === 'items' ? 'stores' : 'items';
  const found = counts[other] ?? 0;
  return (
    <>
      <EmptyState
        drawing="search"
        title={t('search.nothing')}
        action={
          <>
            {meant !== null && <DidYouMean meant={meant} isButton />}
            {found > 0 && (
              <Button tone="secondary" onClick={() => onChoose(other)}>
                {t(other === 'stores' ? 'search.otherTab' : 'search.otherItems', { count: found, context })}
              </Button>
            )}
          </>
        }
      >
        {t('search.hint')}
      </EmptyState>
      <PopularSearches />
      {popular.data && popular.data.length > 0 && (
        <section aria-label={t('search.popular')}>
          <Heading>{t('search.popular')}</Heading>
          <Tiles>
            {popular.data.slice(0, maxCategories).map((category) => (
              <li key={category.id}>
                <CategoryTile category={category} />
              </li>
            ))}
          </Tiles>
        </section>
      )}
    </>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space('md')} ${space('sm')};
  margin-block-start: ${space('md')};
`;
