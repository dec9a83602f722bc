import type { Choice } from '@shop/domain';
import type { Random } from '../database/seed/random';
import type { Texts } from '../http/language';
import type { FoodGroupRow, ItemRow } from '../features/catalog/item-row';

/** Numbers that are sensitive to rounding: percentages with up to four decimals, amounts of all sizes. */
export const somePercent = (random: Random): number =>
  random.pick([0, 0.01, 2.5, 5, 7.5, 10, 12.5, 33.33, 66.6667, 99.99, 100, random.whole(0, 10_000) / 100]);
export const someMoney = (random: Random): number =>
  random.pick([0, 1, 5, 99, 100, 333, 1_005, random.whole(0, 5_000), random.whole(0, 500_000)]);

export const someDiscount = (random: Random) => {
  const type = random.pick(['percent', 'amount', null] as const);
  return { type, value: type === 'percent' ? somePercent(random) : type && someMoney(random) };
};

const named = (en: string): Texts => ({ en, ur: `${en} ار`, ar: `${en} عر` });

/** Fields of an item that its price does not depend on. */
const plain: Omit<ItemRow, 'id' | 'store_id' | 'zone_id' | 'price'> = {
  module_id: 1,
  category_id: null,
  category_path: [],
  name_i18n: named('Item'),
  description_i18n: {},
  unit_i18n: {},
  image: null,
  images: [],
  discount: null,
  discount_type: null,
  stock: null,
  maximum_cart_quantity: null,
  variations: [],
  choice_options: [],
  food_variations: [],
  add_ons: [],
  generic_names: [],
  nutritions: [],
  allergies: [],
  tags: [],
  veg: null,
  organic: false,
  halal: false,
  recommended: false,
  prescription_required: false,
  available_from: null,
  available_to: null,
  campaign: false,
  campaign_starts_on: null,
  campaign_ends_on: null,
  avg_rating: 0,
  rating_count: 0,
  wishlist_count: 0,
  active: true,
  module_type: 'food',
  store_name: named('Store'),
  store_active: true,
  schedule_order: false,
  brand_id: null,
  brand_name: null,
  store_discount: null,
  store_discount_type: null,
  store_discount_min_purchase: 0,
  store_discount_max: 0,
  store_discount_starts_on: null,
  store_discount_starts_at: null,
  store_discount_ends_on: null,
  store_discount_ends_at: null,
  version: '',
};

const sizes = ['Small', 'Extra Large'];
const colours = ['Red', 'Dark Blue'];
const labels = ['A', 'B', 'C'];

function createVariations(random: Random): Pick<ItemRow, 'variations' | 'choice_options'> {
  if (random.chance(0.6)) return { variations: [], choice_options: [] };
  const types = sizes.flatMap((size) => colours.map((colour) => `${size}-${colour}`));
  return {
    choice_options: [sizes, colours].map((options, index) => ({
      title: named(`Choice ${index}`),
      options: options.map(named),
    })),
    variations: types.map((type) => ({ type, price: someMoney(random), stock: null })),
  };
}

const createGroup = (random: Random, index: number): FoodGroupRow => ({
  name: named(`Group ${index}`),
  type: random.pick(['single', 'multi']),
  required: false,
  min: 0,
  max: 0,
  values: labels.map((label) => ({ label: named(label), price: someMoney(random) })),
});

/** An item as the database has it. */
export function randomItem(
  random: Random,
  id: number,
  store: Pick<ItemRow, 'store_id' | 'zone_id'>,
): ItemRow {
  const { type, value } = someDiscount(random);
  return {
    ...plain,
    ...store,
    ...createVariations(random),
    id,
    price: someMoney(random),
    discount: value,
    discount_type: type,
    food_variations: Array.from({ length: random.whole(0, 2) }, (_, index) => createGroup(random, index)),
    add_ons: Array.from({ length: random.whole(0, 2) }, (_, index) => ({
      id: index + 1,
      store_id: store.store_id,
      name: named(`Extra ${index}`),
      price: someMoney(random),
    })),
  };
}

/** A choice as carts store it: in English. */
export const randomChoice = (random: Random, item: ItemRow): Choice => ({
  variation: item.variations.length > 0 ? random.pick(item.variations).type : null,
  options: item.food_variations
    .filter(() => random.chance(0.8))
    .map(({ name, type }) => ({
      group: name.en ?? '',
      labels: type === 'single' ? [random.pick(labels)] : labels.slice(0, random.whole(1, 3)),
    })),
  addOns: item.add_ons
    .filter(() => random.chance(0.6))
    .map(({ id }) => ({ id, quantity: random.whole(1, 5) })),
});
