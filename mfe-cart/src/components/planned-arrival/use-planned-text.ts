import { toShownDuration, type OrderType, type PlannedArrival } from '@shop/domain';
import { formatWeekday, isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

type Day = Extract<PlannedArrival, { kind: 'after-opening' }>;

/** When something that is not ordered yet arrives or is ready, as a sentence. X-19. */
export function usePlannedText() {
  const { t, language, direction } = useTranslation(messages);
  const format = useFormat();
  const toOpeningText = (key: string, { from, inDays, day }: Day) => {
    const context = ['today', 'tomorrow'][inDays] ?? 'day';
    const time = isolate(format.clockTime(from), direction);
    return t(key, { context, time, day: formatWeekday(day, language) });
  };
  /** `asClock`: as times of day, for who plans; take-away, and what takes days, has a duration all the same. */
  return (planned: PlannedArrival, orderType: OrderType, { asClock = false } = {}): string => {
    const isTakeAway = orderType === 'take_away';
    if (planned.kind === 'scheduled')
      return t(isTakeAway ? 'arrival.readyAt' : 'arrival.arrivesAt', {
        time: isolate(format.moment(planned.from), direction),
      });
    if (planned.kind === 'after-opening')
      return toOpeningText(isTakeAway ? 'arrival.readyOpens' : 'arrival.opens', planned);
    const { unit, text } = toShownDuration(planned.minutes);
    if (asClock && !isTakeAway && unit === 'minutes') {
      const toTime = (at: string) => isolate(format.clockTime(at), direction);
      const [from, to] = [toTime(planned.from), toTime(planned.to)];
      return t('arrival.arrivesAt', { time: from === to ? to : t('arrival.between', { from, to }) });
    }
    return t(isTakeAway ? 'arrival.readyIn' : 'arrival.in', { context: unit, time: format.minutes(text) });
  };
}
