import type { Campaign } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { isolated } from '../page/isolated';

type Times = Pick<Campaign, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>;

/** The end of a campaign (`whole`: its start too) and its daily hours; '' when unknown. */
export function useCampaignDates(campaign: Times, whole = false): string {
  const { startsOn, endsOn, startsAt, endsAt } = campaign;
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const day = (date: string) => isolated(format.day(date), direction);
  const time = (at: string) => isolated(format.time(at), direction);
  const days =
    whole && startsOn && endsOn
      ? t('campaigns.fromTo', { from: day(startsOn), to: day(endsOn) })
      : endsOn
        ? t('campaigns.until', { day: day(endsOn) })
        : null;
  const hours = startsAt && endsAt ? t('campaigns.hours', { from: time(startsAt), to: time(endsAt) }) : null;
  return [days, hours].filter(Boolean).join(' · ');
}
