import { one, type Queries } from '../../database/database';

/** The average of the counts of 1, 1.5, … 5 stars, to hundredths; 0 without any. */
const getAverage = (counts: readonly number[]): number => {
  const stars = counts.reduce((sum, count, index) => sum + count * (1 + index / 2), 0);
  const count = counts.reduce((sum, ratingCount) => sum + ratingCount, 0);
  return count === 0 ? 0 : Math.round((stars / count) * 100) / 100;
};

/** Adds one rating to those of an item, a store or a vehicle, whose row stays locked until the transaction ends. BIZ-14. */
export async function countRating(
  tx: Queries,
  table: 'items' | 'stores' | 'vehicles',
  id: number,
  rating: number,
): Promise<void> {
  const known = await one<{ rating_counts: number[] }>(
    tx,
    `SELECT rating_counts FROM ${table} WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!known) return;
  const at = (rating - 1) * 2;
  const counts = known.rating_counts.map((count, index) => (index === at ? count + 1 : count));
  await tx.query(
    `UPDATE ${table} SET rating_counts = $2::int[], rating_count = rating_count + 1, avg_rating = $3 WHERE id = $1`,
    [id, counts, getAverage(counts)],
  );
}
