import { useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { messages } from '../../../messages';

const dayLength = 86_400_000;

/** Texts for times. */
export function useWhen() {
  const { t } = useTranslation(messages);
  const { clockTime, day } = useFormat();
  const now = useNow()?.getTime() ?? null;
  const getDay = (moment: number) => day(new Date(moment).toISOString());
  const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso));
  const getTime = (iso: string) => (isMoment(iso) ? clockTime(iso) : '');
  const getDayText = (iso: string) => {
    const text = day(iso);
    if (now === null || text === '') return text;
    if (text === getDay(now)) return t('inbox.today');
    return text === getDay(now - dayLength) ? t('inbox.yesterday') : text;
  };
  return {
    /** 2:30 PM */
    getTime,
    /** Today, Yesterday, Mar 3, 2026 */
    getDayText,
    /** The time for today, otherwise the day. */
    getShortTime: (iso: string) =>
      now !== null && day(iso) === getDay(now) ? getTime(iso) : getDayText(iso),
  };
}
