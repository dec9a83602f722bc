import { tripList } from '@shop/contract';
import { ListedPage } from '../../components/listed/listed-page';
import { trackingInterval } from '../../orders/use-tracked';
import { TripCard } from './trip-card';

/** Running ones are read at intervals. */
const sources = {
  running: { endpoint: tripList, params: { type: 'running' }, interval: trackingInterval },
  past: { endpoint: tripList, params: { type: 'completed' } },
};

/** The customer's running and past trips. ROUTE-10, HEAD-12. */
export function Page() {
  return (
    <ListedPage what="trips" sources={sources}>
      {(trip) => <TripCard key={trip.id} trip={trip} />}
    </ListedPage>
  );
}
