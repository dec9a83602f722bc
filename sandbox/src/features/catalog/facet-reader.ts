import type { Database, Queries } from '../../database/database';
import { searchTerms } from '../../database/search';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';
import { getCategories } from './categories';
import { countFacets, ratingSteps, type FacetCounts } from './facets';
import { categoryBranch, ItemList } from './item-lists';
import type { ItemListing } from './item-page';
import { getHomeList, itemsNamed, getStoreItems, itemsWithin, popularItems } from './item-sources';
import { createCache } from '../../database/cache';
import { toNarrowing } from './narrowing';
import { storesNow, type StoresNow } from './stores-now';

/** The requested list: a search, a category with its descendants, a store's items, or a list of the home page. */
type FacetListing = ItemListing & {
  query: {
    name?: string | undefined;
    store_id?: number | undefined;
    within?: number | undefined;
    list?: string | undefined;
  };
};

async function getTopics(
  queries: Queries,
  listing: FacetListing,
  { stores, likened }: { stores: StoresNow; likened: boolean },
): Promise<ItemList> {
  const { name, store_id: store, within, list } = listing.query;
  if (name) {
    const found = itemsNamed(listing, await searchTerms(queries, name, listing, { likened }), store || null);
    return within ? found.with('category_id = ANY(?::int[])', await categoryBranch(queries, within)) : found;
  }
  if (within) return itemsWithin(listing, await categoryBranch(queries, within), store || null);
  if (store) return getStoreItems(store);
  return (list ? getHomeList(list, listing, stores) : popularItems(listing)) ?? new ItemList().with('false');
}

interface Named {
  id: number;
  name: string;
  count: number;
}

/** Categories of the module with items of the list in them or below them, parents before their children. */
async function categoryValues(
  queries: Queries,
  {
    counts,
    within,
    moduleId,
    view,
  }: { counts: FacetCounts; within: number | null; moduleId: number | null; view: View },
): Promise<Named[]> {
  const rows = await getCategories(queries, moduleId);
  const direct = new Map(counts.categories);
  const walk = (parent: number | null): { values: Named[]; sum: number } => {
    const branches = rows
      .filter((row) => row.parent_id === parent)
      .map((row) => {
        const below = walk(row.id);
        const count = (direct.get(row.id) ?? 0) + below.sum;
        return {
          values: [{ id: row.id, name: view.text(row.name_i18n), count }, ...below.values],
          sum: count,
        };
      });
    return {
      values: branches.flatMap(({ values }) => values),
      sum: branches.reduce((total, { sum }) => total + sum, 0),
    };
  };
  return walk(within).values.filter(({ count }) => count > 0);
}

async function brandValues(queries: Queries, { brands }: FacetCounts, view: View): Promise<Named[]> {
  const counts = new Map(brands);
  const rows = await queries.query<{ id: number; name_i18n: Texts }>(
    'SELECT id, name_i18n FROM brands WHERE active AND id = ANY($1::int[]) ORDER BY position, id',
    [[...counts.keys()]],
  );
  return rows.map(({ id, name_i18n: name }) => ({ id, name: view.text(name), count: counts.get(id) ?? 0 }));
}

const present = (counts: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== null));

const minCacheable = 2_000;

/** Returns how many entries each filter would leave. Counts of large lists are cached for half a minute. */
export function createFacetReader(database: Database) {
  const cached = createCache<FacetCounts>({
    seconds: 30,
    isWorthCaching: ({ listed }) => listed >= minCacheable,
  });
  return async (listing: FacetListing) => {
    const { view, moduleId } = listing;
    const now = await storesNow(database, listing);
    const minute = { ...now.moment, time: `${now.moment.time.slice(0, 5)}:00` }; // one request a minute
    const stores = { ...now, moment: minute };
    const narrowing = toNarrowing(listing.query, view.decimals);
    const branch = narrowing.category === null ? null : await categoryBranch(database, narrowing.category);
    const count = async (likened: boolean) => {
      const list = (await getTopics(database, listing, { stores, likened })).narrow(
        narrowing,
        branch,
        stores,
      );
      const key = JSON.stringify([
        list.whole,
        [...list.filters],
        list.values,
        stores.open,
        stores.withPercent,
      ]);
      return cached(key, () => countFacets(database, list, stores));
    };
    const exactly = await count(false);
    const counts = exactly.listed === 0 && listing.query.name ? await count(true) : exactly; // as the search does
    const within = listing.query.within || null;
    return {
      categories: await categoryValues(database, { counts, within, moduleId, view }),
      brands: counts.brands.length > 0 ? await brandValues(database, counts, view) : [],
      price: counts.price && { min: view.money(counts.price.min), max: view.money(counts.price.max) },
      ratings: ratingSteps.map((step, index) => ({ at_least: step, count: counts.ratings[index] ?? 0 })),
      flags: present(counts.flags),
      diets: present({ veg: counts.veg, non_veg: counts.nonVeg }),
    };
  };
}
