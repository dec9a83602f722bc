import type { Queries, SqlValue } from '../../database/database';
import { escapeLike, likeWords } from '../../database/search';
import type { Scope } from '../../http/scope';

/** A list of items: conditions over `items`, in this code's own text, and the values that they stand for. */
export class ItemList {
  private readonly conditions = ['active', 'NOT campaign'];
  readonly values: SqlValue[] = [];
  private order = 'order_count DESC';
  private searched: string | null = null;

  /** Adds a condition whose `?` stands for the value. */
  with(condition: string, value?: SqlValue): this {
    if (value === undefined) this.conditions.push(condition);
    else {
      this.values.push(value);
      this.conditions.push(condition.replaceAll('?', `$${this.values.length}`));
    }
    return this;
  }

  by(order: string): this {
    this.order = order;
    return this;
  }

  /** Items of the stores that serve the zones; without a zone there is none. */
  near({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>): this {
    this.with(
      'store_id = ANY(ARRAY(SELECT id FROM stores WHERE active AND zone_id = ANY(?::int[])))',
      zoneIds,
    );
    return moduleId === null ? this : this.with('module_id = ?', moduleId);
  }

  /** As `near`; who has not chosen a place yet looks through the whole shop, as robots do (D-04). */
  nearOrAnywhere(scope: Pick<Scope, 'zoneIds' | 'moduleId'>): this {
    if (scope.zoneIds.length > 0) return this.near(scope);
    this.with('store_id = ANY(ARRAY(SELECT id FROM stores WHERE active))');
    return scope.moduleId === null ? this : this.with('module_id = ?', scope.moduleId);
  }

  /** `type` of the wire: all, veg, non_veg. */
  ofType(type: string | undefined): this {
    return type === 'veg' ? this.with('veg') : type === 'non_veg' ? this.with('NOT veg') : this;
  }

  /** Every word occurs; names that begin with the text come first. */
  named(text: string): this {
    const match = likeWords('search', text, this.values.length + 1);
    if (!match) return this.with('false');
    this.conditions.push(match.condition);
    this.values.push(...match.values);
    this.searched = text.trim().slice(0, 200);
    return this;
  }

  /** The order with all values of the list, those of the conditions first. */
  get ordered(): { where: string; order: string; values: SqlValue[] } {
    const { where, values, order, searched } = this;
    if (searched === null) return { where, order, values };
    const beginning = `(search LIKE search_fold($${values.length + 1}) || '%') DESC`;
    return { where, order: `${beginning}, ${order}`, values: [...values, escapeLike(searched)] };
  }

  get where(): string {
    return this.conditions.join(' AND ');
  }
}

/** A category with all that lies below it. */
export async function categoryBranch(queries: Queries, id: number): Promise<number[]> {
  const rows = await queries.query<{ id: number }>(
    `WITH RECURSIVE branch AS (
       SELECT id FROM categories WHERE id = $1 AND active
       UNION SELECT categories.id FROM categories JOIN branch ON categories.parent_id = branch.id WHERE active
     ) SELECT id FROM branch`,
    [id],
  );
  return rows.map((row) => row.id);
}

const keepCountsFor = 10_000;
const worthKeeping = 2_000;
const mostKept = 500;

/** How many a list holds. Large counts are kept a few seconds: nobody sees the 20,001st item appear. */
export function itemCounter(queries: Queries) {
  const kept = new Map<string, { count: number; until: number }>();
  return async ({ where, values }: Pick<ItemList, 'where' | 'values'>): Promise<number> => {
    const key = JSON.stringify([where, values]);
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.count;
    const [row] = await queries.query<{ count: number }>(
      `SELECT count(*) AS count FROM items WHERE ${where}`,
      values,
    );
    const count = row?.count ?? 0;
    if (kept.size >= mostKept) kept.clear();
    if (count >= worthKeeping) kept.set(key, { count, until: performance.now() + keepCountsFor });
    return count;
  };
}
