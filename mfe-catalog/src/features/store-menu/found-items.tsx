import { useEndpoint } from '@shop/api';
import { itemSearch } from '@shop/contract';
import { isolate, useTranslation } from '@shop/i18n';
import { Button, EmptyState, Heading, size, space, color } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { DidYouMean, Forgiven } from '../../components/search-words/did-you-mean';
import { messages } from '../../messages';
import { listPage } from '../../queries/queries';
import type { MenuLayout } from './menu-grid';
import { MenuList } from './menu-list';
import { useMenuAddress } from './use-menu-address';

/**
 * A store's items that match the search, instead of its sections. The button back to the menu keeps its position when
 * the response arrives, so that a press does not miss it. What was mistyped is asked about, as in the big search. X-04,
 *
 */
export function FoundItems({ storeId, layout }: { storeId: number; layout: MenuLayout }) {
  const { t, direction } = useTranslation(messages);
  const { searchText, diet, put } = useMenuAddress();
  const getArgs = (page: number) => ({
    query: { name: searchText, store_id: storeId, ...(diet ? { type: diet } : {}), ...listPage(page) },
  });
  const { data } = useEndpoint(itemSearch, getArgs(1));
  const meant = data?.didYouMean ?? null;
  const hasFound = (data?.total ?? 0) > 0;
  const shownText = isolate(searchText, direction);
  return (
    <Frame aria-label={t('store.results', { words: searchText })}>
      <Head>
        <Name>{t('store.results', { words: shownText })}</Name>
        <Count role="status">{data && t('count.items', { count: data.total })}</Count>
        <Button tone="secondary" small onClick={() => put('search', null)}>
          {t('store.wholeMenu')}
        </Button>
      </Head>
      <Forgiven searchText={searchText} meant={hasFound ? meant : null} isWithinPage />
      <MenuList
        key={searchText + String(diet)}
        endpoint={itemSearch}
        getArgs={getArgs}
        layout={layout}
        isRequested
        known={[]}
        count={null}
        name={searchText}
        empty={
          <EmptyState
            drawing="search"
            title={t('store.nothingFound', { words: shownText })}
            action={meant === null ? undefined : <DidYouMean meant={meant} isButton isWithinPage />}
            compact
          >
            {t('store.nothingFoundHint')}
          </EmptyState>
        }
      />
    </Frame>
  );
}

const Frame = styled.section`
  padding-block-start: ${space('lg')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')} ${space('md')};
  margin-block-end: ${space('sm')};
  min-block-size: 36px;
  & > button {
    margin-inline-start: auto;
  }
`;

const Name = styled(Heading)`
  ${lines(2)}
`;

const Count = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
