import { useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { TrackFrame } from '../../tracking/track-frame';
import { TripTools } from '../../trip/trip-tools';
import { TripView } from '../../trip/trip-view';
import { tripQuestionFrom, useTrip } from '../../trip/use-trip';

/** Following a trip by its number; guests give the phone of the booking, too. ROUTE-11, D-23. */
export function Page() {
  const [search] = useSearchParams();
  const question = tripQuestionFrom(search, useIsCustomer());
  const { answer: trip, error, phone, refresh } = useTrip(question);
  const again = () => void refresh();
  return (
    <TrackFrame what="trip" isAsked={question !== null} error={error} onRetry={again}>
      {trip.data && (
        <TripView
          trip={trip.data}
          phone={phone}
          tools={<TripTools trip={trip.data} phone={phone} onChanged={again} />}
        />
      )}
    </TrackFrame>
  );
}
