import type { Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import { usePaymentWords } from '../order/use-payment-words';
import { Fact, Facts } from '../sheet/facts';
import { usePlanWords } from './use-plan-words';

/** When, where and how: times are those of the shop's clocks. */
export function TripPlanFacts({ trip: { plan } }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const words = usePlanWords()(plan);
  return (
    <Facts>
      <Fact label={t('trips.pickup')}>
        <time dateTime={plan.pickupAt}>{words.from}</time>
        <small>
          <bdi>{plan.pickup.address}</bdi>
        </small>
      </Fact>
      <Fact label={t('trips.return')}>
        <time dateTime={plan.returnAt}>{words.to}</time>
        <small>{plan.destination ? <bdi>{plan.destination.address}</bdi> : t('trips.backAgain')}</small>
      </Fact>
      <Fact label={t('trips.charged')}>
        {words.type} · <bdi>{words.length}</bdi>
      </Fact>
      <Fact label={t('trips.driver')}>{t(`trips.driver_${plan.driver}`)}</Fact>
    </Facts>
  );
}

/** For whom, how it is paid, and what the customer wished. */
export function TripFacts({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const { method, state, parts } = usePaymentWords()(trip);
  const { contact, note, couponCode } = trip;
  return (
    <Facts>
      <Fact label={t('track.contact')}>
        <bdi>{contact.name}</bdi> · <bdi dir="ltr">{contact.phone}</bdi>
        {contact.email && (
          <small>
            <bdi dir="ltr">{contact.email}</bdi>
          </small>
        )}
      </Fact>
      <Fact label={t('track.payment')}>
        <bdi>{trip.paymentMethod === 'cash_on_delivery' ? t('trips.cash') : method}</bdi> · {state}
        {parts && <small>{parts}</small>}
      </Fact>
      {couponCode && (
        <Fact label={t('totals.coupon')}>
          <bdi>{couponCode}</bdi>
        </Fact>
      )}
      {note && (
        <Fact label={t('track.note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
