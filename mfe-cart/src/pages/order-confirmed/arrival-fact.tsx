import { useEndpoint } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { getArrival, toMinuteRange, type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useMinute } from '@shop/session';
import { Fact } from '../../components/confirmed/facts';
import { messages } from '../../messages';

/** When an order arrives or can be fetched, worked out again every half minute. D-23. */
export function ArrivalFact({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  return (
    <Fact icon="clock" label={t('confirmed.when')}>
      {useArrivalTexts(order).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Fact>
  );
}

/** The scheduled time; how long the store usually takes; or, once it has confirmed, between which times it comes. */
function useArrivalTexts(order: Order): string[] {
  const { t } = useTranslation(messages);
  const { clockTime, minutes: toMinutes, moment } = useFormat();
  const now = useMinute();
  const store = useEndpoint(storeDetails, { params: { id: order.store.id } }).data;
  const usual = order.deliveryMinutes ?? toMinuteRange(store?.deliveryTime ?? null);
  if (order.scheduledAt) return [moment(order.scheduledAt)];
  const arrival = now && getArrival(order, now, usual);
  const times = arrival && { from: clockTime(arrival.from), to: clockTime(arrival.to) };
  if (times && arrival.isLate) return [t('arrival.late', times)];
  if (times && !arrival.isUnconfirmed) return [t('arrival.between', times)];
  if (!usual) return [t('confirmed.soon')];
  const minutes = toMinutes(usual.from === usual.to ? `${usual.from}` : `${usual.from}-${usual.to}`);
  const inMinutes = t(order.orderType === 'take_away' ? 'confirmed.fetchIn' : 'confirmed.comesIn', {
    minutes,
  });
  return times ? [inMinutes, t('arrival.ifConfirmed', times)] : [inMinutes];
}
