import { isTripOver, type Trip, type TripStatus, tripStatuses } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Skeleton, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { toWriteAddress } from '../account/inbox-address';
import { Columns, Panel, PanelHead } from '../panel/panel';
import { PersonCard } from '../panel/person-card';
import { getSteps, Timeline } from '../panel/timeline';
import { TripTotalsTable, TripVehicles } from './trip-bill';
import { TripFacts, TripPlanFacts } from './trip-facts';
import { TripStatusChip } from './trip-status-chip';

interface Props {
  trip: Trip;
  /** The guest's phone; null for the customer's own trip. */
  phone: string | null;
  /** Actions. */
  tools?: ReactNode;
}

/** A trip: progress, plan, driver, vehicles, totals and provider. GEN-04. */
export function TripView({ trip, phone, tools }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Columns>
      <Panel>
        <TripHead trip={trip} />
        {tools}
        <TripTimeline trip={trip} />
        <TripPlanFacts trip={trip} />
        {trip.chauffeur && (
          <PersonCard title={t('trips.chauffeur')} person={{ ...trip.chauffeur, rating: 0 }} writeTo={null} />
        )}
      </Panel>
      <Panel>
        <TripVehicles trip={trip} />
        <Heading>{t('track.summary')}</Heading>
        <TripTotalsTable trip={trip} />
        <TripFacts trip={trip} />
        <TripProvider trip={trip} canWrite={phone === null && !isTripOver(trip.status)} />
      </Panel>
    </Columns>
  );
}

function TripHead({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  return (
    <div>
      <PanelHead>
        <Heading>{t('trips.trip', { id: trip.id })}</Heading>
        <TripStatusChip status={trip.status} live />
      </PanelHead>
      <Text $soft $small>
        <ToProvider to={`/rental/provider-details?id=${trip.provider.id}`}>
          <bdi>{trip.provider.name}</bdi>
        </ToProvider>
        {trip.bookedAt && ` · ${t('trips.booked', { at: moment(trip.bookedAt) })}`}
      </Text>
    </div>
  );
}

/** The provider, with links to call and to write, and a map of the vehicles' location. */
function TripProvider({ trip: { provider }, canWrite }: { trip: Trip; canWrite: boolean }) {
  const { t } = useTranslation(messages);
  const { name, address, position, phone, logoUrl } = provider;
  return (
    <>
      <PersonCard
        title={t('trips.provider')}
        person={{ name, phone, imageUrl: logoUrl, rating: 0 }}
        writeTo={canWrite ? toWriteAddress('vendor', provider.vendorId ?? provider.id) : null}
      />
      {position && (
        <Slot
          name="store-map"
          fallback={<Skeleton $height="82px" />}
          storeName={name}
          address={address}
          position={position}
        />
      )}
    </>
  );
}

const ToProvider = styled(Link)`
  color: ${color('brand')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;

const course = tripStatuses.filter((status) => status !== 'canceled');

/** The steps of a trip. D-24. */
export const getTripSteps = ({ status, history }: Pick<Trip, 'status' | 'history'>) =>
  getSteps<TripStatus>({ status, history, course });

function TripTimeline({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  return (
    <Timeline
      label={t('trips.progress')}
      steps={getTripSteps(trip)}
      current={trip.status}
      bad={['canceled']}
      toText={(status) => t(`tripStatus.${status}`)}
    />
  );
}
