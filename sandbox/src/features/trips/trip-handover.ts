import { overlaps } from '@shop/domain';
import type { Queries } from '../../database/database';

interface VehicleState {
  id: number;
  quantity: number;
  plates: string[];
  status: string;
  pickup_at: Date;
  return_at: Date;
}

const getTime = ({ pickup_at: from, return_at: to }: VehicleState) => ({
  pickupAt: from.toISOString(),
  returnAt: to.toISOString(),
});

/**
 * Assigns the units of a vehicle to its confirmed trips, in the order of pick-up, so that one is always available. A
 * trip keeps its units unless an earlier one needs them. The vehicle's row must be locked.
 */
async function assignPlates(tx: Queries, vehicleId: number): Promise<void> {
  const units = await tx.query<{ plate: string }>(
    'SELECT plate FROM vehicle_units WHERE vehicle_id = $1 AND active ORDER BY id',
    [vehicleId],
  );
  const lines = await tx.query<VehicleState>(
    `SELECT trip_lines.id, quantity, plates, status, pickup_at, return_at
     FROM trip_lines JOIN trips ON trips.id = trip_id WHERE vehicle_id = $1 AND status IN ('confirmed', 'ongoing')
     ORDER BY status = 'ongoing' DESC, pickup_at, trips.id`,
    [vehicleId],
  );
  const placed: VehicleState[] = [];
  for (const line of lines) {
    if (line.status === 'confirmed') {
      const busy = new Set(
        placed.filter((other) => overlaps(getTime(other), getTime(line))).flatMap(({ plates }) => plates),
      );
      const free = units.map(({ plate }) => plate).filter((plate) => !busy.has(plate));
      const assigned = line.plates.filter((plate) => free.includes(plate));
      line.plates = [...new Set([...assigned, ...free])].slice(0, line.quantity);
      await tx.query('UPDATE trip_lines SET plates = $2::text[] WHERE id = $1', [line.id, line.plates]);
    }
    placed.push(line);
  }
}

/** A driver of the provider without another trip at that time; any driver where all have one. */
const nameDriver = (tx: Queries, tripId: number): Promise<unknown> =>
  tx.query(
    `UPDATE trips SET driver_id = (
       SELECT rental_drivers.id FROM rental_drivers WHERE provider_id = trips.provider_id AND active
       ORDER BY EXISTS (SELECT FROM trips other WHERE other.driver_id = rental_drivers.id AND other.id <> trips.id
         AND other.status IN ('confirmed', 'ongoing') AND other.pickup_at < trips.return_at
         AND other.return_at > trips.pickup_at), (rental_drivers.id + trips.id) % 7, rental_drivers.id LIMIT 1)
     WHERE id = $1 AND driver = 'provider' AND driver_id IS NULL`,
    [tripId],
  );

/** The details of a confirmation: driver and units. */
export async function prepareHandover(tx: Queries, tripId: number): Promise<void> {
  const vehicles = await tx.query<{ id: number }>(
    `SELECT id FROM vehicles WHERE id IN (SELECT vehicle_id FROM trip_lines WHERE trip_id = $1)
     ORDER BY id FOR NO KEY UPDATE`,
    [tripId],
  );
  for (const { id } of vehicles) await assignPlates(tx, id);
  await nameDriver(tx, tripId);
}
