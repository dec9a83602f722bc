import { formatWeekday, useFormat, useTranslation } from '@shop/i18n';
import { isolated } from './isolated';
import { messages } from '../messages';
import type { ClosedStore } from './closed-store';

/** 'Not Available now', with when the store opens again. STATE-07. */
export function useClosedText(): (store: ClosedStore) => string {
  const { t, language } = useTranslation(messages);
  const format = useFormat();
  return ({ name, opens }) => {
    const store = isolated(name);
    if (!opens) return t('closedStore.unknown', { store });
    const time = isolated(format.time(opens.opens));
    if (opens.inDays === 0) return t('closedStore.today', { store, time });
    if (opens.inDays === 1) return t('closedStore.tomorrow', { store, time });
    return t('closedStore.onDay', { store, day: formatWeekday(opens.day, language), time });
  };
}
