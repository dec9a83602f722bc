import { itemSearch, storeItems } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { EmptyState, space } from '@shop/ui';
import styled from 'styled-components';
import { ItemList } from '../../listing/lists';
import { messages } from '../../messages';
import { idParam } from '../../page/id-param';
import { everyCategory, listPage } from '../../questions';
import { CategoryBar } from './category-bar';
import { StoreSearch } from './store-search';

/** What a store sells: by category, or what fits the words. Both stand in the address (D-03). */
export function StoreMenu({ storeId, store }: { storeId: number; store: Store | undefined }) {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const words = search.get('search')?.trim() ?? '';
  const category = idParam(search.get('category')) ?? everyCategory;
  const nothing = (
    <EmptyState drawing="search" title={t(words ? 'search.nothing' : 'list.no.items')} compact />
  );
  const shared = { withStore: false, empty: nothing };
  return (
    <section aria-label={t('store.items')}>
      <Tools>
        <StoreSearch />
        {store && <CategoryBar categoryIds={store.categoryIds} current={category} />}
      </Tools>
      {words ? (
        <ItemList
          key={words}
          endpoint={itemSearch}
          argsOf={(page) => ({ query: { name: words, store_id: storeId, ...listPage(page) } })}
          {...shared}
        />
      ) : (
        <ItemList
          key={category}
          endpoint={storeItems}
          argsOf={(page) => ({ query: { store_id: storeId, category_id: category, ...listPage(page) } })}
          {...shared}
        />
      )}
    </section>
  );
}

const Tools = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
  margin-block-end: ${space('md')};
  /* Room for the bar before the store is there. */
  min-block-size: 108px;
`;
