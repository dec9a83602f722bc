import { useEndpoint } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { useParams, useSearchParams } from '@shop/router';
import { Seo } from '@shop/ui';
import { Failed, isMissing, MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';
import { ShownModuleType } from '../../components/page/use-module-type';
import { PageFrame } from '../../components/page/page-frame';
import { ItemSeo } from '../../components/seo/item-seo';
import { ItemPageSkeleton } from './item-page-skeleton';
import { ItemView } from './item-view';

/** /product/{id}. ITEM-01, ROUTE-08; `campaign=1` for a campaign's item (CALL-10). */
export function Page() {
  const id = parseId(useParams().id);
  const [search] = useSearchParams();
  const campaign = search.get('campaign') === '1';
  const args = id === null ? null : { params: { id }, ...(campaign ? { query: { campaign } } : {}) };
  const { data, error, isValidating, mutate } = useEndpoint(itemDetails, args);
  if (id === null || isMissing(error)) return <MissingPage kind="item" />;
  if (data)
    return (
      <ShownModuleType value={data.moduleType}>
        <PageFrame>
          <ItemSeo item={data} />
          <ItemView key={data.id} item={data} />
        </PageFrame>
      </ShownModuleType>
    );
  return (
    <PageFrame>
      <Seo />
      {error ? <Failed onRetry={() => void mutate()} busy={isValidating} /> : <ItemPageSkeleton />}
    </PageFrame>
  );
}
