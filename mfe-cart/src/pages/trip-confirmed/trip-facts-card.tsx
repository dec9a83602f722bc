import { useShopConfig } from '@shop/api';
import type { Trip } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, space } from '@shop/ui';
import styled from 'styled-components';
import { TotalsTable } from '../../components/checkout-frame/totals-table';
import { Fact, Facts } from '../../components/confirmed/facts';
import { messages } from '../../messages';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useTripRows } from '../../components/trip-summary/use-trip-rows';
import { openTripAmount, tripState } from './trip-state';

/** How a trip is paid, and whether it is, one sentence for each part. */
function usePaymentTexts() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  return (trip: Trip): string[] => {
    const amount = money(openTripAmount(trip));
    const gateway = gateways.find(({ key }) => key === trip.gateway)?.title ?? t('confirmed.online');
    const isPaid = trip.paymentState === 'paid';
    const methodTexts = {
      cash_on_delivery: isPaid ? t('confirmed.paidCash') : t('rental.booked.cash', { amount }),
      wallet: t('confirmed.paidWallet'),
      digital_payment: t(isPaid ? 'confirmed.paidOnline' : 'confirmed.notPaid', { gateway, amount }),
    };
    const isPartial = trip.walletPaid > 0 && trip.paymentMethod !== 'wallet';
    const walletTexts = isPartial ? [t('confirmed.walletPart', { amount: money(trip.walletPaid) })] : [];
    return [...walletTexts, methodTexts[trip.paymentMethod]];
  };
}

/** Who hands out what, when and where, how it is paid, what it costs. D-23. */
export function TripFactsCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const getRows = useTripRows();
  const paid = usePaymentTexts()(trip);
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
        {tripState(trip) !== 'canceled' && (
          <Fact icon="wallet" label={t('confirmed.payment')}>
            {paid.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </Fact>
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
      <Fact icon="pin" label={t('rental.plan.return')}>
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
