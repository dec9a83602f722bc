import { suggestions } from '@shop/contract';
import type { Queries, SqlValue } from '../../database/database';
import { createCache } from '../../database/cache';
import { getRank, searchTerms, type SearchTerms } from '../../database/search';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { byRank } from './item-order';
import { itemsNamed } from './item-sources';
import { StoreList } from './store-lists';

const most = { items: 5, stores: 3, categories: 3 };
/** Number of results to read, so that enough different names are among them. */
const looked = 20;
/** Number of the most popular matches that are ranked: a response to every typed letter must be fast. */
const ranked = 300;

type Here = Pick<Scope, 'zoneIds' | 'moduleId'>;

interface ItemRow {
  id: number;
  name_i18n: Texts;
  image: string | null;
  store_name: Texts;
  generic_names: (string | Texts)[];
}

async function suggestedItems(queries: Queries, here: Here, terms: SearchTerms): Promise<ItemRow[]> {
  const list = itemsNamed(here, terms, null);
  const { sql, values } = byRank(terms, ranked)(list.ordered, { limit: looked, page: 1 });
  return queries.query<ItemRow>(
    `SELECT items.id, items.name_i18n, items.image, items.generic_names, stores.name_i18n AS store_name
     FROM (SELECT id, row_number() OVER () AS at FROM (${sql}) AS listed) AS page
       JOIN items ON items.id = page.id JOIN stores ON stores.id = items.store_id ORDER BY page.at`,
    values,
  );
}

interface CategoryRow {
  id: number;
  name_i18n: Texts;
  image: string | null;
}

/** Categories of the module with matching names. */
async function suggestedCategories(
  queries: Queries,
  { moduleId }: Here,
  terms: SearchTerms,
): Promise<CategoryRow[]> {
  if (terms.words.length === 0) return [];
  const values: SqlValue[] = [moduleId];
  const take = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = terms.words.map(({ query }) => `words @@ ${take(query)}::tsquery`);
  return queries.query<CategoryRow>(
    `SELECT id, name_i18n, image FROM categories
     WHERE active AND ($1::int IS NULL OR module_id = $1) AND ${conditions.join(' AND ')}
     ORDER BY ${getRank(terms, take)}, parent_id NULLS FIRST, position, id LIMIT ${most.categories}`,
    values,
  );
}

/** The first few whose names differ. */
function distinct<Row>(rows: readonly Row[], getName: (row: Row) => string, count: number): Row[] {
  const byName = new Map<string, Row>();
  for (const row of rows) {
    const name = getName(row).trim().toLowerCase();
    if (!byName.has(name)) byName.set(name, row);
  }
  return [...byName.values()].slice(0, count);
}

interface Found {
  items: ItemRow[];
  stores: Awaited<ReturnType<StoreList['briefly']>>;
  categories: CategoryRow[];
  didYouMean: string | null;
}

async function find(queries: Queries, here: Here, terms: SearchTerms): Promise<Found> {
  return {
    items: await suggestedItems(queries, here, terms),
    stores: await new StoreList(here).named(terms).briefly(queries, most.stores * 2),
    categories: await suggestedCategories(queries, here, terms),
    didYouMean: terms.correction,
  };
}

const isEmpty = ({ items, stores, categories }: Found) =>
  items.length + stores.length + categories.length === 0;

function foundToWire({ items, stores, categories, didYouMean }: Found, view: View) {
  const getName = (row: { name_i18n: Texts }) => view.text(row.name_i18n);
  return {
    ...(didYouMean === null ? {} : { did_you_mean: didYouMean }),
    items: distinct(items, getName, most.items).map((row) => ({
      id: row.id,
      name: getName(row),
      image_full_url: view.picture(row.image),
      store_name: view.text(row.store_name),
      generic_name: row.generic_names.map((name) => (typeof name === 'string' ? name : view.text(name))),
    })),
    stores: distinct(stores, getName, most.stores).map((row) => ({
      id: row.id,
      name: getName(row),
      logo_full_url: view.picture(row.logo),
    })),
    categories: distinct(categories, getName, most.categories).map((row) => ({
      id: row.id,
      name: getName(row),
      image_full_url: view.picture(row.image),
    })),
  };
}

/**
 * Suggestions for a few letters; without matches, for similar words. Everybody begins with the same letters, so
 * slow results are cached for some seconds. They contain names and pictures, no prices and no stock.
 */
export function suggestionRoutes(server: Server): void {
  const { database } = server.shop;
  const cached = createCache<Found>({
    seconds: 20,
    isWorthCaching: (_found, milliseconds) => milliseconds > 5,
  });
  serve(server, suggestions, async (request) => {
    const { query, zoneIds, moduleId, view } = request;
    const found = await cached(JSON.stringify([query.name, zoneIds, moduleId]), async () => {
      const exactly = await find(database, request, await searchTerms(database, query.name, request));
      if (!isEmpty(exactly)) return exactly;
      const likened = await searchTerms(database, query.name, request, { likened: true });
      const similar = await find(database, request, likened);
      return isEmpty(similar) ? { ...similar, didYouMean: null } : similar;
    });
    return foundToWire(found, view);
  });
}
