import { useEndpoint } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { useParams } from '@shop/router';
import { Skeleton } from '@shop/ui';
import { Failed, isMissing, MissingPage } from '../../page/failure';
import { idParam } from '../../page/id-param';
import { PageFrame } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { Cover, HeadCard, StoreHead } from './store-head';
import { StoreMenu } from './store-menu';

/** /store/{id}. ROUTE-03. */
export function Page() {
  const id = idParam(useParams().id);
  const { data, error, isValidating, mutate } = useEndpoint(
    storeDetails,
    id === null ? null : { params: { id } },
  );
  if (id === null || isMissing(error)) return <MissingPage what="store" />;
  if (!data && error)
    return (
      <PageFrame>
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      </PageFrame>
    );
  return (
    <PageFrame>
      {data && <PageTitle>{data.name}</PageTitle>}
      {data ? <StoreHead store={data} /> : <HeadSkeleton />}
      {/* Asked for at the same time as the store: nothing waits for the other. */}
      <StoreMenu key={id} storeId={id} store={data} />
    </PageFrame>
  );
}

const HeadSkeleton = () => (
  <div aria-hidden="true">
    <Cover>
      <Skeleton $height="100%" />
    </Cover>
    <HeadCard>
      <Skeleton $height="8.4rem" />
    </HeadCard>
  </div>
);
