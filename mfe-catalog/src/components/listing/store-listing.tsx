import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import type { ListSort, Store } from '@shop/domain';
import { toNarrowing, type Narrowing } from '../filter/filter-query';
import { useListAbilities, useListFilter } from '../filter/use-list-filter';
import { useShopReady } from '../page/use-shop-ready';
import { storeEntry } from '../seo/entries';
import { ListPage } from './list-page';
import { Listing } from './listing';
import { usePageInAddress } from './page-in-address';

interface Props<Args> {
  title: string;
  endpoint: Endpoint<Args, Page<Store>>;
  getArgs: (page: number, narrowing: Narrowing) => Args;
  defaultSort: ListSort;
}

/** A page with one list of stores and the filters of stores. */
export function StoreListing<Args>({ title, ...list }: Props<Args>) {
  const isReady = useShopReady();
  const control = useListFilter('stores');
  // The same query as the list's, so it is sent once.
  const args = list.getArgs(usePageInAddress() ?? 1, toNarrowing(control.filter, useListAbilities()));
  const { data } = useEndpoint(list.endpoint, isReady ? args : null);
  return (
    <ListPage title={title} entries={data?.entries.map(storeEntry)}>
      <Listing kind="stores" {...list} control={control} isReady={isReady} />
    </ListPage>
  );
}
