import { storesLatest, storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { StoreListing } from '../../components/listing/store-listing';
import { messages } from '../../messages';
import { useModuleType } from '../../components/page/use-module-type';
import { storeListPage } from '../../queries/queries';

/** /store/latest and /store/popular. ROUTE-04, CALL-07, CALL-08. */
export function Page() {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const isLatest = useLocation().pathname.includes('latest');
  return (
    <StoreListing
      key={isLatest ? 'latest' : 'popular'}
      title={t(isLatest ? 'front.row.newStores' : 'front.row.popularStores', { context })}
      endpoint={isLatest ? storesLatest : storesPopular}
      getArgs={(page, narrowing) => ({ query: { ...storeListPage(page), ...narrowing } })}
      defaultSort={isLatest ? 'newest' : 'popular'}
    />
  );
}
