import { useEndpoint } from '@shop/api';
import { categoriesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, Heading, space } from '@shop/ui';
import styled from 'styled-components';
import { CategoryTile } from '../../components/cards/category-tile';
import type { ListTab } from '../../components/listing/list-tabs';
import { messages } from '../../messages';
import { useModuleType } from '../../components/page/use-module-type';

interface Props {
  tab: ListTab;
  counts: Record<ListTab, number | undefined>;
  onChoose: (tab: ListTab) => void;
}

const most = 8;

/** Shown when a search finds nothing: links to the other tab's results and to popular categories. */
export function NothingFound({ tab, counts, onChoose }: Props) {
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
          found > 0 && (
            <Button tone="secondary" onClick={() => onChoose(other)}>
              {t(other === 'stores' ? 'search.otherTab' : 'search.otherItems', { count: found, context })}
            </Button>
          )
        }
      >
        {t('search.hint')}
      </EmptyState>
      {popular.data && popular.data.length > 0 && (
        <section aria-label={t('search.popular')}>
          <Heading>{t('search.popular')}</Heading>
          <Tiles>
            {popular.data.slice(0, most).map((category) => (
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
