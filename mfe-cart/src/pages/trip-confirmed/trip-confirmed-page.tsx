import type { Trip } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link, Navigate } from '@shop/router';
import { useSaveFollowed } from '@shop/session';
import {
  Button,
  buttonStyles,
  Card,
  EmptyState,
  ErrorCard,
  Seo,
  Skeleton,
  space,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import styled from 'styled-components';
import { ConfirmedPanel, Narrow } from '../../components/confirmed/confirmed-panel';
import { TrackingLink } from '../../components/confirmed/tracking-link';
import { useConfirmed } from '../../components/confirmed/use-confirmed';
import { messages } from '../../messages';
import { toTripTrackAddress } from '../../rental-cart/booked-address';
import { TripFactsCard } from './trip-facts-card';
import {
  getOpenTripAmount,
  getTripState,
  type TripState,
  useBookedTrip,
  usePayTrip,
} from './use-booked-trip';

const signs = {
  booked: { icon: 'check', tone: 'success' },
  unpaid: { icon: 'clock', tone: 'warning' },
  canceled: { icon: 'close', tone: 'danger' },
} as const satisfies Record<TripState, object>;

const getTextKey = (field: 'title' | 'text', state: TripState) =>
  state === 'booked' ? `rental.booked.${field}` : `rental.booked.${field}_${state}`;

/** The confirmation page: the trip's number, its state on the server, and how to track it. D-23, F-29. */
export function Page() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const { number, phone, needsPhone } = useConfirmed('trip');
  const question = number !== null && phone !== null && !needsPhone ? { number, phone } : null;
  const { data: trip, error, mutate } = useBookedTrip(question);
  const state = trip ? getTripState(trip) : null;
  const title = t(state ? getTextKey('title', state) : 'rental.booked.trip');
  const isMissing = number === null || (!trip && error !== undefined && [403, 404].includes(error.status));
  useSaveFollowed('trip', phone ? trip?.id : undefined, trip?.provider.name);
  const refresh = () => void mutate();
  const text = trip && state && t(getTextKey('text', state), { amount: money(getOpenTripAmount(trip)) });
  // The tracking page asks a guest for the phone.
  if (number !== null && needsPhone) return <Navigate to={toTripTrackAddress(number)} replace />;
  return (
    <Narrow>
      <Seo title={title} />
      {isMissing ? (
        <Missing />
      ) : (
        <>
          <ConfirmedPanel
            sign={state && signs[state]}
            title={title}
            text={text ?? null}
            number={{ label: t('rental.booked.number'), value: number, testId: 'trip-number' }}
          >
            {trip && state === 'unpaid' && <PayAgain trip={trip} phone={phone ?? ''} onChanged={refresh} />}
          </ConfirmedPanel>
          {trip ? (
            <Details trip={trip} isGuest={phone !== ''} />
          ) : error ? (
            <Card>
              <ErrorCard
                compact
                title={t('rental.booked.failed')}
                retryLabel={t('retry')}
                onRetry={refresh}
              />
            </Card>
          ) : (
            <Skeleton $height="320px" />
          )}
        </>
      )}
    </Narrow>
  );
}

function PayAgain({ trip, phone, onChanged }: { trip: Trip; phone: string; onChanged: () => void }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const { pay, busy } = usePayTrip(trip, phone, onChanged);
  return (
    <Button busy={busy} onClick={pay}>
      {t('rental.booked.payAgain', { amount: money(getOpenTripAmount(trip)) })}
    </Button>
  );
}

function Details({ trip, isGuest }: { trip: Trip; isGuest: boolean }) {
  const address = toTripTrackAddress(trip.id);
  return (
    <>
      <TripFactsCard trip={trip} />
      {isGuest && <TrackingLink subject="trip" address={address} />}
      <NextLinks track={address} isFirst={getTripState(trip) !== 'unpaid'} />
    </>
  );
}

function NextLinks({ track, isFirst }: { track: string; isFirst: boolean }) {
  const { t } = useTranslation(messages);
  return (
    <Stack>
      <ButtonLink to={track} $wide $tone={isFirst ? 'primary' : 'secondary'}>
        {t('rental.booked.track')}
      </ButtonLink>
      <ButtonLink to="/home" $wide $tone="quiet">
        {t('rental.booked.home')}
      </ButtonLink>
    </Stack>
  );
}

function Missing() {
  const { t } = useTranslation(messages);
  return (
    <>
      <Title tabIndex={-1}>{t('rental.booked.trip')}</Title>
      <EmptyState
        drawing="receipt"
        title={t('rental.booked.missing')}
        action={<NextLinks track="/track-order" isFirst />}
      >
        {t('rental.booked.missingText')}
      </EmptyState>
    </>
  );
}

const Stack = styled.nav`
  display: grid;
  gap: ${space('xs')};
  inline-size: 100%;
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
