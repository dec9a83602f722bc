import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import { translate } from '../../http/translate';
import type { View } from '../../shop/shop';
import { pageToWire, type Paging } from '../catalog/paging';

/** A review of an item, or of something else with the same columns. */
export interface ReviewRow {
  id: number;
  rating: number;
  comment: string;
  reply: string | null;
  created_at: Date;
  customer_name: string | null;
  item_id: number;
  item_name: Texts;
  item_image: string | null;
}

/** All ratings of an item or a store: the average, and how many gave 1, 1.5, … 5 stars. */
export interface Ratings {
  avg_rating: number;
  rating_count: number;
  rating_counts: number[];
}

export const getItemRatings = (queries: Queries, id: number): Promise<Ratings | null> =>
  one<Ratings>(
    queries,
    `SELECT items.avg_rating, items.rating_count, items.rating_counts FROM items JOIN stores ON stores.id = store_id
     WHERE items.id = $1 AND items.active AND stores.active`,
    [id],
  );

export const getStoreRatings = (queries: Queries, id: number): Promise<Ratings | null> =>
  one<Ratings>(
    queries,
    'SELECT avg_rating, rating_count, rating_counts FROM stores WHERE id = $1 AND active',
    [id],
  );

/** Stars one to five; a half counts for the star above it, as in the contract's own summary. */
export const toStars = (counts: readonly number[]): number[] =>
  [0, 1, 2, 3, 4].map((star) => (counts[2 * star - 1] ?? 0) + (counts[2 * star] ?? 0));

/** First name and initial of the joined customer. */
export const writer = `CASE WHEN customers.l_name = '' THEN f_name
  ELSE f_name || ' ' || left(regexp_replace(l_name, '^ال', ''), 1) || '.' END AS customer_name`;

/** Reviews of an item, or of all items of a store: the total, and a page of them, the newest first. */
export async function getReviews(
  queries: Queries,
  column: 'item_id' | 'store_id',
  id: number,
  { limit, page }: Paging,
): Promise<{ total: number; rows: ReviewRow[] }> {
  const where = `reviews.active AND reviews.${column} = $1`;
  const counted = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM reviews WHERE ${where}`,
    [id],
  );
  const rows = await queries.query<ReviewRow>(
    `SELECT reviews.id, rating, comment, reply, reviews.created_at, items.id AS item_id, items.name_i18n AS item_name,
       items.image AS item_image, ${writer}
     FROM reviews JOIN items ON items.id = item_id LEFT JOIN customers ON customers.id = customer_id
     WHERE ${where} ORDER BY reviews.created_at DESC, reviews.id DESC LIMIT $2 OFFSET $3`,
    [id, limit, (page - 1) * limit],
  );
  return { total: counted?.count ?? 0, rows };
}

/** Without a name where the account was deleted. */
const reviewToWire = (row: ReviewRow, view: View) => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  reply: row.reply,
  customer_name: row.customer_name ?? translate(view.language, 'formerCustomer'),
  created_at: row.created_at.toISOString(),
  item_id: row.item_id,
  item_name: view.text(row.item_name),
  item_image_full_url: view.picture(row.item_image),
});

/** A page of reviews with all ratings. */
export const reviewPageToWire = (
  ratings: Ratings,
  { total, rows }: { total: number; rows: ReviewRow[] },
  paging: Paging,
  view: View,
) => ({
  ...pageToWire(
    'reviews',
    total,
    paging,
    rows.map((row) => reviewToWire(row, view)),
  ),
  rating: ratings.avg_rating,
  rating_count: ratings.rating_count,
  rating_group: toStars(ratings.rating_counts),
});
