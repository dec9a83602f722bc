import { Refusal } from '../../http/refusal';
import { json, type Queries, type SqlValue } from '../../database/database';
import type { AnyObject, ObjectSchema } from 'yup';

/** Columns with their new values; undefined leaves a column unchanged. Objects and lists of objects become jsonb. */
export type Change = Record<string, SqlValue | object | undefined>;

const isPlain = (value: SqlValue | object): value is SqlValue =>
  value === null ||
  typeof value !== 'object' ||
  value instanceof Date ||
  (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'));

/**
 * Updates the rows that match a condition on `$1`; returns their number. Table and column names are constants of this
 * code.
 */
export async function changeRows(
  tx: Queries,
  table: string,
  [condition, key]: [condition: string, key: string | number],
  change: Change,
): Promise<number> {
  const changes = Object.entries(change).flatMap(([column, value]) =>
    value === undefined ? [] : [{ column, value }],
  );
  const sets = changes.map(
    ({ column, value }, index) => `${column} = $${index + 2}${isPlain(value) ? '' : '::jsonb'}`,
  );
  const rows = await tx.query(
    changes.length === 0
      ? `SELECT 1 FROM ${table} WHERE ${condition}`
      : `UPDATE ${table} SET ${sets.join(', ')} WHERE ${condition} RETURNING 1`,
    [key, ...changes.map(({ value }) => (isPlain(value) ? value : json(value)))],
  );
  return rows.length;
}

/** Validates a switch's body; 403 for an invalid one. */
export function switchBody<Body extends AnyObject>(schema: ObjectSchema<Body>, body: unknown): Body {
  try {
    return schema.noUnknown().validateSync(body ?? {}, { strict: true }) as Body;
  } catch (error) {
    const field = error instanceof Error ? error.message.slice(0, 200).replace(/[{}]/g, '') : 'body';
    throw new Refusal(403, [{ code: 'switch', text: 'invalid', values: { field } }]);
  }
}
