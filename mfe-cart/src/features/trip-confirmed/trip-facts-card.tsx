import { useShopConfig } from '@shop/api';
import type { Trip } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, space } from '@shop/ui';
import styled from 'styled-components';
import { Figures } from '../../checkout-frame/figures';
import { Fact, Facts } from '../../confirmed/facts';
import { messages } from '../../messages';
import { usePlanWords } from '../../rental-cart/use-plan-words';
import { useTripRows } from '../../rental-cart/use-trip-rows';
import { openTripAmount, tripState } from './trip-state';

/** How a trip is paid, and whether it is, one sentence for each part. */
function usePaidWords() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  return (trip: Trip): string[] => {
    const amount = money(openTripAmount(trip));
    const gateway = gateways.find(({ key }) => key === trip.gateway)?.title ?? t('confirmed.online');
    const isPaid = trip.paymentState === 'paid';
    const ways = {
      cash_on_delivery: isPaid ? t('confirmed.paidCash') : t('rental.booked.cash', { amount }),
      wallet: t('confirmed.paidWallet'),
      digital_payment: t(isPaid ? 'confirmed.paidOnline' : 'confirmed.notPaid', { gateway, amount }),
    };
    const isPart = trip.walletPaid > 0 && trip.paymentMethod !== 'wallet';
    const part = isPart ? [t('confirmed.walletPart', { amount: money(trip.walletPaid) })] : [];
    return [...part, ways[trip.paymentMethod]];
  };
}

/** Who hands out what, when and where, how it is paid, what it costs. D-23. */
export function TripFactsCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const rowsOf = useTripRows();
  const paid = usePaidWords()(trip);
  const { plan, provider, lines, totals } = trip;
  return (
    <Sheet>
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
      <Figures
        rows={rowsOf(totals, trip.couponCode)}
        totals={totals}
        isUpdating={false}
        walletPaid={0}
        testId="trip-total"
      />
    </Sheet>
  );
}

function WhenAndWhere({ plan }: Pick<Trip, 'plan'>) {
  const { t } = useTranslation(messages);
  const words = usePlanWords();
  return (
    <>
      <Fact icon="clock" label={t('rental.plan.pickup')}>
        <bdi>{words.from(plan)}</bdi>
        <span>
          <bdi>{plan.pickup.address}</bdi>
        </span>
      </Fact>
      <Fact icon="pin" label={t('rental.plan.return')}>
        <bdi>{words.until(plan)}</bdi>
        {plan.destination && (
          <span>
            <bdi>{plan.destination.address}</bdi>
          </span>
        )}
      </Fact>
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;
