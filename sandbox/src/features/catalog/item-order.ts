import type { SqlValue } from '../../database/database';
import { getRank, type SearchTerms } from '../../database/search';
import type { Paging } from './paging';

/** Which items a list has: SQL conditions over `items`, and the values of their placeholders. */
export interface Selection {
  where: string;
  values: SqlValue[];
  /** Whether each row has the size of the list as `total`; else it is null. */
  counted?: boolean;
}

const total = ({ counted = false }: Selection) => `${counted ? 'count(*) OVER ()' : 'NULL::bigint'} AS total`;

/** A statement that returns the ids of one page of a list, in its order. */
export type GetIds = (selection: Selection, paging: Paging) => { sql: string; values: SqlValue[] };

const getOffset = ({ limit, page }: Paging) => (page - 1) * limit;

/** By columns of `items`; of equal ones the older first. */
export const byColumns =
  (order: string): GetIds =>
  (selection, paging) => ({
    sql: `SELECT id, ${total(selection)} FROM items WHERE ${selection.where} ORDER BY ${order}, id
      LIMIT $${selection.values.length + 1} OFFSET $${selection.values.length + 2}`,
    values: [...selection.values, paging.limit, getOffset(paging)],
  });

/** So many of the most popular results are ranked; the rest follows by popularity. */
const maxRanked = 1_000;

/** By relevance, then popularity: exact, beginning, phrase, words, the rest. */
export const byRank =
  (terms: SearchTerms, ranked = maxRanked): GetIds =>
  (selection, paging) => {
    const most = Math.ceil(ranked / paging.limit) * paging.limit; // pages do not straddle the end
    if (getOffset(paging) >= most) return byColumns('order_count DESC')(selection, paging);
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    return {
      sql: `WITH found AS MATERIALIZED (
          SELECT id, search, order_count, ${total(selection)} FROM items WHERE ${selection.where}
          ORDER BY order_count DESC, id LIMIT ${take(most)}
        )
        SELECT id, total FROM found ORDER BY ${getRank(terms, take)}, order_count DESC, id
        LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };

export type StorePercents = { percent: number; stores: number[] }[];

/** An SQL expression for the price on an item's card: minus the store's percentage, else its own discount (D-14). */
export function shownPrice(byPercent: StorePercents, take: (value: SqlValue) => string): string {
  if (byPercent.length === 0) return 'net_price';
  const cases = byPercent.map(
    ({ percent, stores }) =>
      `WHEN store_id = ANY(${take(stores)}::int[]) THEN less_percent(price, ${take(percent)}::numeric)`,
  );
  return `(CASE ${cases.join(' ')} ELSE net_price END)`;
}

/**
 * By the price on cards. Items with the same store discount are already in the order of their prices, so each such run
 * is read from an index as far as the page needs, and the runs are merged: nothing is sorted as a whole.
 */
export const byShownPrice =
  (byPercent: StorePercents, direction: 'ASC' | 'DESC'): GetIds =>
  (selection, paging) => {
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    const most = take(getOffset(paging) + paging.limit);
    const run = (shown: string, order: string, condition: string) =>
      `(SELECT id, ${shown} AS shown, price FROM items WHERE ${selection.where}${condition}
        ORDER BY ${order} LIMIT ${most})`;
    const storeParams = byPercent.map(({ percent, stores }) =>
      run(
        `less_percent(price, ${take(percent)}::numeric)`,
        `price ${direction}, id ${direction}`,
        ` AND store_id = ANY(${take(stores)}::int[])`,
      ),
    );
    const elsewhere = take(byPercent.flatMap(({ stores }) => stores));
    const own = run(
      'net_price',
      `net_price ${direction}, price ${direction}, id ${direction}`,
      byPercent.length > 0
        ? ` AND NOT store_id = ANY(${elsewhere}::int[])`
        : ` AND ${elsewhere}::int[] IS NOT NULL`,
    );
    return {
      sql: `SELECT id, NULL::bigint AS total FROM (${[own, ...storeParams].join(' UNION ALL ')}) AS runs
        ORDER BY shown ${direction}, price ${direction}, id ${direction}
        LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };
