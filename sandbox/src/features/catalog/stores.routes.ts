import { storeDetails, storeList, storeSearch, storesLatest, storesPopular } from '@shop/contract';
import { one, type SqlValue } from '../../database/database';
import { escapeLike, likeWords } from '../../database/search';
import { notFound } from '../../http/refusal';
import type { Scope } from '../../http/scope';
import { serve, type Asked, type Server } from '../../serve';
import { pageToWire, pagingOf } from './paging';
import { selectStores, storeById } from './store-row';
import { storeToWire } from './store-wire';

interface StoreConditions {
  conditions: string[];
  values: SqlValue[];
}

/** Stores in business that serve the zones; without a zone there is none. */
function near({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>): StoreConditions {
  const conditions = ['stores.active', 'stores.zone_id = ANY($1::int[])'];
  if (moduleId === null) return { conditions, values: [zoneIds] };
  return { conditions: [...conditions, 'stores.module_id = $2'], values: [zoneIds, moduleId] };
}

const typeConditions: Record<string, string> = { veg: 'stores.veg', non_veg: 'stores.non_veg' };
const filterConditions: Record<string, string> = {
  delivery: 'stores.delivery',
  take_away: 'stores.take_away',
};
const orders = {
  latest: 'stores.created_at DESC',
  popular: 'stores.order_count DESC',
  top_rated: 'stores.avg_rating DESC, stores.rating_count DESC',
};
const orderOf = (storeType: string | undefined) =>
  storeType === 'newly_joined'
    ? orders.latest
    : storeType === 'top_rated'
      ? orders.top_rated
      : orders.popular;

type Listing = Pick<Asked<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

const known = (table: Record<string, string>, name: string | undefined): string[] => {
  const condition = name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  return condition ? [condition] : [];
};

export function storeRoutes(server: Server): void {
  const { database } = server.shop;

  const answer = async (
    { conditions, values }: StoreConditions,
    order: { text: string; values: SqlValue[] },
    { query, view }: Listing,
  ) => {
    const paging = pagingOf(query);
    const where = [...conditions, ...known(typeConditions, query.type)].join(' AND ');
    const total = await one<{ count: number }>(
      database,
      `SELECT count(*) AS count FROM stores WHERE ${where}`,
      values,
    );
    const list = { where, order: order.text, values: [...values, ...order.values] };
    const rows = await selectStores(database, list, paging);
    return pageToWire(
      'stores',
      total?.count ?? 0,
      paging,
      rows.map((row) => storeToWire(row, view)),
    );
  };
  const by = (text: string, ...values: SqlValue[]) => ({ text, values });

  serve(server, storesLatest, (asked) => answer(near(asked), by(orders.latest), asked));
  serve(server, storesPopular, (asked) => answer(near(asked), by(orders.popular), asked));

  serve(server, storeList, (asked) => {
    const { conditions, values } = near(asked);
    const wanted = [...conditions, ...known(filterConditions, asked.params.filter)];
    if (asked.query.featured) wanted.push('stores.featured');
    return answer({ conditions: wanted, values }, by(orderOf(asked.query.store_type)), asked);
  });

  serve(server, storeSearch, (asked) => {
    const { conditions, values } = near(asked);
    const match = likeWords('stores.search', asked.query.name, values.length + 1);
    if (!match) return answer({ conditions: [...conditions, 'false'], values }, by(orders.popular), asked);
    const all = [...values, ...match.values];
    const beginning = `(stores.search LIKE search_fold($${all.length + 1}) || '%') DESC, ${orders.popular}`;
    return answer(
      { conditions: [...conditions, match.condition], values: all },
      by(beginning, escapeLike(asked.query.name.trim())),
      asked,
    );
  });

  serve(
    server,
    storeDetails,
    async ({ params, view }) => {
      const row = await storeById(database, params.id);
      if (!row?.active) throw notFound();
      const held = await database.query<{ category_id: number | null; count: number }>(
        'SELECT category_id, count(*) AS count FROM items WHERE store_id = $1 AND active GROUP BY category_id',
        [row.id],
      );
      const items = held.reduce((sum, { count }) => sum + count, 0);
      const categoryIds = held.map((entry) => entry.category_id).filter((id) => id !== null);
      return storeToWire(row, view, { items, categoryIds });
    },
    { also: ['/api/v1/stores/details'] },
  );
}
