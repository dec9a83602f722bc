import { useEndpoint } from '@shop/api';
import { campaignItems, campaignList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, Heading, space, Text, Title, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { CampaignCard, CampaignSkeletons } from '../../components/cards/campaign-card';
import { CardGrid } from '../../components/cards/card-grid';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { ItemCard } from '../../components/cards/item-card';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { PageFrame } from '../../components/page/page-frame';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage } from '../../queries/queries';
import { campaignEntry } from '../../components/seo/entries';
import { ListSeo } from '../../components/seo/list-seo';

/** /campaigns: the current campaigns and their discounted items. D-08. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const campaigns = useEndpoint(campaignList, isReady ? {} : null);
  const items = useEndpoint(campaignItems, isReady ? { query: listPage(1) } : null);
  const hasNothing = campaigns.data?.length === 0 && items.data?.entries.length === 0;
  return (
    <PageFrame>
      <ListSeo title={t('campaigns.title')} entries={campaigns.data?.map(campaignEntry)} />
      <Head>
        <Title tabIndex={-1}>{t('campaigns.title')}</Title>
        <Text $soft>{t('campaigns.what')}</Text>
      </Head>
      {hasNothing ? (
        <Nothing />
      ) : (
        <>
          <Campaigns {...campaigns} />
          <Items {...items} />
        </>
      )}
    </PageFrame>
  );
}

type CampaignsResponse<Model> = Pick<
  ReturnType<typeof useEndpoint<unknown, Model>>,
  'data' | 'error' | 'isValidating' | 'mutate'
>;

function Campaigns({
  data,
  error,
  isValidating,
  mutate,
}: CampaignsResponse<ReturnType<typeof campaignList.read>>) {
  if (data?.length === 0) return null;
  if (!data && error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  return (
    <CardGrid $wide>
      {data ? (
        data.map((campaign, index) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} eager={index < 2} />
          </li>
        ))
      ) : (
        <CampaignSkeletons count={3} />
      )}
    </CardGrid>
  );
}

function Items({
  data,
  error,
  isValidating,
  mutate,
}: CampaignsResponse<ReturnType<typeof campaignItems.read>>) {
  const { t } = useTranslation(messages);
  if (data?.entries.length === 0) return null;
  const hasMore = data !== undefined && data.total > data.entries.length;
  return (
    <Section>
      <Heading>{t('campaigns.items')}</Heading>
      {!data && error ? (
        <Failed compact onRetry={() => void mutate()} busy={isValidating} />
      ) : (
        <CardGrid>
          {data ? (
            data.entries.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} />
              </li>
            ))
          ) : (
            <CardSkeletons kind="item" count={6} />
          )}
        </CardGrid>
      )}
      {hasMore && (
        <ButtonLink to="/home?data_type=campaign" $tone="secondary">
          {t('front.viewAll')}
        </ButtonLink>
      )}
    </Section>
  );
}

function Nothing() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      title={t('campaigns.none')}
      action={
        <ButtonLink to="/home" $tone="primary">
          {t('missing.toShop')}
        </ButtonLink>
      }
    >
      {t('campaigns.noneHint')}
    </EmptyState>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space('xxs')};
  margin-block-end: ${space('lg')};
`;

const Section = styled.section`
  display: grid;
  gap: ${space('md')};
  margin-block-start: ${space('xl')};
`;

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
  justify-self: center;
`;
