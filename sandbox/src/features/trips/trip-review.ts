import type { TripReviewBody } from '@shop/contract';
import type { TripStatus } from '@shop/domain';
import { one, type Database } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import { countRating } from '../reviews/count-rating';
import { checkAcceptsReviews } from '../reviews/submit-review';

/**
 * Saves a customer's review of a vehicle of a completed trip, once, and updates the ratings of the vehicle and its
 * provider. The comment is plain text, never HTML.
 */
export function reviewVehicle(
  database: Database,
  { kind, id: ownerId }: Owner,
  { trip_id: tripId, vehicle_id: vehicleId, rating, comment }: Required<TripReviewBody>,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const trip = await one<{ status: TripStatus; provider_id: number }>(
      tx,
      'SELECT status, provider_id FROM trips WHERE id = $1 AND owner_kind = $2 AND owner_id = $3 FOR UPDATE',
      [tripId, kind, ownerId],
    );
    if (!trip) throw notFound();
    if (trip.status !== 'completed') throw conflict('not_completed', 'tripReviewEarly');
    const lines = await tx.query('SELECT 1 FROM trip_lines WHERE trip_id = $1 AND vehicle_id = $2', [
      tripId,
      vehicleId,
    ]);
    if (lines.length === 0) throw notFound('vehicleNotRented');
    await checkAcceptsReviews(tx, trip.provider_id);
    const saved = await tx.query(
      `INSERT INTO vehicle_reviews (vehicle_id, provider_id, trip_id, customer_id, rating, comment, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (trip_id, vehicle_id) DO NOTHING RETURNING id`,
      [vehicleId, trip.provider_id, tripId, Number(ownerId), rating, comment, now],
    );
    if (saved.length === 0) throw conflict('reviewed', 'reviewGiven');
    await countRating(tx, 'vehicles', vehicleId, rating);
    await countRating(tx, 'stores', trip.provider_id, rating);
  });
}
