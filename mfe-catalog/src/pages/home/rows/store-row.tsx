import { useEndpoint } from '@shop/api';
import {
  storeList,
  storesLatest,
  storesPopular,
  storesRecommended,
  type Endpoint,
  type Page,
} from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useDeferredValue } from 'react';
import { CardSkeletons } from '../../../components/cards/card-skeletons';
import { StoreCard } from '../../../components/cards/store-card';
import { messages } from '../../../messages';
import { useModuleType } from '../../../components/page/use-module-type';
import { nearbyQuery, rowQuery, storeRowQuery } from '../../../queries/queries';
import { HomeRow } from '../../../components/rows/home-row';

/** An endpoint with the arguments of a row. */
interface RowQuery<Entity> {
  endpoint: Endpoint<unknown, Page<Entity>>;
  args: unknown;
}

/** Checks the arguments against the endpoint and erases their type, so that one table can hold different queries. */
const createRowQuery = <Args, Entity>(endpoint: Endpoint<Args, Page<Entity>>, args: Args): RowQuery<Entity> =>
  // The two are only used together.
  ({ endpoint, args }) as unknown as RowQuery<Entity>;

type StoreRowName = 'popularStores' | 'newStores' | 'recommendedStores' | 'nearStores' | 'openStores';

const sources: Record<StoreRowName, RowQuery<Store> & { to: string }> = {
  popularStores: { ...createRowQuery(storesPopular, { query: storeRowQuery }), to: '/store/popular' },
  newStores: { ...createRowQuery(storesLatest, { query: storeRowQuery }), to: '/store/latest' },
  recommendedStores: {
    ...createRowQuery(storesRecommended, { query: rowQuery }),
    to: '/home?data_type=featured',
  },
  nearStores: { ...createRowQuery(storeList, nearbyQuery()), to: '/home?data_type=near' },
  openStores: {
    ...createRowQuery(storeList, nearbyQuery('available_now')),
    to: '/home?data_type=near&flags=available_now',
  },
};

const eagerCount = 2;

/** In pixels. */
const storeCardSize = { itemWidth: 300, height: 312 } as const;

interface Props {
  name: StoreRowName;
  isReady: boolean;
  isWaiting: boolean;
  isFirst: boolean;
}

/** A row of stores, with the module's name for them. GEN-03 … GEN-05, CALL-07, CALL-08. */
export function StoreRow({ name, isReady, isWaiting, isFirst }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const { endpoint, args, to } = sources[name];
  const activeArgs = isReady && !isWaiting ? args : null;
  const { data: newest, error, isValidating, mutate } = useEndpoint(endpoint, activeArgs);
  const page = useDeferredValue(newest);
  // Not every backend can list open stores only, but all return which are open.
  const entries =
    name === 'openStores' ? page?.entries.filter(({ isOpenNow }) => isOpenNow !== false) : page?.entries;
  return (
    <HomeRow
      title={t(`front.row.${name}`, { context })}
      response={{ data: entries, error, busy: isValidating, retry: () => void mutate() }}
      to={to}
      {...storeCardSize}
      isWaiting={isWaiting}
      isFirst={isFirst}
      skeletons={<CardSkeletons kind="store" count={5} />}
      // Without recommendations the row is hidden.
      empty={name === 'recommendedStores' ? null : t(`front.empty.${name}`, { context })}
      render={(store, index) => <StoreCard store={store} eager={isFirst && index < eagerCount} inRow />}
    />
  );
}
