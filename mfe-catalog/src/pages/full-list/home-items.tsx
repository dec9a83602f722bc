import { itemsDiscounted, itemsMostReviewed, itemsPopular, itemsRecommended } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useListFilter } from '../../components/filter/use-list-filter';
import { ListPage } from '../../components/listing/list-page';
import { Listing } from '../../components/listing/listing';
import { messages } from '../../messages';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage } from '../../queries/queries';
import type { ItemListType } from '../../queries/list-types';

/** `facets` is the list's name in the query for the counts. */
const lists = {
  popular: { endpoint: itemsPopular, facets: 'popular', defaultSort: 'popular' },
  discounted: { endpoint: itemsDiscounted, facets: 'discounted', defaultSort: 'popular' },
  recommended: { endpoint: itemsRecommended, facets: 'recommended', defaultSort: 'popular' },
  most_reviewed: { endpoint: itemsMostReviewed, facets: 'most-reviewed', defaultSort: 'relevance' },
} as const;

/** An item list of the home page in full. */
export function HomeItems({ type }: { type: ItemListType }) {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const control = useListFilter('items');
  const { endpoint, facets, defaultSort } = lists[type];
  return (
    <ListPage title={t(`list.title.${type}`)}>
      <Listing
        kind="items"
        endpoint={endpoint}
        getArgs={(page, narrowing) => ({ query: { ...listPage(page), ...narrowing } })}
        control={control}
        facetSource={{ list: facets }}
        defaultSort={defaultSort}
        isReady={isReady}
      />
    </ListPage>
  );
}
