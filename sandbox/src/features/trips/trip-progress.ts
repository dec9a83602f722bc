import { mayCancelTrip, tripStatuses, type TripStatus } from '@shop/domain';
import { one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import { closePayments } from '../payments/payment-store';
import { returnMoney, type PaidState } from '../payments/return-money';
import { prepareHandover } from './trip-handover';

interface TripState extends PaidState {
  status: TripStatus;
  payment_method: string;
  pickup_at: Date;
}

const course: readonly TripStatus[] = tripStatuses.filter((status) => status !== 'canceled');

/** Statuses of future and running trips. */
export const runningTrips: readonly TripStatus[] = course.slice(0, -1);

/** Its row stays locked until the transaction ends. Lock trips before payments, vehicles and wallets. */
async function locked(tx: Queries, id: number): Promise<TripState> {
  const trip = await one<TripState>(
    tx,
    `SELECT id, owner_kind, owner_id, placed_as_guest, status, payment_method, payment_status, wallet_part, total,
       pickup_at FROM trips WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!trip) throw notFound();
  return trip;
}

async function moveTo(tx: Queries, id: number, status: TripStatus, now: Date): Promise<void> {
  await tx.query(
    `UPDATE trips SET status = $2, payment_status = CASE WHEN $2 = 'completed' THEN 'paid' ELSE payment_status END
     WHERE id = $1`,
    [id, status],
  );
  await tx.query(
    'INSERT INTO trip_history (trip_id, status, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [id, status, now],
  );
  if (status === 'confirmed') await prepareHandover(tx, id);
  if (status === 'completed')
    await tx.query(
      'UPDATE vehicles SET trip_count = trip_count + 1 WHERE id IN (SELECT vehicle_id FROM trip_lines WHERE trip_id = $1)',
      [id],
    );
}

/** Whether it waits for a gateway's payment; until then its status does not change. */
const isUnpaid = ({ payment_method: method, payment_status: paid }: TripState): boolean =>
  method === 'digital_payment' && paid !== 'paid';

async function step(tx: Queries, trip: TripState, now: Date): Promise<TripStatus> {
  const at = course.indexOf(trip.status);
  const next = at < 0 || isUnpaid(trip) ? undefined : course[at + 1];
  if (next) await moveTo(tx, trip.id, next, now);
  return next ?? trip.status;
}

/** Releases what a cancelled trip holds: coupon use and money; closes its payments. */
async function end(
  tx: Queries,
  trip: TripState,
  payments: 'canceled' | 'expired',
  now: Date,
): Promise<TripStatus> {
  await moveTo(tx, trip.id, 'canceled', now);
  await closePayments(tx, { kind: 'trip', id: trip.id }, payments, now);
  await tx.query('DELETE FROM coupon_uses WHERE trip_id = $1', [trip.id]);
  await returnMoney(tx, 'trip', trip, now);
  return 'canceled';
}

/**
 * Changes the status like the provider: the next status, or a later one, or cancelled. Returns the new status; an
 * unpaid trip, or one past that status, does not change.
 */
export function moveTrip(
  database: Database,
  id: number,
  to: TripStatus | null,
  now: Date,
): Promise<TripStatus> {
  return database.transaction(async (tx) => {
    let trip = await locked(tx, id);
    if (to === null) return step(tx, trip, now);
    if (to === 'canceled')
      return runningTrips.includes(trip.status) ? end(tx, trip, 'canceled', now) : trip.status;
    while (course.includes(trip.status) && course.indexOf(trip.status) < course.indexOf(to)) {
      const status = await step(tx, trip, now);
      if (status === trip.status) break;
      trip = { ...trip, status };
    }
    return trip.status;
  });
}

/**
 * Advances every trip whose time has come: bookings are confirmed after `pause` milliseconds, and trips start and end
 * as planned.
 */
export async function advanceTrips(database: Database, now: Date, pause: number): Promise<number> {
  const due = await database.query<{ id: number }>(
    `SELECT id FROM trips WHERE NOT (payment_method = 'digital_payment' AND payment_status <> 'paid') AND (
       (status = 'pending' AND created_at < $1) OR (status = 'confirmed' AND pickup_at <= $2)
       OR (status = 'ongoing' AND return_at <= $2)) ORDER BY id LIMIT 200`,
    [new Date(now.getTime() - pause), now],
  );
  for (const { id } of due) await moveTrip(database, id, null, now);
  return due.length;
}

/** Cancels trips without their digital payment after so many minutes, and releases what they hold. */
export async function cancelUnpaidTrips(database: Database, now: Date, minutes: number): Promise<number> {
  const late = await database.query<{ id: number }>(
    `SELECT id FROM trips WHERE status = 'pending' AND payment_method = 'digital_payment'
       AND payment_status <> 'paid' AND created_at < $1 ORDER BY id LIMIT 200`,
    [new Date(now.getTime() - minutes * 60_000)],
  );
  for (const { id } of late)
    await database.transaction(async (tx) => {
      const trip = await locked(tx, id);
      // it may have been paid or canceled in between
      if (trip.status === 'pending' && isUnpaid(trip)) await end(tx, trip, 'expired', now);
    });
  return late.length;
}

/** Cancels the owner's trip before its start, and releases what it holds. */
export function cancelOwnTrip(
  database: Database,
  owner: Owner,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const trip = await locked(tx, id);
    if (trip.owner_kind !== owner.kind || trip.owner_id !== owner.id) throw notFound();
    if (!mayCancelTrip(trip.status, trip.pickup_at.toISOString(), now))
      throw conflict('not_cancelable', 'tripNotCancelable');
    await tx.query('UPDATE trips SET cancel_reason = $2 WHERE id = $1', [id, reason]);
    await end(tx, trip, 'canceled', now);
  });
}
