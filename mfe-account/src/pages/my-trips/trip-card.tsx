import type { Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, space } from '@shop/ui';
import styled from 'styled-components';
import { ListedCard } from '../../components/listed/listed-card';
import { messages } from '../../messages';
import { toTripAddress } from '../../orders/addresses';
import { TripStatusChip } from '../../components/trip/trip-status-chip';
import { usePlanTexts } from '../../components/trip/use-plan-texts';

/** One trip: provider, time and place. */
export function TripCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const { plan } = trip;
  const texts = usePlanTexts()(plan);
  return (
    <ListedCard
      seller={trip.provider}
      to={toTripAddress(trip.id)}
      number={t('trips.trip', { id: trip.id })}
      madeAt={trip.bookedAt}
      state={<TripStatusChip status={trip.status} />}
      total={trip.totals.total}
      amount={t('trips.count', { count: trip.vehicleCount })}
    >
      <Plan>
        <li>
          <Icon name="clock" />
          <span>
            <time dateTime={plan.pickupAt}>
              <bdi>{texts.from}</bdi>
            </time>
            {' – '}
            <time dateTime={plan.returnAt}>
              <bdi>{texts.to}</bdi>
            </time>
          </span>
        </li>
        <li>
          <Icon name="pin" />
          <bdi>{plan.pickup.address}</bdi>
        </li>
      </Plan>
    </ListedCard>
  );
}

const Plan = styled.ul`
  display: grid;
  gap: ${space('xs')};
  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${space('xs')};
    overflow-wrap: anywhere;
  }
  & svg {
    color: ${color('textSoft')};
  }
`;
