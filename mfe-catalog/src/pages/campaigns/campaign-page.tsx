import { useEndpoint } from '@shop/api';
import { campaignDetails } from '@shop/contract';
import { useParams } from '@shop/router';
import { Seo, Skeleton } from '@shop/ui';
import { CardGrid } from '../../components/cards/card-grid';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { Failed, isMissing, MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';
import { PageFrame } from '../../components/page/page-frame';
import { useShopReady } from '../../components/page/use-shop-ready';
import { CampaignSeo } from '../../components/seo/list-seo';
import { CampaignView } from './campaign-view';
import { Banner, Facts } from './campaign-view.styles';

/** /campaigns/{id}: a campaign with its stores. D-08. */
export function Page() {
  const id = parseId(useParams().id);
  const isReady = useShopReady();
  const args = id === null || !isReady ? null : { query: { basic_campaign_id: id } };
  const { data, error, isValidating, mutate } = useEndpoint(campaignDetails, args);
  if (id === null || (!data && isMissing(error))) return <MissingPage kind="campaign" />;
  return (
    <PageFrame>
      {data ? <CampaignSeo campaign={data} /> : <Seo />}
      {data ? (
        <CampaignView campaign={data} />
      ) : error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      ) : (
        <Shape />
      )}
    </PageFrame>
  );
}

const Shape = () => (
  <div aria-hidden="true">
    <Banner>
      <Skeleton $height="100%" />
      <Facts>
        <Skeleton $height="2.2rem" $width="60%" />
        <Skeleton $height="1.4rem" $width="40%" />
        <Skeleton $height="4rem" />
      </Facts>
    </Banner>
    <CardGrid as="div" $wide>
      <CardSkeletons kind="store" count={4} />
    </CardGrid>
  </div>
);
