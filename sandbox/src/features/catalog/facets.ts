import { listFlags, type ListFlag, type Minor } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { FilterName, ItemList } from './item-lists';
import { shownPrice } from './item-order';
import type { StoresNow } from './stores-now';

/** Counts of a filtered list: how many entries each value would leave if it replaced the filter of its own kind (D-03). */
export interface FacetCounts {
  /** Of the whole list, before any filter. */
  listed: number;
  /** Innermost categories. */
  categories: [id: number, count: number][];
  brands: [id: number, count: number][];
  price: { min: Minor; max: Minor } | null;
  /** Counts for `ratingSteps`. */
  ratings: number[];
  /** null: no entry of the whole list has it. */
  flags: Record<ListFlag, number | null>;
  veg: number | null;
  nonVeg: number | null;
}

export const ratingSteps = [4.5, 4, 3.5, 3];

interface Row {
  categories: FacetCounts['categories'];
  brands: FacetCounts['brands'];
  least: number | null;
  most: number | null;
  figures: Record<string, number>;
}

/** Flags that are left out where no entry of the list has them. */
const bearable = ['halal', 'organic', 'veg', 'non_veg'];

/** Counts in one statement: reads every entry of the list once, together with the result of each filter. */
export async function countFacets(queries: Queries, list: ItemList, stores: StoresNow): Promise<FacetCounts> {
  const names = [...list.filters.keys()];
  const others = (own: FilterName | null) =>
    names
      .filter((name) => name !== own)
      .map((name) => `in_${name}`)
      .join(' AND ') || 'true';
  const verdicts = [...list.filters].map(
    ([name, condition]) => `coalesce(${condition}, false) AS in_${name}`,
  );
  const flagConditions = listFlags.map((flag) => `${list.flagCondition(flag, stores)} AS is_${flag}`);
  const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;
  const columns = [
    ["'listed'", 'count(*)'],
    ...ratingSteps.map((step) => [`'at_${step}'`, count(`avg_rating >= ${step} AND ${others('rating')}`)]),
    ...listFlags.map((flag) => [`'${flag}'`, count(`is_${flag} AND ${others(flag)}`)]),
    ["'veg'", count(`veg AND ${others('diet')}`)],
    ["'non_veg'", count(`NOT veg AND ${others('diet')}`)],
    ["'any_halal'", count('is_halal')],
    ["'any_organic'", count('is_organic')],
    ["'any_veg'", count('veg IS NOT NULL')],
    ["'any_non_veg'", count('veg IS NOT NULL')],
  ];
  const byColumn = (column: string, own: FilterName) => `coalesce((
      SELECT jsonb_agg(jsonb_build_array(id, count)) FROM (
        SELECT ${column} AS id, count(*) AS count FROM listed WHERE ${column} IS NOT NULL AND ${others(own)} GROUP BY 1
      ) AS counted), '[]')`;
  const row = await one<Row>(
    queries,
    `WITH listed AS MATERIALIZED (
       SELECT ${['category_id, brand_id, avg_rating, veg', `${shownPrice(stores.withPercent, list.take)} AS shown`, ...flagConditions, ...verdicts].join(', ')}
       FROM items WHERE ${list.whole}
     )
     SELECT ${byColumn('category_id', 'category')} AS categories, ${byColumn('brand_id', 'brand')} AS brands,
       min(shown) FILTER (WHERE ${others('price')}) AS least, max(shown) FILTER (WHERE ${others('price')}) AS most,
       jsonb_build_object(${columns.flat().join(', ')}) AS figures
     FROM listed`,
    list.values,
  );
  return toCounts(row);
}

function toCounts(row: Row | null): FacetCounts {
  const counts = row?.figures ?? {};
  const getCount = (name: string) => counts[name] ?? 0;
  const borne = (name: string) =>
    bearable.includes(name) && getCount(`any_${name}`) === 0 ? null : getCount(name);
  return {
    listed: getCount('listed'),
    categories: row?.categories ?? [],
    brands: row?.brands ?? [],
    price: row && row.least !== null && row.most !== null ? { min: row.least, max: row.most } : null,
    ratings: ratingSteps.map((step) => getCount(`at_${step}`)),
    // built from every flag
    flags: Object.fromEntries(listFlags.map((flag) => [flag, borne(flag)])) as FacetCounts['flags'],
    veg: borne('veg'),
    nonVeg: borne('non_veg'),
  };
}
