import { useEndpoint } from '@shop/api';
import { itemSearch, storeSearch } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { EmptyState, Title, VisuallyHidden } from '@shop/ui';
import { ListSkeleton } from '../../listing/list-skeleton';
import { ItemList, StoreList } from '../../listing/lists';
import { messages } from '../../messages';
import { isolated } from '../../page/isolated';
import { PageFrame, PageHead } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { useShopReady } from '../../page/use-shop-ready';
import { listPage } from '../../questions';
import { ResultTabs, type ResultTab } from './result-tabs';

/** What a search finds, items and stores each under a tab with its count; the tab stands in the address. D-03. */
export function SearchResults({ words }: { words: string }) {
  const { t, direction } = useTranslation(messages);
  const isReady = useShopReady();
  const [search, setSearch] = useSearchParams();
  const tab: ResultTab = search.get('tab') === 'stores' ? 'stores' : 'items';
  const argsOf = (page: number) => ({ query: { name: words, ...listPage(page) } });
  const items = useEndpoint(itemSearch, isReady ? argsOf(1) : null);
  const stores = useEndpoint(storeSearch, isReady ? argsOf(1) : null);
  const title = t('search.title', { words: isolated(words, direction) });
  const choose = (next: ResultTab) => {
    const changed = new URLSearchParams(search);
    changed.set('tab', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  const nothing = (
    <EmptyState drawing="search" title={t('search.nothing')}>
      {t('search.hint')}
    </EmptyState>
  );
  const found = [
    items.data && t('count.items', { count: items.data.total }),
    stores.data && t('count.stores', { count: stores.data.total }),
  ];
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>{title}</Title>
      </PageHead>
      <VisuallyHidden as="p" role="status">
        {found.filter(Boolean).join(', ')}
      </VisuallyHidden>
      <ResultTabs
        current={tab}
        counts={{ items: items.data?.total, stores: stores.data?.total }}
        onChoose={choose}
      >
        {!isReady ? (
          <ListSkeleton kind={tab === 'items' ? 'item' : 'store'} />
        ) : tab === 'items' ? (
          <ItemList key={words} endpoint={itemSearch} argsOf={argsOf} empty={nothing} />
        ) : (
          <StoreList key={words} endpoint={storeSearch} argsOf={argsOf} empty={nothing} />
        )}
      </ResultTabs>
    </PageFrame>
  );
}
