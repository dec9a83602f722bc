import type { Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, space } from '@shop/ui';
import styled from 'styled-components';
import { TotalsTable } from '../../components/checkout-frame/totals-table';
import { Fact, Facts } from '../../components/confirmed/facts';
import { PaymentFact } from '../../components/confirmed/payment-fact';
import { messages } from '../../messages';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useTripRows } from '../../components/trip-summary/use-trip-rows';
import { getOpenTripAmount, getTripState } from './use-booked-trip';

/** Provider, vehicles, plan, payment and totals. D-23. */
export function TripFactsCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const getRows = useTripRows();
  const { plan, provider, lines, totals } = trip;
  return (
    <Panel>
      <Facts>
        <Fact icon="store" label={t('rental.booked.provider')}>
          <bdi>{provider.name}</bdi>
        </Fact>
        <Fact icon="car" label={t('rental.vehicles')}>
          {lines.map((line) => (
            <span key={line.id}>
              {line.quantity} × <bdi>{line.name}</bdi>
            </span>
          ))}
        </Fact>
        <WhenAndWhere plan={plan} />
        {getTripState(trip) !== 'canceled' && (
          <PaymentFact
            method={trip.paymentMethod}
            gateway={trip.gateway}
            isPaid={trip.paymentState === 'paid'}
            openAmount={getOpenTripAmount(trip)}
            walletPaid={trip.walletPaid}
            cashKey="rental.booked.cash"
          />
        )}
      </Facts>
      <TotalsTable
        rows={getRows(totals, trip.couponCode)}
        totals={totals}
        isUpdating={false}
        walletPaid={0}
        testId="trip-total"
      />
    </Panel>
  );
}

function WhenAndWhere({ plan }: Pick<Trip, 'plan'>) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts();
  return (
    <>
      <Fact icon="clock" label={t('rental.plan.pickup')}>
        <bdi>{texts.from(plan)}</bdi>
        <span>
          <bdi>{plan.pickup.address}</bdi>
        </span>
      </Fact>
      <Fact icon="clock" label={t('rental.plan.return')}>
        <bdi>{texts.until(plan)}</bdi>
        {plan.destination && (
          <span>
            <bdi>{plan.destination.address}</bdi>
          </span>
        )}
      </Fact>
    </>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;
