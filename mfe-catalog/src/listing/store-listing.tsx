import type { Endpoint, Page } from '@shop/contract';
import type { ListSort, Store } from '@shop/domain';
import type { Narrowing } from '../filter/filter-query';
import { useListFilter } from '../filter/use-list-filter';
import { useShopReady } from '../page/use-shop-ready';
import { ListPage } from './list-page';
import { Listing } from './listing';

interface Props<Args> {
  title: string;
  endpoint: Endpoint<Args, Page<Store>>;
  argsOf: (page: number, narrowing: Narrowing) => Args;
  usual: ListSort;
}

/** A page that is one list of stores, with the filters that stores have. */
export function StoreListing<Args>({ title, ...list }: Props<Args>) {
  const isReady = useShopReady();
  const control = useListFilter('stores');
  return (
    <ListPage title={title}>
      <Listing kind="stores" {...list} control={control} isReady={isReady} />
    </ListPage>
  );
}
