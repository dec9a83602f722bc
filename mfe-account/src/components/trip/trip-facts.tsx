import type { Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { usePaymentTexts } from '../order/use-payment-texts';
import { Fact, Facts } from '../panel/panel';
import { usePlanTexts } from './use-plan-texts';

/** The plan of a trip; times are in the shop's time zone. */
export function TripPlanFacts({ trip: { plan } }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts()(plan);
  return (
    <Facts>
      <Fact label={t('trips.pickup')}>
        <time dateTime={plan.pickupAt}>
          <bdi>{texts.from}</bdi>
        </time>
        <small>
          <bdi>{plan.pickup.address}</bdi>
        </small>
      </Fact>
      <Fact label={t('trips.return')}>
        <time dateTime={plan.returnAt}>
          <bdi>{texts.to}</bdi>
        </time>
        <small>{plan.destination ? <bdi>{plan.destination.address}</bdi> : t('trips.backAgain')}</small>
      </Fact>
      <Fact label={t('trips.charged')}>
        {texts.type} · <bdi>{texts.length}</bdi>
      </Fact>
      <Fact label={t('trips.driver')}>{t(`trips.driver_${plan.driver}`)}</Fact>
    </Facts>
  );
}

/** Contact, payment and note of a trip. */
export function TripFacts({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const { method, state, parts: split } = usePaymentTexts()(trip);
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
        {split && <small>{split}</small>}
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
