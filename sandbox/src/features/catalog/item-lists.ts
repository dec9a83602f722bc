import type { ListFlag, ListSort } from '@shop/domain';
import type { Queries, SqlValue } from '../../database/database';
import type { SearchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import { byRank, byShownPrice, shownPrice, type GetIds, type Selection } from './item-order';
import type { ItemSelection } from './item-row';
import { createCache } from '../../database/cache';
import type { Narrowing } from './narrowing';
import { itemWithinHours } from './store-moment';
import type { StoresNow } from './stores-now';

/** Filters of a list; each is counted separately (D-03). */
export type FilterName = 'category' | 'brand' | 'price' | 'rating' | 'diet' | ListFlag;

const usually = 'order_count DESC';

const ordersBySort: Partial<Record<ListSort, string>> = {
  popular: usually,
  rating: 'avg_rating DESC, rating_count DESC',
  newest: 'created_at DESC, id DESC',
};

/** Flags with a column of the same name; the others depend on the store and the moment. */
export const isOwnFlag = (flag: ListFlag): flag is 'halal' | 'organic' =>
  flag === 'halal' || flag === 'organic';

/** A list of items: SQL conditions over `items`, and the values of their placeholders. */
export class ItemList {
  private readonly conditions = ['active', 'NOT campaign'];
  readonly filters = new Map<FilterName, string>();
  readonly values: SqlValue[] = [];
  private order = usually;
  private ids: GetIds | null = null;
  /** Stores whose items stand behind the others. */
  private storesLast: number[] | null = null;
  private isNamed = false;
  private isOfOneStore = false;

  /** Adds a value and returns its placeholder. */
  readonly take = (value: SqlValue): string => `$${this.values.push(value)}`;

  /** Adds a condition; `?` is the placeholder of the value. */
  with(condition: string, value?: SqlValue): this {
    this.conditions.push(value === undefined ? condition : condition.replaceAll('?', this.take(value)));
    return this;
  }

  /** Its default order. */
  by(order: string | GetIds): this {
    this.ids = typeof order === 'string' ? null : order;
    if (typeof order === 'string') this.order = order;
    return this;
  }

  /**
   * Items of the stores that serve the zones; empty without a zone. `byWords`: finds the module by the items' words, for
   * lists that search these.
   */
  inZones(
    { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
    { byWords = false }: { byWords?: boolean } = {},
  ): this {
    const zones = this.take(zoneIds);
    const module = moduleId === null ? null : this.take(moduleId);
    const stores = `SELECT id FROM stores WHERE active AND zone_id = ANY(${zones}::int[]) ${module ? `AND module_id = ${module}` : ''}`;
    // These stores have nearly all items, so an index would not help; `+ 0` prevents its use.
    this.with(`store_id + 0 = ANY(ARRAY(${stores}))`);
    if (module === null) return this;
    return byWords ? this.with('words @@ ?::tsquery', `'#${moduleId}'`) : this.with(`module_id = ${module}`);
  }

  /** Items of one store. */
  inStore(storeId: number): this {
    this.isOfOneStore = true;
    return this.with('store_id = ?', storeId);
  }

  /** `type` of the wire: all, veg, non_veg. */
  byType(type: string | undefined): this {
    if (type === 'veg') this.filters.set('diet', 'veg');
    if (type === 'non_veg') this.filters.set('diet', 'NOT veg');
    return this;
  }

  /**
   * Items with every word in their own name or that of their brand and category, and of their store unless the list is
   * of one store.
   */
  named(terms: SearchTerms, { inStore = false }: { inStore?: boolean } = {}): this {
    if (terms.words.length === 0) return this.with('false');
    for (const { query, stores, categories, brands } of terms.words) {
      const conditions = [`words @@ ${this.take(query)}::tsquery`];
      if (stores.length > 0 && !inStore) conditions.push(`store_id = ANY(${this.take(stores)}::int[])`);
      if (categories.length > 0) conditions.push(`category_id = ANY(${this.take(categories)}::int[])`);
      if (brands.length > 0) conditions.push(`brand_id = ANY(${this.take(brands)}::int[])`);
      this.with(`(${conditions.join(' OR ')})`);
    }
    this.isNamed = true;
    return this.by(byRank(terms));
  }

  /** Applies filters and order. `branch`: the requested category with its descendants. */
  narrow(narrowing: Narrowing, branch: number[] | null, stores: StoresNow | null): this {
    const { filters, take } = this;
    if (branch) filters.set('category', `category_id = ANY(${take(branch)}::int[])`);
    if (narrowing.brand !== null) filters.set('brand', `brand_id = ${take(narrowing.brand)}::int`);
    if (narrowing.minRating !== null)
      filters.set('rating', `avg_rating >= ${take(narrowing.minRating)}::numeric`);
    this.byType(narrowing.diet);
    if (stores) this.narrowPrice(narrowing, stores);
    for (const flag of narrowing.flags) {
      const condition = isOwnFlag(flag) ? flag : stores && this.flagCondition(flag, stores);
      if (condition) filters.set(flag, condition);
    }
    if (stores && this.putsOpenFirst(narrowing) && stores.closed.length > 0) this.storesLast = stores.closed;
    return this.sort(narrowing.sort, stores);
  }

  /** Whether open stores come first (X-16): not within a store, nor in an order that the visitor has chosen. */
  putsOpenFirst = ({ sort }: Narrowing): boolean => sort === null && !this.isOfOneStore;

  private narrowPrice({ minPrice, maxPrice }: Narrowing, stores: StoresNow): void {
    if (minPrice === null && maxPrice === null) return;
    const shown = shownPrice(stores.withPercent, this.take);
    const bounds = [
      ...(minPrice === null ? [] : [`${shown} >= ${this.take(minPrice)}::bigint`]),
      ...(maxPrice === null ? [] : [`${shown} <= ${this.take(maxPrice)}::bigint`]),
    ];
    this.filters.set('price', bounds.join(' AND '));
  }

  private sort(sort: ListSort | null, stores: StoresNow | null): this {
    if (stores && (sort === 'price_asc' || sort === 'price_desc'))
      return this.by(byShownPrice(stores.withPercent, sort === 'price_asc' ? 'ASC' : 'DESC'));
    const order = sort && ordersBySort[sort];
    return order ? this.by(order) : this;
  }

  private inStock({ uncounted }: StoresNow): string {
    if (uncounted.length === 0) return 'NOT sold_out';
    return `(NOT sold_out OR module_id = ANY(${this.take(uncounted)}::int[]))`;
  }

  flagCondition(flag: ListFlag, stores: StoresNow): string {
    const { take } = this;
    if (isOwnFlag(flag)) return flag;
    switch (flag) {
      case 'free_delivery':
        return `store_id = ANY(${take(stores.freeDelivery)}::int[])`;
      case 'discounted':
        return `(discount > 0 OR store_id = ANY(${take(stores.withPercent)}::int[]))`;
      case 'available_now':
        return `(${this.inStock(stores)} AND store_id = ANY(${take(stores.open)}::int[]) AND ${itemWithinHours(`${take(stores.moment.time)}::time`)})`;
    }
  }

  /** The list before filtering. */
  get whole(): string {
    return this.conditions.join(' AND ');
  }

  get where(): string {
    return [...this.conditions, ...this.filters.values()].join(' AND ');
  }

  /** Whether each entry must be read to know whether it belongs to the list. */
  get isSifted(): boolean {
    return this.isNamed || this.filters.size > 0;
  }

  /** The arguments of `selectItems`: which items, and their order. */
  get ordered(): ItemSelection {
    const { where, values, order, ids, storesLast } = this;
    return { where, values, order, ...(ids ? { ids } : {}), ...(storesLast ? { storesLast } : {}) };
  }
}

const branches = new WeakMap<Queries, (key: string, work: () => Promise<number[]>) => Promise<number[]>>();

/** A category with its descendants; cached for some seconds where it exists. */
export function categoryBranch(queries: Queries, id: number): Promise<number[]> {
  const cached =
    branches.get(queries) ?? createCache<number[]>({ seconds: 5, isWorthCaching: (ids) => ids.length > 0 });
  branches.set(queries, cached);
  return cached(String(id), async () => {
    const sql = 'SELECT category_branch(ARRAY[$1::int]) AS branch';
    return (await queries.query<{ branch: number[] }>(sql, [id]))[0]?.branch ?? [];
  });
}

const minCacheable = 500;

/** The size of a list. Large counts are cached for a few seconds: nobody notices the 501st item. */
export function itemCounter() {
  const cached = createCache<number>({ seconds: 20, isWorthCaching: (count) => count >= minCacheable });
  return ({ where, values }: Selection, work: () => Promise<number>): Promise<number> =>
    cached(JSON.stringify([where, values]), work);
}

/** Only counts a list. */
export async function countItems(queries: Queries, { where, values }: Selection): Promise<number> {
  const sql = `SELECT count(*) AS count FROM items WHERE ${where}`;
  return (await queries.query<{ count: number }>(sql, values))[0]?.count ?? 0;
}
