import { one, type Queries, type SqlValue } from '../../database/database';
import type { ServedRequest } from '../../serve';
import { selectItems } from '../catalog/item-row';
import { itemToWire } from '../catalog/item-wire';
import { pageToWire, toPaging } from '../catalog/paging';

interface ListSql {
  where: string;
  order: string;
  values: SqlValue[];
}

type Listing = Pick<ServedRequest<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

const diets = new Map([
  ['veg', ' AND veg'],
  ['non_veg', ' AND NOT veg'],
]);

/** A page of items under a wire name. `list` is SQL over `items`. */
export async function getItemPage(queries: Queries, name: string, list: ListSql, { query, view }: Listing) {
  const paging = toPaging(query);
  const where = list.where + (diets.get(query.type ?? '') ?? '');
  const found = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM items WHERE ${where}`,
    list.values,
  );
  const rows = await selectItems(queries, { ...list, where }, paging);
  return pageToWire(
    name,
    found?.count ?? 0,
    paging,
    rows.map((row) => itemToWire(row, view)),
  );
}
