import { Refusal } from '../../http/refusal';
import { json, type Queries, type SqlValue } from '../../database/database';
import type { AnyObject, ObjectSchema } from 'yup';

/** Columns and what is to stand in them; what is undefined stays. Objects and lists of objects go as jsonb. */
export type Change = Record<string, SqlValue | object | undefined>;

const isPlain = (value: SqlValue | object): value is SqlValue =>
  value === null ||
  typeof value !== 'object' ||
  value instanceof Date ||
  (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'));

/** Changes the rows of a condition on `$1`; returns how many there are. Names of tables and columns are ours. */
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

/** A switch's body as its schema has it; 403 for anything else. */
export function switchBody<Body extends AnyObject>(schema: ObjectSchema<Body>, body: unknown): Body {
  try {
    return schema.noUnknown().validateSync(body ?? {}, { strict: true }) as Body;
  } catch (error) {
    const field = error instanceof Error ? error.message.slice(0, 200).replace(/[{}]/g, '') : 'body';
    throw new Refusal(403, [{ code: 'switch', text: 'invalid', values: { field } }]);
  }
}
