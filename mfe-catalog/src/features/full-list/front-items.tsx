import { itemsDiscounted, itemsMostReviewed, itemsPopular, itemsRecommended } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useListFilter } from '../../filter/use-list-filter';
import { ListPage } from '../../listing/list-page';
import { Listing } from '../../listing/listing';
import { messages } from '../../messages';
import { useShopReady } from '../../page/use-shop-ready';
import { listPage } from '../../questions';
import type { ItemListType } from './list-types';

/** `facets` names the list to the call that counts. */
const lists = {
  popular: { endpoint: itemsPopular, facets: 'popular', usual: 'popular' },
  discounted: { endpoint: itemsDiscounted, facets: 'discounted', usual: 'popular' },
  recommended: { endpoint: itemsRecommended, facets: 'recommended', usual: 'popular' },
  most_reviewed: { endpoint: itemsMostReviewed, facets: 'most-reviewed', usual: 'relevance' },
} as const;

/** One item list of the shop front in full. */
export function FrontItems({ type }: { type: ItemListType }) {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const control = useListFilter('items');
  const { endpoint, facets, usual } = lists[type];
  return (
    <ListPage title={t(`list.title.${type}`)}>
      <Listing
        kind="items"
        endpoint={endpoint}
        argsOf={(page, narrowing) => ({ query: { ...listPage(page), ...narrowing } })}
        control={control}
        facetsOf={{ list: facets }}
        usual={usual}
        isReady={isReady}
      />
    </ListPage>
  );
}
