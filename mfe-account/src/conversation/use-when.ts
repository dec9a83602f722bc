import { localTime } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useEffect, useState } from 'react';
import { messages } from '../messages';

const dayLength = 86_400_000;

/** Moments in words. Which day is today shows after taking over: the server's clock is not the visitor's. */
export function useWhen() {
  const { t } = useTranslation(messages);
  const { day, time, timeZone } = useFormat();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  const dayOf = (moment: number) => day(new Date(moment).toISOString());
  const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso));
  const timeOf = (iso: string) => (isMoment(iso) ? time(localTime(new Date(iso), timeZone).time) : '');
  const wordsOf = (iso: string) => {
    const words = day(iso);
    if (now === null || words === '') return words;
    if (words === dayOf(now)) return t('inbox.today');
    return words === dayOf(now - dayLength) ? t('inbox.yesterday') : words;
  };
  return {
    /** 2:30 PM */
    timeOf,
    /** Today, Yesterday, Mar 3, 2026 */
    dayOf: wordsOf,
    /** The time of what is of today, else the day. */
    shortOf: (iso: string) => (now !== null && day(iso) === dayOf(now) ? timeOf(iso) : wordsOf(iso)),
  };
}
