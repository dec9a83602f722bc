import { one, type Queries } from '../../database/database';
import type { Paging } from '../catalog/paging';
import { writer, type Ratings, type ReviewRow } from '../reviews/reviews';

export const getVehicleRatings = (queries: Queries, id: number): Promise<Ratings | null> =>
  one<Ratings>(
    queries,
    `SELECT vehicles.avg_rating, vehicles.rating_count, vehicles.rating_counts
     FROM vehicles JOIN stores ON stores.id = provider_id WHERE vehicles.id = $1 AND vehicles.active AND stores.active`,
    [id],
  );

/** Reviews of a vehicle, or of all vehicles of a provider: the total, and a page of them, the newest first. */
export async function getVehicleReviews(
  queries: Queries,
  column: 'vehicle_id' | 'provider_id',
  id: number,
  { limit, page }: Paging,
): Promise<{ total: number; rows: ReviewRow[] }> {
  const where = `reviews.active AND reviews.${column} = $1`;
  const counted = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM vehicle_reviews reviews WHERE ${where}`,
    [id],
  );
  const rows = await queries.query<ReviewRow>(
    `SELECT reviews.id, rating, comment, reply, reviews.created_at, vehicles.id AS item_id,
       vehicles.name_i18n AS item_name, vehicles.image AS item_image, ${writer}
     FROM vehicle_reviews reviews JOIN vehicles ON vehicles.id = vehicle_id
       LEFT JOIN customers ON customers.id = customer_id
     WHERE ${where} ORDER BY reviews.created_at DESC, reviews.id DESC LIMIT $2 OFFSET $3`,
    [id, limit, (page - 1) * limit],
  );
  return { total: counted?.count ?? 0, rows };
}
