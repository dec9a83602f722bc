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

interface StoreOf {
  id: number;
  module_id: number;
  zone_id: number;
}

/** A store with round figures, always open, in the zone of the demo place; and items of every kind in it. */
export async function stockShelves(database: Database): Promise<Goods> {
  const stores = await database.query<StoreOf>(
    `SELECT stores.id, module_id, zone_id FROM stores JOIN modules ON modules.id = module_id
     WHERE module_type = 'food' AND zone_id IN (SELECT id FROM zones WHERE 25.128 BETWEEN min_lat AND max_lat
       AND 56.344 BETWEEN min_lng AND max_lng) ORDER BY stores.id LIMIT 2`,
  );
  const [store, other] = stores;
  if (!store || !other) throw new Error('the town has two restaurants here');
  await database.query(
    `UPDATE stores SET tax = 5, minimum_order = 0, discount = NULL, discount_type = NULL, free_delivery = false,
       self_delivery_system = false, delivery = true, take_away = true, schedule_order = false, active = true
     WHERE id = ANY($1::int[])`,
    [[store.id, other.id]],
  );
  await database.query('DELETE FROM store_hours WHERE store_id = ANY($1::int[])', [[store.id, other.id]]);
  await database.query('UPDATE module_zones SET maximum_cod_amount = NULL');
  const insert = async (storeId: number, name: string, rest: Record<string, unknown> = {}) => {
    const row = {
      variations: [],
      choice_options: [],
      food_variations: [],
      stock: null,
      limit: null,
      ...rest,
    };
    const [item] = await database.query<{ id: number }>(
      `INSERT INTO items (store_id, module_id, name_i18n, price, variations, choice_options, food_variations, stock,
         maximum_cart_quantity) VALUES ($1, $2, $3::jsonb, 1000, $4::jsonb, $5::jsonb, $6::jsonb, $7, $8) RETURNING id`,
      [
        storeId,
        store.module_id,
        json({ en: name, ur: `${name} ur`, ar: `${name} ar` }),
        json(row.variations),
        json(row.choice_options),
        json(row.food_variations),
        row.stock as number | null,
        row.limit as number | null,
      ],
    );
    return item?.id ?? 0;
  };
  const texts = (en: string, ar: string) => ({ en, ur: `${en} ur`, ar });
  const plain = await insert(store.id, 'Plain', { stock: 10, limit: 6 });
  const sized = await insert(store.id, 'Sized', {
    choice_options: [
      { title: texts('Size', 'الحجم'), options: [texts('Small', 'صغير'), texts('Large', 'كبير')] },
    ],
    variations: [
      { type: 'Small', price: 500, stock: 3 },
      { type: 'Large', price: 900, stock: 0 },
    ],
    stock: 3,
  });
  const dish = await insert(store.id, 'Dish', {
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
  });
  const [cheese] = await database.query<{ id: number }>(
    'INSERT INTO add_ons (store_id, name_i18n, price) VALUES ($1, $2::jsonb, 120) RETURNING id',
    [store.id, json(texts('Cheese', 'جبن'))],
  );
  const cheeseId = cheese?.id ?? 0;
  await database.query('INSERT INTO item_add_ons (item_id, add_on_id) VALUES ($1, $2)', [dish, cheeseId]);
  const elsewhere = await insert(other.id, 'Elsewhere');
  return { storeId: store.id, moduleId: store.module_id, plain, sized, dish, cheese: cheeseId, elsewhere };
}

/** The body that adds an item with nothing chosen. */
export const adding = (itemId: number, quantity = 1, rest: Partial<CartAddBody> = {}): CartAddBody => ({
  item_id: itemId,
  quantity,
  ...rest,
});
