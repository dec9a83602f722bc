import type { Campaign } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { ShopImage, Skeleton } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';
import { Body, Frame, Name, Picture, SecondLine } from './card-frame';

type Times = Pick<Campaign, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>;

/** The end of a campaign (`whole`: its start too) and its daily hours; '' when unknown. */
export function useCampaignDates(campaign: Times, withStart = false): string {
  const { startsOn, endsOn, startsAt, endsAt } = campaign;
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const day = (date: string) => isolate(format.day(date), direction);
  const time = (at: string) => isolate(format.time(at), direction);
  const days =
    withStart && startsOn && endsOn
      ? t('campaigns.fromTo', { from: day(startsOn), to: day(endsOn) })
      : endsOn
        ? t('campaigns.until', { day: day(endsOn) })
        : null;
  const hours = startsAt && endsAt ? t('campaigns.hours', { from: time(startsAt), to: time(endsAt) }) : null;
  return [days, hours].filter(Boolean).join(' · ');
}

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
        <SecondLine>{dates}</SecondLine>
        <SecondLine>{t('campaigns.stores', { count: campaign.storeCount, context })}</SecondLine>
      </Body>
      <Picture>
        <ShopImage src={campaign.imageUrl} alt="" ratio={campaignRatio} eager={eager} size="wideCard" />
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
