import { storeList, storesLatest } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import type { Narrowing } from '../../filter/filter-query';
import { StoreListing } from '../../listing/store-listing';
import { messages } from '../../messages';
import { useModuleType } from '../../page/use-module-type';
import { storeListPage } from '../../questions';
import type { StoreListType } from './list-types';

const titles = {
  new: 'front.row.newStores',
  featured: 'list.title.featured',
  near: 'front.row.nearStores',
} as const satisfies Record<StoreListType, string>;

const every = { params: { filter: 'all' } };

/** Stores of one kind in full. */
export function StoresOf({ type }: { type: StoreListType }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const title = t(titles[type], { context });
  const queryOf = (page: number, narrowing: Narrowing) => ({ ...storeListPage(page), ...narrowing });
  if (type === 'new')
    return (
      <StoreListing
        title={title}
        endpoint={storesLatest}
        argsOf={(page, narrowing) => ({ query: queryOf(page, narrowing) })}
        usual="newest"
      />
    );
  return type === 'featured' ? (
    <StoreListing
      title={title}
      endpoint={storeList}
      argsOf={(page, narrowing) => ({ ...every, query: { ...queryOf(page, narrowing), featured: true } })}
      usual="popular"
    />
  ) : (
    <StoreListing
      title={title}
      endpoint={storeList}
      argsOf={(page, narrowing) => ({
        ...every,
        query: { sort_by: 'distance', ...queryOf(page, narrowing) },
      })}
      usual="distance"
    />
  );
}
