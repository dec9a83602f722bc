import { useEndpoint } from '@shop/api';
import { campaignList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { CampaignCard, CampaignSkeletons } from '../../../components/cards/campaign-card';
import { messages } from '../../../messages';
import { HomeRow } from '../../../components/rows/home-row';

/** The current campaigns; nothing without any. D-08. */
export function CampaignSection({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const args = isReady && !isWaiting ? {} : null;
  const { data, error, isValidating, mutate } = useEndpoint(campaignList, args);
  return (
    <HomeRow
      title={t('front.row.campaigns')}
      response={{ data, error, busy: isValidating, retry: () => void mutate() }}
      to="/campaigns"
      itemWidth={340}
      height={226}
      isWaiting={isWaiting}
      empty={null}
      skeletons={<CampaignSkeletons count={4} />}
      render={(campaign) => <CampaignCard campaign={campaign} />}
    />
  );
}
