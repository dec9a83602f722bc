import { providerList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useLocation, useSearchParams } from '@shop/router';
import { useEndpoint } from '@shop/api';
import { EmptyState } from '@shop/ui';
import { StoreCard } from '../../cards/store-card';
import { EndlessList } from '../../listing/endless-list';
import { ListPage } from '../../listing/list-page';
import { ListSkeleton } from '../../listing/list-skeleton';
import { ListTools } from '../../listing/list-tools';
import { usePageInAddress } from '../../listing/page-in-address';
import { messages } from '../../messages';
import { useShopReady } from '../../page/use-shop-ready';
import { providerPage } from '../../questions';

/** Which of the lists the address is of. */
function useOrder(): 'newest' | 'rating' | null {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (pathname.includes('latest') || search.get('data_type') === 'new') return 'newest';
  return pathname.includes('popular') || search.get('data_type') === 'featured' ? 'rating' : null;
}

const titles = {
  newest: 'front.row.newStores',
  rating: 'front.row.popularStores',
  nearest: 'front.row.nearStores',
} as const;

/** Lists of stores in a rental module: its providers. CALL-09, GEN-04. */
export function Page() {
  const { t } = useTranslation(messages);
  const order = useOrder();
  const isReady = useShopReady();
  const argsOf = (page: number) => ({ query: providerPage(page, order) });
  const first = usePageInAddress() ?? 1;
  const { data } = useEndpoint(providerList, isReady ? argsOf(first) : null);
  const context = 'rental';
  return (
    <ListPage title={t(titles[order ?? 'nearest'], { context })}>
      <ListTools count={data ? t('count.stores', { count: data.total, context }) : ''}>{null}</ListTools>
      {isReady ? (
        <EndlessList
          key={order}
          endpoint={providerList}
          argsOf={argsOf}
          kind="store"
          empty={<EmptyState drawing="pin" title={t('list.no.stores', { context })} />}
          render={(provider, isFirst) => <StoreCard store={provider} eager={isFirst} />}
        />
      ) : (
        <ListSkeleton kind="store" />
      )}
    </ListPage>
  );
}
