import { one, type Queries, type SqlValue } from '../../database/database';
import { escapeLike, likeWords } from '../../database/search';
import type { Scope } from '../../http/scope';
import type { Paging } from './paging';
import { selectStores, type StoreRow } from './store-row';

/** Conditions over `stores`, in this code's own text, and the values that they stand for. */
export interface StoreConditions {
  conditions: string[];
  values: SqlValue[];
}

export interface StoreList extends StoreConditions {
  order: string;
  /** Values that only the order needs; their numbers follow those of the conditions. */
  orderValues: SqlValue[];
}

/** Stores in business that serve the zones; without a zone there is none. */
export function near({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>): StoreConditions {
  const conditions = ['stores.active', 'stores.zone_id = ANY($1::int[])'];
  if (moduleId === null) return { conditions, values: [zoneIds] };
  return { conditions: [...conditions, 'stores.module_id = $2'], values: [zoneIds, moduleId] };
}

export const storeOrders = {
  latest: 'stores.created_at DESC',
  popular: 'stores.order_count DESC',
  topRated: 'stores.avg_rating DESC, stores.rating_count DESC',
};

/** Those in whose name every word occurs; those that begin with the text come first. */
export function named({ conditions, values }: StoreConditions, name: string): StoreList {
  const match = likeWords('stores.search', name, values.length + 1);
  const order = storeOrders.popular;
  if (!match) return { conditions: [...conditions, 'false'], values, order, orderValues: [] };
  const all = [...values, ...match.values];
  return {
    conditions: [...conditions, match.condition],
    values: all,
    order: `(stores.search LIKE search_fold($${all.length + 1}) || '%') DESC, ${order}`,
    orderValues: [escapeLike(name.trim())],
  };
}

export async function countStores(
  queries: Queries,
  { conditions, values }: StoreConditions,
): Promise<number> {
  const where = conditions.join(' AND ');
  const row = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM stores WHERE ${where}`,
    values,
  );
  return row?.count ?? 0;
}

export const storesIn = (
  queries: Queries,
  { conditions, values, order, orderValues }: StoreList,
  paging: Paging,
): Promise<StoreRow[]> =>
  selectStores(
    queries,
    { where: conditions.join(' AND '), order, values: [...values, ...orderValues] },
    paging,
  );

export const storesNamed = (
  queries: Queries,
  conditions: StoreConditions,
  name: string,
  paging: Paging,
): Promise<StoreRow[]> => storesIn(queries, named(conditions, name), paging);
