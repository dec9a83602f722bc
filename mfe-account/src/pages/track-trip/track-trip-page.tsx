import { useQuestion } from '../../orders/question';
import { TrackFrame } from '../../components/tracking/track-frame';
import { TripTools } from '../../components/trip/trip-tools';
import { TripView } from '../../components/trip/trip-view';
import { useTrip } from '../../orders/use-tracked';

/** Following a trip by its number; guests give the phone of the booking, too. ROUTE-11, D-23. */
export function Page() {
  const { question, isRequested } = useQuestion('trip');
  const { response: trip, error, phone, refresh } = useTrip(question);
  const again = () => void refresh();
  return (
    <TrackFrame what="trip" isRequested={isRequested} error={error} onRetry={again}>
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
