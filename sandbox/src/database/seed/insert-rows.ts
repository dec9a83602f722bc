import { json, type Queries } from '../database';

export type Row = Record<string, unknown>;

/** Rows of one statement: few enough for memory, many enough for speed. */
const atOnce = 2000;

/** Inserts many rows at once. Table and column names are constants of this code; values are one jsonb parameter. */
export async function insertRows(tx: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = columns.join(', ');
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.query(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [json(rows.slice(from, from + atOnce))],
    );
}

/** After inserting rows with fixed ids: sets the sequence behind them. */
export async function moveSequence(tx: Queries, table: string): Promise<void> {
  await tx.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    [table],
  );
}
