/** A value that a statement takes: arrays and objects go as jsonb with `json()`, lists of ids as arrays. */
export type SqlValue = string | number | boolean | Date | null | number[] | string[];

/** Runs statements: the database, or a transaction of it. `$1` … are the values; texts are never concatenated. */
export interface Queries {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** Work that only one process may do at a time. */
export type LoneWork = 'start' | 'catalogue';

/** The one entry to PGlite or a PostgreSQL server. Money and counts come as numbers, jsonb parsed, dates as text. */
export interface Database extends Queries {
  /** All or nothing. Pass `tx` to every query inside: on PGlite a query outside of it waits for the end. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>;
  /** Several statements without values; for migrations. */
  script(sql: string): Promise<void>;
  /** Only one of a kind at a time, across all processes with the database open; the others wait. */
  alone<Result>(what: LoneWork, work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The server has become unreachable; it is unknown whether the statement has run. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';
}

/** A value for a jsonb parameter: `$1::jsonb`. Text cannot hold NUL in PostgreSQL; it is dropped. */
export const json = (value: unknown): string =>
  JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1');

/** The only row, or null. */
export async function one<Row>(
  queries: Queries,
  sql: string,
  values?: readonly SqlValue[],
): Promise<Row | null> {
  return (await queries.query<Row>(sql, values))[0] ?? null;
}

/** Types that both drivers read alike: bigint, numeric → number; date, time → text as PostgreSQL writes it. */
const textTypes = { bigint: 20, numeric: 1700, date: 1082, time: 1083 } as const;
export const typeReaders: Record<number, (text: string) => unknown> = {
  [textTypes.bigint]: Number,
  [textTypes.numeric]: Number,
  [textTypes.date]: (text) => text,
  [textTypes.time]: (text) => text,
};
