import { useSaveFollowed } from '@shop/session';
import { useTrackedQuery } from '../../orders/tracked-query';
import { TrackFrame } from '../../components/tracking/track-frame';
import { TripTools } from '../../components/trip/trip-tools';
import { TripView } from '../../components/trip/trip-view';
import { useTrip } from '../../orders/use-tracked';

/** Tracks a trip by its number, and for guests the booking's phone. ROUTE-11, D-23. */
export function Page() {
  const { query, isRequested } = useTrackedQuery('trip');
  const { response: trip, error, phone, refresh } = useTrip(query);
  useSaveFollowed('trip', phone ? trip.data?.id : undefined, trip.data?.provider.name);
  const retry = () => void refresh();
  return (
    <TrackFrame what="trip" isRequested={isRequested} error={error} onRetry={retry}>
      {trip.data && (
        <TripView
          trip={trip.data}
          phone={phone}
          tools={<TripTools trip={trip.data} phone={phone} onChanged={retry} />}
        />
      )}
    </TrackFrame>
  );
}
