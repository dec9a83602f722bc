import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import { byColumns, type GetIds, type Selection } from './item-order';
import { fromRowCache } from './item-row-cache';
import type { Paging } from './paging';

export interface VariationRow {
  /** English options joined by '-'. */
  type: string;
  price: number;
  stock: number | null;
}

interface ChoiceOptionRow {
  title: Texts;
  options: Texts[];
}

export interface FoodGroupRow {
  name: Texts;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: Texts; price: number }[];
}

export interface AddOnRow {
  id: number;
  store_id: number;
  name: Texts;
  price: number;
}

export interface ItemRow {
  id: number;
  store_id: number;
  module_id: number;
  category_id: number | null;
  category_path: number[];
  name_i18n: Texts;
  description_i18n: Texts;
  unit_i18n: Texts;
  image: string | null;
  images: string[];
  price: number;
  discount: number | null;
  discount_type: 'percent' | 'amount' | null;
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: VariationRow[];
  choice_options: ChoiceOptionRow[];
  food_variations: FoodGroupRow[];
  add_ons: AddOnRow[];
  generic_names: (string | Texts)[];
  nutritions: (string | Texts)[];
  allergies: (string | Texts)[];
  tags: (string | Texts)[];
  veg: boolean | null;
  organic: boolean;
  halal: boolean;
  recommended: boolean;
  prescription_required: boolean;
  available_from: string | null;
  available_to: string | null;
  campaign: boolean;
  campaign_starts_on: string | null;
  campaign_ends_on: string | null;
  avg_rating: number;
  rating_count: number;
  wishlist_count: number;
  active: boolean;
  module_type: string;
  zone_id: number;
  store_name: Texts;
  store_active: boolean;
  schedule_order: boolean;
  brand_id: number | null;
  brand_name: Texts | null;
  store_discount: number | null;
  store_discount_type: 'percent' | 'amount' | null;
  store_discount_min_purchase: number;
  store_discount_max: number;
  store_discount_starts_on: string | null;
  store_discount_starts_at: string | null;
  store_discount_ends_on: string | null;
  store_discount_ends_at: string | null;
  /** Changes with every change of the item's or its store's row. */
  version: string;
}

/** The columns of `ItemRow.version`. */
const versionColumn = `items.xmin::text || '.' || stores.xmin::text AS version`;

const columns = `${versionColumn}, items.id, items.store_id, items.module_id, items.category_id, items.name_i18n, items.description_i18n,
  items.unit_i18n, items.image, items.images, items.price, items.discount, items.discount_type, items.stock,
  items.maximum_cart_quantity, items.variations, items.choice_options, items.food_variations, items.generic_names,
  items.nutritions, items.allergies, items.tags, items.veg, items.organic, items.halal, items.recommended,
  items.prescription_required, items.available_from, items.available_to, items.campaign, items.campaign_starts_on,
  items.campaign_ends_on, items.avg_rating, items.rating_count, items.wishlist_count, items.active,
  modules.module_type, stores.zone_id, stores.name_i18n AS store_name, stores.active AS store_active,
  stores.schedule_order, items.brand_id, brands.name_i18n AS brand_name, stores.discount AS store_discount, stores.discount_type AS store_discount_type,
  stores.discount_min_purchase AS store_discount_min_purchase, stores.discount_max AS store_discount_max,
  stores.discount_starts_on AS store_discount_starts_on, stores.discount_starts_at AS store_discount_starts_at,
  stores.discount_ends_on AS store_discount_ends_on, stores.discount_ends_at AS store_discount_ends_at,
  CASE WHEN categories.parent_id IS NULL THEN array_remove(ARRAY[items.category_id], NULL)
    ELSE ARRAY[categories.parent_id, items.category_id] END AS category_path,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', add_ons.id, 'store_id', add_ons.store_id, 'name', add_ons.name_i18n,
      'price', add_ons.price) ORDER BY item_add_ons.position, add_ons.id)
    FROM item_add_ons JOIN add_ons ON add_ons.id = item_add_ons.add_on_id AND add_ons.active
    WHERE item_add_ons.item_id = items.id), '[]') AS add_ons`;

const joins = `JOIN stores ON stores.id = items.store_id JOIN modules ON modules.id = items.module_id
  LEFT JOIN categories ON categories.id = items.category_id LEFT JOIN brands ON brands.id = items.brand_id`;

/** Items by id, in the order of the ids; deleted ones are left out, inactive ones are not. */
export async function itemsById(queries: Queries, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return queries.query<ItemRow>(
    `SELECT ${columns} FROM items ${joins} WHERE items.id = ANY($1::int[])
     ORDER BY array_position($1::int[], items.id)`,
    [ids],
  );
}

/** A list of items: SQL conditions and order over `items`; `ids` where the order is more than columns. */
export interface ItemSelection extends Selection {
  order: string;
  ids?: GetIds;
}

interface Listed {
  id: number;
  version: string;
}

export interface ItemsFound {
  rows: ItemRow[];
  /** The size of the whole list; null where the order does not provide it, it was not requested, or the page is empty. */
  total: number | null;
}

/** Items of one page of a list, in its order. `counted`: with the size of the list. */
export async function findItems(queries: Queries, list: ItemSelection, paging: Paging): Promise<ItemsFound> {
  const { sql, values } = (list.ids ?? byColumns(list.order))(list, paging);
  const listed = await queries.query<Listed & { total: number | null }>(
    `SELECT items.id, ${versionColumn}, page.total
     FROM (SELECT id, total, row_number() OVER () AS at FROM (${sql}) AS listed) AS page
       JOIN items ON items.id = page.id JOIN stores ON stores.id = items.store_id ORDER BY page.at`,
    values,
  );
  const rows = await fromRowCache(queries, listed, (ids) => itemsById(queries, ids));
  return { rows, total: listed[0]?.total ?? null };
}

/** Items of one page of a list, in its order. */
export const selectItems = async (
  queries: Queries,
  list: ItemSelection,
  paging: Paging,
): Promise<ItemRow[]> => (await findItems(queries, list, paging)).rows;

/** One item as in lists, active or not; null when there is none. */
export async function selectItem(queries: Queries, id: number): Promise<ItemRow | null> {
  const listed = await queries.query<Listed>(
    `SELECT items.id, ${versionColumn} FROM items JOIN stores ON stores.id = items.store_id WHERE items.id = $1`,
    [id],
  );
  return (await fromRowCache(queries, listed, (ids) => itemsById(queries, ids)))[0] ?? null;
}
