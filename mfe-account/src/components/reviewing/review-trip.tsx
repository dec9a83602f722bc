import type { Trip } from '@shop/domain';
import { ReviewAll } from './review-all';
import { onceEach } from './reviewed';

/** The reviews of a completed trip: one for each of its vehicles. D-24. */
export function ReviewTrip({ trip }: { trip: Trip }) {
  const entries = onceEach('vehicle', trip.lines, ({ vehicleId }) => vehicleId);
  const may = trip.status === 'completed' && entries.some(({ givenReview }) => givenReview === null);
  return <ReviewAll subjectId={trip.id} entries={entries} may={may} />;
}
