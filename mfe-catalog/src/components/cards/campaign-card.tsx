import type { Campaign } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { ShopImage, Skeleton } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';
import { Body, Frame, Name, Picture, Second } from './card-frame';
import { useCampaignDates } from './use-campaign-dates';

export const campaignRatio = '5 / 2';

/** A store campaign: picture, name, end and number of stores. D-08. */
export function CampaignCard({ campaign, eager = false }: { campaign: Campaign; eager?: boolean }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const dates = useCampaignDates(campaign);
  return (
    <Frame $ratio={campaignRatio}>
      <Body>
        <OneLine>
          <Link to={`/campaigns/${campaign.id}`}>
            <bdi>{campaign.title}</bdi>
          </Link>
        </OneLine>
        <Second>{dates}</Second>
        <Second>{t('campaigns.stores', { count: campaign.storeCount, context })}</Second>
      </Body>
      <Picture>
        <ShopImage src={campaign.imageUrl} alt="" ratio={campaignRatio} eager={eager} />
      </Picture>
    </Frame>
  );
}

export function CampaignSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Frame $ratio={campaignRatio}>
        <Body>
          <Skeleton $height="1.4rem" $width="70%" />
          <Skeleton $height="1.05rem" $width="50%" />
          <Skeleton $height="1.05rem" $width="40%" />
        </Body>
        <Picture>
          <Skeleton $ratio={campaignRatio} />
        </Picture>
      </Frame>
    </li>
  ));
}

const OneLine = styled(Name)`
  & a {
    -webkit-line-clamp: 1;
    word-break: break-word;
  }
`;
