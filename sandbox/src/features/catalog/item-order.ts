import type { SqlValue } from '../../database/database';
import { getExactness, getOwnMatch, getRank, type SearchTerms } from '../../database/search';
import type { Paging } from './paging';

/** Which items a list has: SQL conditions over `items`, and the values of their placeholders. */
export interface Selection {
  where: string;
  values: SqlValue[];
  /** Whether each row has the size of the list as `total`; else it is null. */
  counted?: boolean;
  /** Ids of stores whose items stand behind all others, each part in the list's order. */
  storesLast?: number[];
}

const total = ({ counted = false }: Selection) => `${counted ? 'count(*) OVER ()' : 'NULL::bigint'} AS total`;

/** A statement that returns the ids of one page of a list, in its order. */
export type GetIds = (selection: Selection, paging: Paging) => { sql: string; values: SqlValue[] };

const getOffset = ({ limit, page }: Paging) => (page - 1) * limit;

const isLast = (stores: string) => `store_id = ANY(${stores}::int[])`;

/** By columns of `items`; of equal ones the older first. */
export const byColumns =
  (order: string): GetIds =>
  (selection, paging) => {
    // A list that is counted is read as a whole, so one run is enough.
    if (selection.storesLast && !selection.counted) return inTwoRuns(order)(selection, paging);
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    const parts = selection.storesLast ? `${isLast(take(selection.storesLast))}, ` : '';
    return {
      sql: `SELECT id, ${total(selection)} FROM items WHERE ${selection.where} ORDER BY ${parts}${order}, id
        LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };

/** Each of the two parts is in order in an index, so each is read as far as the page needs. */
const inTwoRuns =
  (order: string): GetIds =>
  (selection, paging) => {
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    const last = isLast(take(selection.storesLast ?? []));
    const most = take(getOffset(paging) + paging.limit);
    const run = (part: number, condition: string) =>
      `(SELECT ${part} AS part, row_number() OVER (ORDER BY ${order}, id) AS at, id FROM items
        WHERE ${selection.where} AND ${condition} ORDER BY ${order}, id LIMIT ${most})`;
    return {
      sql: `SELECT id, NULL::bigint AS total FROM (${run(0, `NOT ${last}`)} UNION ALL ${run(1, last)}) AS runs
        ORDER BY part, at LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };

/** So many of the most popular results are ranked; the rest follows by popularity. */
const maxRanked = 1_000;

/** By relevance, then popularity: exact, beginning, phrase, words, other texts, what is forgiven. */
export const byRank =
  (terms: SearchTerms, ranked = maxRanked): GetIds =>
  (selection, paging) => {
    const most = Math.ceil(ranked / paging.limit) * paging.limit; // pages do not straddle the end
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    // What is forgiven is behind what matches as typed, also where only a part of them is ranked.
    const exactness = getExactness(terms, take);
    const usually = exactness === null ? 'order_count DESC' : `(${exactness}) DESC, order_count DESC`;
    if (getOffset(paging) >= most) {
      const { storesLast: _ranked, ...rest } = selection;
      return byColumns(usually)({ ...rest, values }, paging);
    }
    const parts = selection.storesLast ? `${isLast(take(selection.storesLast))}, ` : '';
    return {
      sql: `WITH found AS MATERIALIZED (
          SELECT id, store_id, search, order_count, ${getOwnMatch(terms, take)} AS is_own, ${total(selection)} FROM items WHERE ${selection.where}
          ORDER BY ${usually}, id LIMIT ${take(most)}
        )
        SELECT id, total FROM found ORDER BY ${parts}${getRank(terms, take, 'is_own')}, order_count DESC, id
        LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };

/**
 * An SQL expression for the price on an item's card: its own price in stores with a percentage, which depends on the whole
 * order, else minus its own discount (D-14).
 */
export function shownPrice(withPercent: number[], take: (value: SqlValue) => string): string {
  if (withPercent.length === 0) return 'net_price';
  return `(CASE WHEN store_id = ANY(${take(withPercent)}::int[]) THEN price ELSE net_price END)`;
}

/**
 * By the price on cards. The items of stores with a percentage and the others are each in that order in an index, so each
 * run is read as far as the page needs, and the two are merged: nothing is sorted as a whole.
 */
export const byShownPrice =
  (withPercent: number[], direction: 'ASC' | 'DESC'): GetIds =>
  (selection, paging) => {
    const values = [...selection.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    const most = take(getOffset(paging) + paging.limit);
    const stores = `ANY(${take(withPercent)}::int[])`;
    const run = (shown: string, order: string, condition: string) =>
      `(SELECT id, ${shown} AS shown, price FROM items WHERE ${selection.where} AND ${condition}
        ORDER BY ${order} LIMIT ${most})`;
    const own = run(
      'net_price',
      `net_price ${direction}, price ${direction}, id ${direction}`,
      `NOT store_id = ${stores}`,
    );
    const before = run('price', `price ${direction}, id ${direction}`, `store_id = ${stores}`);
    return {
      sql: `SELECT id, NULL::bigint AS total FROM (${own} UNION ALL ${before}) AS runs
        ORDER BY shown ${direction}, price ${direction}, id ${direction}
        LIMIT ${take(paging.limit)} OFFSET ${take(getOffset(paging))}`,
      values,
    };
  };
