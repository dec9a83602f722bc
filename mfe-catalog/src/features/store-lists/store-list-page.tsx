import { useEndpoint } from '@shop/api';
import { storesLatest, storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { Title } from '@shop/ui';
import { StoreList } from '../../listing/lists';
import { messages } from '../../messages';
import { Count, PageFrame, PageHead } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { useShopReady } from '../../page/use-shop-ready';
import { storeListPage } from '../../questions';
import { ListSkeleton } from '../../listing/list-skeleton';

/** /store/latest and /store/popular. ROUTE-04, CALL-07, CALL-08. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const isLatest = useLocation().pathname.includes('latest');
  const endpoint = isLatest ? storesLatest : storesPopular;
  const { data } = useEndpoint(endpoint, isReady ? { query: storeListPage(1) } : null);
  const title = t(isLatest ? 'row.newStores' : 'row.popularStores');
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>{title}</Title>
        <Count role="status">{data && t('count.stores', { count: data.total })}</Count>
      </PageHead>
      {isReady ? (
        <StoreList
          key={endpoint.path}
          endpoint={endpoint}
          argsOf={(page) => ({ query: storeListPage(page) })}
        />
      ) : (
        <ListSkeleton kind="store" />
      )}
    </PageFrame>
  );
}
