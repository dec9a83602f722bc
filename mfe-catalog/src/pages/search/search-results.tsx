import { useEndpoint } from '@shop/api';
import { itemSearch, storeSearch } from '@shop/contract';
import { useTrackView } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { toNarrowing, type Narrowing } from '../../components/filter/filter-query';
import { useListAbilities, useListFilter } from '../../components/filter/use-list-filter';
import { ListPage } from '../../components/listing/list-page';
import { ListTabs, useTab } from '../../components/listing/list-tabs';
import { Listing } from '../../components/listing/listing';
import { usePageInAddress } from '../../components/listing/page-in-address';
import { messages } from '../../messages';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage } from '../../queries/queries';
import { useRememberedSearch } from '../../recent-searches/recent-searches';
import { Forgiven } from '../../components/search-words/did-you-mean';
import { NothingFound } from './nothing-found';

/** The results of a search, items and stores in tabs with counts; tab, filters and order are in the address. D-03. */
export function SearchResults({ searchText }: { searchText: string }) {
  const { t, direction } = useTranslation(messages);
  useRememberedSearch(searchText);
  const isReady = useShopReady();
  const [tab, choose] = useTab();
  const itemControl = useListFilter('items');
  const storeControl = useListFilter('stores');
  const getArgs = (page: number, narrowing: Narrowing) => ({
    query: { name: searchText, ...listPage(page), ...narrowing },
  });
  const abilities = useListAbilities();
  // The same query as the list's, so it is sent once.
  const first = usePageInAddress() ?? 1;
  const toFirstArgs = ({ filter }: typeof itemControl) =>
    isReady ? getArgs(first, toNarrowing(filter, abilities)) : null;
  const items = useEndpoint(itemSearch, toFirstArgs(itemControl));
  const stores = useEndpoint(storeSearch, toFirstArgs(storeControl));
  const counts = { items: items.data?.total, stores: stores.data?.total };
  useTrackView(items.data && stores.data ? searchText : null, () => ({
    name: 'search',
    words: searchText,
    found: (counts.items ?? 0) + (counts.stores ?? 0),
  }));
  const meant = items.data?.didYouMean ?? stores.data?.didYouMean ?? null;
  const list = { getArgs, isReady, defaultSort: 'relevance' } as const;
  const nothing = <NothingFound tab={tab} counts={counts} onChoose={choose} meant={meant} />;
  return (
    <ListPage title={t('search.title', { words: isolate(searchText, direction) })}>
      <Forgiven searchText={searchText} meant={(counts[tab] ?? 0) > 0 ? meant : null} />
      <ListTabs current={tab} counts={counts} onChoose={choose} label={t('search.tabs')}>
        {tab === 'items' ? (
          <Listing
            {...list}
            kind="items"
            endpoint={itemSearch}
            control={itemControl}
            facetSource={{ name: searchText }}
            empty={nothing}
          />
        ) : (
          <Listing {...list} kind="stores" endpoint={storeSearch} control={storeControl} empty={nothing} />
        )}
      </ListTabs>
    </ListPage>
  );
}
