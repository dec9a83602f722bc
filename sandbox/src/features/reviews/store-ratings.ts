import type { Queries } from '../../database/database';

/** Calculates the rating of every store from the ratings of its items. BIZ-14. */
export async function rateStores(tx: Queries): Promise<void> {
  await tx.query(`
    WITH given AS (
      SELECT store_id, place, sum(given)::int AS given FROM items, unnest(rating_counts) WITH ORDINALITY AS each (given, place)
      GROUP BY store_id, place
    ), rated AS (
      SELECT store_id, array_agg(given ORDER BY place) AS counts, sum(given)::int AS count,
        coalesce(round(sum(given * (1 + place) / 2.0) / nullif(sum(given), 0), 2), 0) AS average
      FROM given GROUP BY store_id
    )
    UPDATE stores SET rating_counts = counts, rating_count = count, avg_rating = average
    FROM rated WHERE rated.store_id = stores.id`);
}
