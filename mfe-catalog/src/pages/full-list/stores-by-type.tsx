import { storeList, storesLatest } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import type { Narrowing } from '../../components/filter/filter-query';
import { StoreListing } from '../../components/listing/store-listing';
import { messages } from '../../messages';
import { useModuleType } from '../../components/page/use-module-type';
import { storeListPage } from '../../queries/queries';
import type { StoreListType } from '../../queries/list-types';

const titles = {
  new: 'front.row.newStores',
  featured: 'list.title.featured',
  near: 'front.row.nearStores',
} as const satisfies Record<StoreListType, string>;

const every = { params: { filter: 'all' } };

/** All stores of a type. */
export function StoresByType({ type }: { type: StoreListType }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const title = t(titles[type], { context });
  const toQuery = (page: number, narrowing: Narrowing) => ({ ...storeListPage(page), ...narrowing });
  if (type === 'new')
    return (
      <StoreListing
        title={title}
        endpoint={storesLatest}
        getArgs={(page, narrowing) => ({ query: toQuery(page, narrowing) })}
        defaultSort="newest"
      />
    );
  return type === 'featured' ? (
    <StoreListing
      title={title}
      endpoint={storeList}
      getArgs={(page, narrowing) => ({ ...every, query: { ...toQuery(page, narrowing), featured: true } })}
      defaultSort="popular"
    />
  ) : (
    <StoreListing
      title={title}
      endpoint={storeList}
      getArgs={(page, narrowing) => ({
        ...every,
        query: { sort_by: 'distance', ...toQuery(page, narrowing) },
      })}
      defaultSort="distance"
    />
  );
}
