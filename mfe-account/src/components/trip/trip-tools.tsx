import { useAction, useCache } from '@shop/api';
import { cancelTrip, tripList } from '@shop/contract';
import { getShopTime, mayCancelTrip, type Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSessionStore } from '@shop/session';
import { space, toast } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CancelBooked } from '../cancellation/cancel-booked';
import { ReviewAll } from '../reviewing/review-all';
import { mergeReviewed } from '../reviewing/reviewed';
import { PayTrip } from '../trip-payment/pay-trip';

interface Props {
  trip: Trip;
  /** The guest's phone; null for the customer's own trip. */
  phone: string | null;
  /** The trip has changed and must be read again. */
  onChanged: () => void;
}

/** The actions of a trip in its state; for a guest's trip only those that its phone number allows. D-24. */
export function TripTools({ trip, phone, onChanged }: Props) {
  return (
    <Links>
      <PayTrip trip={trip} phone={phone} onDone={onChanged} />
      {phone === null && <ReviewTrip trip={trip} />}
      {phone === null && <CancelTrip trip={trip} onDone={onChanged} />}
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
  @media (max-width: 37.49em) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Cancels a trip that has not begun; it is read again afterwards, also on failure. D-24. */
function CancelTrip({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const { t } = useTranslation(messages);
  const canceling = useAction(cancelTrip);
  const cache = useCache();
  const session = useSessionStore();
  const [now, setNow] = useState(NaN);
  // Updates the time with every new response.
  useEffect(() => setNow(getShopTime(session.getState()).getTime()), [session, trip]);
  const cancel = async (reason: string) => {
    const response = await canceling.run({ body: { trip_id: trip.id, reason, cancellation_reason: reason } });
    if (response !== undefined) toast.success(response || t('cancelTrip.done'));
    onDone();
    void cache.refresh(tripList);
  };
  return (
    <CancelBooked
      textKey="cancelTrip"
      may={mayCancelTrip(trip.status, trip.plan.pickupAt, new Date(now))}
      busy={canceling.busy}
      onCancel={cancel}
    />
  );
}

/** The reviews of a completed trip: one for each of its vehicles. D-24. */
function ReviewTrip({ trip }: { trip: Trip }) {
  const entries = mergeReviewed('vehicle', trip.lines, ({ vehicleId }) => vehicleId);
  const may = trip.status === 'completed' && entries.some(({ givenReview }) => givenReview === null);
  return <ReviewAll subjectId={trip.id} entries={entries} may={may} />;
}
