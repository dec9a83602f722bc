import { storesLatest, storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { StoreListing } from '../../listing/store-listing';
import { messages } from '../../messages';
import { storeListPage } from '../../questions';

/** /store/latest and /store/popular. ROUTE-04, CALL-07, CALL-08. */
export function Page() {
  const { t } = useTranslation(messages);
  const isLatest = useLocation().pathname.includes('latest');
  return (
    <StoreListing
      key={isLatest ? 'latest' : 'popular'}
      title={t(isLatest ? 'row.newStores' : 'row.popularStores')}
      endpoint={isLatest ? storesLatest : storesPopular}
      argsOf={(page, narrowing) => ({ query: { ...storeListPage(page), ...narrowing } })}
      usual={isLatest ? 'newest' : 'popular'}
    />
  );
}
