import type { ListFlag, ListSort, Position } from '@shop/domain';
import { one, type Queries, type SqlValue } from '../../database/database';
import { getRank, type SearchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import type { Narrowing } from './narrowing';
import type { Paging } from './paging';
import { storeDiscountApplies, storeIsOpen, type StoreMoment } from './store-moment';
import { selectStores, type StoreRow } from './store-row';

/** SQL conditions over `stores`, and the values of their placeholders. */
export interface StoreConditions {
  conditions: string[];
  values: SqlValue[];
}

/** Active stores that serve the zones; empty without a zone. */
export function inZones({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>): StoreConditions {
  const conditions = ['stores.active', 'stores.zone_id = ANY($1::int[])'];
  if (moduleId === null) return { conditions, values: [zoneIds] };
  return { conditions: [...conditions, 'stores.module_id = $2'], values: [zoneIds, moduleId] };
}

export const storeOrders = {
  latest: 'stores.created_at DESC',
  popular: 'stores.order_count DESC',
  topRated: 'stores.avg_rating DESC, stores.rating_count DESC',
};

const ordersBySort: Partial<Record<ListSort, string>> = {
  popular: storeOrders.popular,
  rating: storeOrders.topRated,
  newest: storeOrders.latest,
};

/** Stores that sell items of categories; the argument is a placeholder of their ids. */
const sells = (categories: string) => `EXISTS (
  SELECT FROM items WHERE store_id = stores.id AND category_id = ANY(${categories}::int[]) AND active AND NOT campaign)`;

/** An SQL expression that increases with the distance to a location; `take` adds a value and returns its placeholder. */
export function farness(position: Position, take: (value: SqlValue) => string): string {
  const [latitude, longitude] = [take(position.latitude), take(position.longitude)];
  return `power(sind((stores.latitude - ${latitude}::float8) / 2), 2)
    + cosd(stores.latitude) * cosd(${latitude}::float8) * power(sind((stores.longitude - ${longitude}::float8) / 2), 2)`;
}

/** A list of stores: SQL conditions over `stores`, their order, and the values of the placeholders. */
export class StoreList {
  private readonly conditions: string[];
  private readonly values: SqlValue[];
  /** Values that only the order needs; numbered after those of the conditions. */
  private getOrder: (take: (value: SqlValue) => string) => string = () => storeOrders.popular;
  /** When open stores come first: at this moment; null: the order is the visitor's own. */
  private openAt: StoreMoment | null = null;

  constructor(here: Pick<Scope, 'zoneIds' | 'moduleId'>) {
    const { conditions, values } = inZones(here);
    this.conditions = [...conditions];
    this.values = [...values];
  }

  private readonly take = (value: SqlValue): string => `$${this.values.push(value)}`;

  /** Adds a condition; `?` is the placeholder of the value. */
  with(condition: string, value?: SqlValue): this {
    this.conditions.push(value === undefined ? condition : condition.replaceAll('?', this.take(value)));
    return this;
  }

  by(order: string): this {
    this.getOrder = () => order;
    return this;
  }

  /** The nearest first; in the default order without a location. */
  byDistance(position: Position | null): this {
    if (!position) return this;
    this.getOrder = (take) => farness(position, take);
    return this;
  }

  /**
   * Stores with every word in their name, the most relevant first; then, if requested, stores that sell items of a
   * matching category.
   */
  named(terms: SearchTerms, { orSelling = false }: { orSelling?: boolean } = {}): this {
    const { words } = terms;
    if (words.length === 0) return this.with('false');
    for (const { stores, categories } of words) {
      const byName = `stores.id = ANY(${this.take(stores)}::int[])`;
      this.with(
        orSelling && categories.length > 0 ? `(${byName} OR ${sells(this.take(categories))})` : byName,
      );
    }
    this.getOrder = (take) => `${getRank(terms, take)}, ${storeOrders.popular}`;
    return this;
  }

  selling(categories: number[]): this {
    return this.with(sells(this.take(categories)));
  }

  /** Stores with a valid discount of their own. */
  withOffer({ stamp }: StoreMoment): this {
    return this.with(storeDiscountApplies('?::timestamp'), stamp);
  }

  /** Applies filters and order (D-03); filters of items alone do not affect stores. */
  narrow({ minRating, flags, diet, sort }: Narrowing, moment: StoreMoment, position: Position | null): this {
    if (minRating !== null) this.with('stores.avg_rating >= ?::numeric', minRating);
    if (diet !== 'all') this.with(`stores.${diet}`);
    for (const flag of flags) this.flag(flag, moment);
    if (sort === null) this.openAt = moment;
    if (sort === 'distance') return this.byDistance(position);
    const order = sort && ordersBySort[sort];
    return order ? this.by(order) : this;
  }

  private flag(flag: ListFlag, moment: StoreMoment): void {
    if (flag === 'free_delivery') this.with('stores.free_delivery');
    if (flag === 'discounted') this.withOffer(moment);
    if (flag === 'available_now')
      this.with(storeIsOpen(`${this.take(moment.day)}::int`, `${this.take(moment.time)}::time`));
  }

  /** The first ones, with the columns that a suggestion shows. */
  briefly(queries: Queries, limit: number): Promise<Pick<StoreRow, 'id' | 'name_i18n' | 'logo'>[]> {
    const values = [...this.values];
    const order = this.getOrder((value) => `$${values.push(value)}`);
    return queries.query(
      `SELECT id, name_i18n, logo FROM stores WHERE ${this.conditions.join(' AND ')}
       ORDER BY ${order}, id LIMIT $${values.push(limit)}`,
      values,
    );
  }

  async count(queries: Queries): Promise<number> {
    const where = this.conditions.join(' AND ');
    const sql = `SELECT count(*) AS count FROM stores WHERE ${where}`;
    return (await one<{ count: number }>(queries, sql, this.values))?.count ?? 0;
  }

  /** Closed stores stand behind open ones (X-16), unless the visitor has chosen an order. */
  page(queries: Queries, paging: Paging): Promise<StoreRow[]> {
    const values = [...this.values];
    const take = (value: SqlValue) => `$${values.push(value)}`;
    const openFirst = this.openAt
      ? `${storeIsOpen(`${take(this.openAt.day)}::int`, `${take(this.openAt.time)}::time`)} DESC, `
      : '';
    const order = openFirst + this.getOrder(take);
    return selectStores(queries, { where: this.conditions.join(' AND '), order, values }, paging);
  }
}
