import type { CartAddBody } from '@shop/contract';
import { json, type Database } from '../database/database';

export interface Goods {
  storeId: number;
  moduleId: number;
  plain: number;
  sized: number;
  dish: number;
  cheese: number;
  /** Of another store of the same module. */
  elsewhere: number;
}

interface GoodsStore {
  id: number;
  module_id: number;
}

/** Two grocers that deliver to the demo location, with round prices and always open. */
async function roundStores(database: Database): Promise<[GoodsStore, GoodsStore]> {
  const [store, other] = await database.query<GoodsStore>(
    `SELECT stores.id, module_id FROM stores JOIN modules ON modules.id = module_id
     WHERE module_type = 'grocery' AND zone_id IN (SELECT id FROM zones WHERE 25.128 BETWEEN min_lat AND max_lat
       AND 56.344 BETWEEN min_lng AND max_lng) ORDER BY stores.id LIMIT 2`,
  );
  if (!store || !other) throw new Error('the demo data has two grocers here');
  const ids = [[store.id, other.id]];
  await database.query(
    `UPDATE stores SET tax = 5, minimum_order = 0, discount = NULL, discount_type = NULL, free_delivery = false,
       self_delivery_system = false, delivery = true, take_away = true, schedule_order = false, active = true
     WHERE id = ANY($1::int[])`,
    ids,
  );
  await database.query('DELETE FROM store_hours WHERE store_id = ANY($1::int[])', ids);
  await database.query('UPDATE module_zones SET maximum_cod_amount = NULL');
  return [store, other];
}

interface Ware {
  variations?: { type: string; price: number; stock: number | null }[];
  choice_options?: object[];
  food_variations?: object[];
  stock?: number;
  limit?: number;
}

const texts = (en: string, ar = `${en} ar`) => ({ en, ur: `${en} ur`, ar });

const inSizes: Ware = {
  choice_options: [
    { title: texts('Size', 'الحجم'), options: [texts('Small', 'صغير'), texts('Large', 'كبير')] },
  ],
  variations: [
    { type: 'Small', price: 500, stock: 3 },
    { type: 'Large', price: 900, stock: 0 },
  ],
  stock: 3,
};

const toTaste: Ware = {
  food_variations: [
    {
      name: texts('Heat', 'الحرارة'),
      type: 'single',
      required: true,
      min: 0,
      max: 0,
      values: [
        { label: texts('Mild', 'خفيف'), price: 0 },
        { label: texts('Hot', 'حار'), price: 50 },
      ],
    },
    {
      name: texts('Sauces', 'صلصات'),
      type: 'multi',
      required: false,
      min: 2,
      max: 3,
      values: ['A', 'B', 'C', 'D'].map((label) => ({ label: texts(label, `ص${label}`), price: 10 })),
    },
  ],
};

/** Creates an item of 10.00; returns its id. */
async function insertItem(database: Database, store: GoodsStore, name: string, ware: Ware = {}) {
  const [item] = await database.query<{ id: number }>(
    `INSERT INTO items (store_id, module_id, name_i18n, price, variations, choice_options, food_variations, stock,
       maximum_cart_quantity) VALUES ($1, $2, $3::jsonb, 1000, $4::jsonb, $5::jsonb, $6::jsonb, $7, $8) RETURNING id`,
    [
      store.id,
      store.module_id,
      json(texts(name)),
      json(ware.variations ?? []),
      json(ware.choice_options ?? []),
      json(ware.food_variations ?? []),
      ware.stock ?? null,
      ware.limit ?? null,
    ],
  );
  return item?.id ?? 0;
}

async function insertAddOn(database: Database, store: GoodsStore, itemId: number) {
  const [cheese] = await database.query<{ id: number }>(
    'INSERT INTO add_ons (store_id, name_i18n, price) VALUES ($1, $2::jsonb, 120) RETURNING id',
    [store.id, json(texts('Cheese', 'جبن'))],
  );
  const id = cheese?.id ?? 0;
  await database.query('INSERT INTO item_add_ons (item_id, add_on_id) VALUES ($1, $2)', [itemId, id]);
  return id;
}

/**
 * A store with round prices, always open, in the zone of the demo location, with items of every kind. A grocer, because
 * food has no counted stock.
 */
export async function createStockedStores(database: Database): Promise<Goods> {
  const [store, other] = await roundStores(database);
  const plain = await insertItem(database, store, 'Plain', { stock: 10, limit: 6 });
  const sized = await insertItem(database, store, 'Sized', inSizes);
  const dish = await insertItem(database, store, 'Dish', toTaste);
  const cheese = await insertAddOn(database, store, dish);
  const elsewhere = await insertItem(database, other, 'Elsewhere');
  return { storeId: store.id, moduleId: store.module_id, plain, sized, dish, cheese, elsewhere };
}

/** The body that adds an item with nothing chosen. */
export const adding = (itemId: number, quantity = 1, rest: Partial<CartAddBody> = {}): CartAddBody => ({
  item_id: itemId,
  quantity,
  ...rest,
});

/** Fields of an order for one line without the cart. */
export const pastTheCart = (line: CartAddBody, kind: 'Item' | 'ItemCampaign' = 'Item') => ({
  is_buy_now: 1 as const,
  cart: JSON.stringify([{ ...line, item_type: `App\\Models\\${kind}` }]),
});

/** Adds lines of the cart's first item that differ in their notes. */
export const fillCart = (database: Database, ownerId: string | number, count: number, note: string) =>
  database.query(
    `INSERT INTO cart_lines (cart_id, item_id, quantity, choice, choice_key)
     SELECT cart_id, item_id, 1, jsonb_set(choice, '{note}', to_jsonb($2 || number::text)), $2 || number::text
     FROM (SELECT cart_lines.* FROM cart_lines JOIN carts ON carts.id = cart_id WHERE owner_id = $1
       ORDER BY cart_lines.id LIMIT 1) AS line, generate_series(1, $3::int) AS number`,
    [String(ownerId), note, count],
  );
