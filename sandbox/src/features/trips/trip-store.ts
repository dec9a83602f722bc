import type {
  SubmittedReview,
  NamedLocation,
  RentalType,
  TripDriver,
  TripPlan,
  TripStatus,
} from '@shop/domain';
import { one, type Database, type Queries, type SqlValue } from '../../database/database';
import type { Owner } from '../../http/identity';
import type { Texts } from '../../http/language';
import { notFound } from '../../http/refusal';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import { checkAccess } from '../orders/order-access';
import type { PaidState } from '../payments/return-money';

export interface TripRow extends PaidState {
  provider_id: number;
  module_id: number;
  status: TripStatus;
  pickup: NamedLocation;
  destination: NamedLocation | null;
  pickup_at: Date;
  return_at: Date;
  rental_type: RentalType;
  metres: number;
  driver: TripDriver;
  payment_method: string;
  gateway: string | null;
  subtotal: number;
  discount: number;
  coupon: number;
  tax: number;
  tax_included: boolean;
  driver_fee: number;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  note: string;
  coupon_code: string;
  cancel_reason: string;
  created_at: Date;
  provider_name: Texts;
  provider_address: Texts;
  provider_phone: string;
  provider_logo: string | null;
  provider_latitude: number;
  provider_longitude: number;
  vehicle_count: number;
  history: Partial<Record<TripStatus, string>>;
  chauffeur: { id: number; f_name: string; l_name: string; phone: string; image: string | null } | null;
}

export interface TripLineRow {
  id: number;
  vehicle_id: number | null;
  name_i18n: Texts;
  image: string | null;
  quantity: number;
  rate: number;
  total: number;
  discount: number;
  plates: string[];
  review: SubmittedReview | null;
}

const select = `SELECT trips.*, stores.name_i18n AS provider_name, stores.address_i18n AS provider_address,
    stores.phone AS provider_phone, stores.logo AS provider_logo, stores.latitude AS provider_latitude,
    stores.longitude AS provider_longitude,
    (SELECT coalesce(sum(quantity), 0) FROM trip_lines WHERE trip_id = trips.id) AS vehicle_count,
    coalesce((SELECT jsonb_object_agg(history.status, history.at) FROM trip_history history
      WHERE history.trip_id = trips.id), '{}') AS history,
    (SELECT to_jsonb(rental_drivers) FROM rental_drivers WHERE id = trips.driver_id) AS chauffeur
  FROM trips JOIN stores ON stores.id = trips.provider_id`;

/** A trip that the caller may see. */
export async function visibleTrip(
  database: Database,
  owner: Owner,
  { trip_id: id, contact_number: phone }: { trip_id: number; contact_number?: string | undefined },
  view: View,
): Promise<TripRow> {
  await checkAccess(database, owner, { kind: 'trip', id }, phone, view);
  const trip = await one<TripRow>(database, `${select} WHERE trips.id = $1`, [id]);
  if (!trip) throw notFound();
  return trip;
}

/** Only the writer sees reviews of vehicles here. */
export const getTripLines = (queries: Queries, tripId: number, owner: Owner): Promise<TripLineRow[]> =>
  queries.query<TripLineRow>(
    `SELECT trip_lines.id, vehicle_id, name_i18n, image, quantity, rate, total, discount, plates,
       (SELECT jsonb_build_object('rating', rating, 'comment', comment) FROM vehicle_reviews reviews
        WHERE reviews.trip_id = $1 AND reviews.vehicle_id = trip_lines.vehicle_id
          AND $2 = 'customer' AND reviews.customer_id::text = $3) AS review
     FROM trip_lines WHERE trip_id = $1 ORDER BY trip_lines.id`,
    [tripId, owner.kind, owner.id],
  );

/** Trips of an owner, the latest first; with `statuses` only those in one of them. */
export async function getTrips(
  queries: Queries,
  owner: Owner,
  statuses: readonly TripStatus[] | null,
  { limit, page }: Paging,
): Promise<{ total: number; rows: TripRow[] }> {
  const where = `owner_kind = $1 AND owner_id = $2 AND ($3::text[] IS NULL OR trips.status = ANY($3::text[]))`;
  const values: SqlValue[] = [owner.kind, owner.id, statuses && [...statuses]];
  const counted = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM trips WHERE ${where}`,
    values,
  );
  const rows = await queries.query<TripRow>(
    `${select} WHERE ${where} ORDER BY trips.id DESC LIMIT $4 OFFSET $5`,
    [...values, limit, (page - 1) * limit],
  );
  return { total: counted?.count ?? 0, rows };
}

export const toPlan = (row: TripRow): TripPlan => ({
  pickup: row.pickup,
  destination: row.destination,
  pickupAt: row.pickup_at.toISOString(),
  returnAt: row.return_at.toISOString(),
  rentalType: row.rental_type,
  distance: row.metres,
  driver: row.driver,
});
