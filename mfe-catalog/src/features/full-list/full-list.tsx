import { useEndpoint } from '@shop/api';
import { itemsDiscounted, itemsPopular, itemsRecommended, storesLatest } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Title } from '@shop/ui';
import { ListSkeleton } from '../../listing/list-skeleton';
import { ItemList, StoreList } from '../../listing/lists';
import { messages } from '../../messages';
import { Count, PageFrame, PageHead } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { useShopReady } from '../../page/use-shop-ready';
import { listPage, storeListPage } from '../../questions';

const itemLists = {
  popular: { endpoint: itemsPopular, title: 'row.popular' },
  discounted: { endpoint: itemsDiscounted, title: 'row.discounted' },
  recommended: { endpoint: itemsRecommended, title: 'row.recommended' },
} as const;

type ListType = keyof typeof itemLists | 'new';

export const isFullList = (type: string): type is ListType =>
  type === 'new' || Object.hasOwn(itemLists, type);

/** One list of the shop front in full (D-03). */
export function FullList({ type }: { type: ListType }) {
  return type === 'new' ? <NewStores /> : <Items type={type} />;
}

function Items({ type }: { type: keyof typeof itemLists }) {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const { endpoint, title } = itemLists[type];
  const argsOf = (page: number) => ({ query: listPage(page) });
  const { data } = useEndpoint(endpoint, isReady ? argsOf(1) : null);
  return (
    <PageFrame>
      <PageTitle>{t(title)}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>{t(title)}</Title>
        <Count role="status">{data && t('count.items', { count: data.total })}</Count>
      </PageHead>
      {isReady ? <ItemList endpoint={endpoint} argsOf={argsOf} /> : <ListSkeleton kind="item" />}
    </PageFrame>
  );
}

function NewStores() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const argsOf = (page: number) => ({ query: storeListPage(page) });
  return (
    <PageFrame>
      <PageTitle>{t('row.newStores')}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>{t('row.newStores')}</Title>
      </PageHead>
      {isReady ? <StoreList endpoint={storesLatest} argsOf={argsOf} /> : <ListSkeleton kind="store" />}
    </PageFrame>
  );
}
