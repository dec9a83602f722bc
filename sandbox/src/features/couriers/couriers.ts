import type { Queries } from '../../database/database';

/** The courier of an order, as part of the order. */
export interface CourierRow {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  image: string | null;
  /** Average of all reviews; 0 without any. */
  rating: number;
  rating_count: number;
}

/** A subquery for the order's courier as a `CourierRow`, or null. */
export const orderCourierSql = `(SELECT jsonb_build_object('id', couriers.id, 'f_name', f_name, 'l_name', l_name,
    'phone', couriers.phone, 'image', couriers.image, 'rating', given.rating, 'rating_count', given.count)
  FROM couriers CROSS JOIN LATERAL (
    SELECT coalesce(round(avg(rating), 2), 0) AS rating, count(*) AS count
    FROM courier_reviews WHERE courier_id = couriers.id) AS given
  WHERE couriers.id = orders.courier_id)`;

/**
 * Assigns a courier to an order without one: the one with the fewest running orders. A delivery gets one when it is ready, a
 * parcel when it is confirmed. None where the shop has no couriers.
 */
export const assignCourier = (tx: Queries, orderId: number): Promise<unknown> =>
  tx.query(
    `UPDATE orders SET courier_id = (
       SELECT couriers.id FROM couriers WHERE active
       ORDER BY (SELECT count(*) FROM orders AS others
           WHERE others.courier_id = couriers.id AND others.status IN ('handover', 'picked_up')),
         (couriers.id * 31 + $1::int) % 17, couriers.id
       LIMIT 1)
     WHERE id = $1 AND courier_id IS NULL
       AND (order_type = 'parcel' OR (order_type = 'delivery' AND status <> 'confirmed'))`,
    [orderId],
  );

export const courierToWire = (
  row: CourierRow,
  { picture }: { picture(path: string | null): string | null },
) => ({
  id: row.id,
  f_name: row.f_name,
  l_name: row.l_name,
  phone: row.phone,
  image_full_url: picture(row.image),
  avg_rating: row.rating,
  rating_count: row.rating_count,
});
