import { useEndpoint } from '@shop/api';
import { storeDetails } from '@shop/contract';
import {
  getArrival,
  isSoon,
  toMinuteRange,
  toShownDuration,
  type Arrival,
  type MinuteRange,
  type Order,
} from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { Fact } from '../../components/confirmed/facts';
import { messages } from '../../messages';

/** When an order arrives or can be fetched, worked out again every half minute. D-23, X-19. */
export function ArrivalFact({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const texts = useArrivalTexts(order);
  if (texts.length === 0) return null;
  return (
    <Fact icon="clock" label={t('confirmed.when')}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Fact>
  );
}

const minute = 60_000;

/** Whether it still has to come: not of an order that has arrived, or waits to be fetched. */
const isAwaited = ({ status, orderType }: Order): boolean =>
  !['delivered', 'refunded'].includes(status) && !(orderType === 'take_away' && status === 'handover');

/** Minutes from now; an arrival that counts from now is rounded up to whole minutes. */
const toMinutes = ({ from, to }: Arrival, now: Date): MinuteRange => ({
  from: Math.floor((Date.parse(from) - now.getTime()) / minute),
  to: Math.floor((Date.parse(to) - now.getTime()) / minute),
});

/** The scheduled time; how long it will take; or, once the store has confirmed, between which times it comes. */
function useArrivalTexts(order: Order): string[] {
  const { t } = useTranslation(messages);
  const { minutes: toText, moment } = useFormat();
  const now = useNow();
  const toTimes = useArrivalTimes(now);
  const store = useEndpoint(storeDetails, { params: { id: order.store.id } }).data;
  const usual = order.deliveryMinutes ?? toMinuteRange(store?.deliveryTime ?? null);
  if (!isAwaited(order)) return [];
  if (order.scheduledAt && order.status !== 'picked_up') return [moment(order.scheduledAt)];
  const arrival = now && getArrival(order, now, { minutes: usual });
  if (arrival && !arrival.isUnconfirmed) return [toTimes(arrival)];
  const expected = now && arrival ? toMinutes(arrival, now) : usual;
  if (!expected) return [t('confirmed.soon')];
  const { unit, text } = toShownDuration(expected);
  const inMinutes = t(order.orderType === 'take_away' ? 'confirmed.fetchIn' : 'confirmed.comesIn', {
    context: unit,
    minutes: toText(text),
  });
  return arrival ? [inMinutes, t('arrival.ifConfirmed', { range: toTimes(arrival) })] : [inMinutes];
}

/** The times of an arrival: as times of day if they are near, else with the day. */
function useArrivalTimes(now: Date | null): (arrival: Arrival) => string {
  const { t, direction } = useTranslation(messages);
  const { clockTime, moment } = useFormat();
  return ({ isLate, ...arrival }) => {
    const toTime = (at: string) => isolate(now && isSoon(at, now) ? clockTime(at) : moment(at), direction);
    const [from, to] = [toTime(arrival.from), toTime(arrival.to)];
    if (isLate) {
      const isOver = now !== null && Date.parse(arrival.to) < now.getTime();
      return isOver ? t('arrival.late', { to }) : t('arrival.lateNow', { time: to });
    }
    return from === to ? to : t('arrival.between', { from, to });
  };
}
