import type { Database, Queries } from '../../database/database';
import { invalid } from '../../http/refusal';

/** Ids of the categories that a customer is interested in, of all modules. D-07. */
export const getInterests = async (queries: Queries, customerId: number): Promise<number[]> =>
  (
    await queries.query<{ category_id: number }>(
      'SELECT category_id FROM customer_interests WHERE customer_id = $1 ORDER BY category_id',
      [customerId],
    )
  ).map(({ category_id: id }) => id);

/** Replaces the interests of a module, or all of them; refuses categories of another module. D-07. */
export async function chooseInterests(
  database: Database,
  customerId: number,
  moduleId: number | null,
  chosen: readonly number[],
): Promise<void> {
  const ids = [...new Set(chosen)];
  const moduleCategoriesSql = 'SELECT id FROM categories WHERE ($2::int IS NULL OR module_id = $2)';
  await database.transaction(async (tx) => {
    const known = await tx.query(`${moduleCategoriesSql} AND id = ANY($1::int[]) AND active`, [
      ids,
      moduleId,
    ]);
    if (known.length !== ids.length) throw invalid('interest', 'categoryUnknown');
    await tx.query(
      `DELETE FROM customer_interests WHERE customer_id = $1 AND category_id IN (${moduleCategoriesSql})`,
      [customerId, moduleId],
    );
    await tx.query(
      `INSERT INTO customer_interests (customer_id, category_id) SELECT $1, unnest($2::int[])
       ON CONFLICT DO NOTHING`,
      [customerId, ids],
    );
  });
}
