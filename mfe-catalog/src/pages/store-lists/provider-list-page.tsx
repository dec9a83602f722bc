import {
  providerList,
  providersLatest,
  providersPopular,
  type EndpointArgs,
  type Endpoint,
  type EndpointModel,
} from '@shop/contract';
import { useTranslation, type MessageKey } from '@shop/i18n';
import { useLocation, useSearchParams } from '@shop/router';
import { useEndpoint } from '@shop/api';
import { useSession } from '@shop/session';
import { EmptyState } from '@shop/ui';
import { StoreCard } from '../../components/cards/store-card';
import { EndlessList } from '../../components/listing/endless/endless-list';
import { ListPage } from '../../components/listing/list-page';
import { ListSkeleton } from '../../components/listing/list-skeleton';
import { ListTools } from '../../components/listing/list-tools';
import { usePageInAddress } from '../../components/listing/page-in-address';
import { messages } from '../../messages';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage, nearbyProviderPage } from '../../queries/queries';
import { storeEntry } from '../../components/seo/entries';

interface ProviderList {
  endpoint: Endpoint<EndpointArgs<typeof providerList>, EndpointModel<typeof providerList>>;
  getArgs: (page: number) => EndpointArgs<typeof providerList>;
  title: MessageKey<typeof messages>;
}

const getArgs = (page: number) => ({ query: listPage(page) });

const lists = {
  latest: { endpoint: providersLatest, getArgs, title: 'front.row.newStores' },
  popular: { endpoint: providersPopular, getArgs, title: 'front.row.popularStores' },
  near: {
    endpoint: providerList,
    getArgs: (page) => ({ query: nearbyProviderPage(page) }),
    title: 'front.row.nearStores',
  },
} satisfies Record<string, ProviderList>;

/** The list that the address names. */
function useListName(): keyof typeof lists {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (pathname.includes('latest') || search.get('data_type') === 'new') return 'latest';
  return pathname.includes('popular') || search.get('data_type') === 'featured' ? 'popular' : 'near';
}

/**
 * Popular providers replace nearby ones when the backend cannot sort by distance. Not ready while that is unknown.
 */
function useProviderList(): { name: keyof typeof lists; isReady: boolean } {
  const name = useListName();
  const isShopReady = useShopReady();
  const canSort = useSession(({ capabilities }) => capabilities?.includes('sorting'));
  if (name !== 'near') return { name, isReady: isShopReady };
  return { name: canSort === false ? 'popular' : 'near', isReady: isShopReady && canSort !== undefined };
}

/** The store lists in a rental module, which list its providers. CALL-09, GEN-04. */
export function Page() {
  const { t } = useTranslation(messages);
  const { name, isReady } = useProviderList();
  const { endpoint, getArgs, title }: ProviderList = lists[name];
  const first = usePageInAddress() ?? 1;
  const { data } = useEndpoint(endpoint, isReady ? getArgs(first) : null);
  const context = 'rental';
  return (
    <ListPage title={t(title, { context })} entries={data?.entries.map(storeEntry)}>
      <ListTools count={data ? t('count.stores', { count: data.total, context }) : ''}>{null}</ListTools>
      {isReady ? (
        <EndlessList
          key={name}
          endpoint={endpoint}
          getArgs={getArgs}
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
