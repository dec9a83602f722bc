import { pictureUrl } from '../../../features/media/picture';
import type { Row } from '../insert-rows';
import { findBrand } from '../merchandise/brand-rows';
import { campaignItemRows } from '../merchandise/campaign-rows';
import { randomFrom, type Random } from '../random';
import type { SeedStore } from '../shop/store-rows';
import { categories } from './categories';
import { assortments } from './choose-products';
import { createAllergens, createDescription, createNutrition, createTags, createUnit } from './item-texts';
import { optionSets } from './options';
import { ratingColumns, ratingsAround } from './ratings';
import type { Product } from './product-table';
import { variationSets, type SeedVariationSet } from './variations';

/** Prices end on 0 or 5. */
const tidy = (price: number) => Math.max(5, Math.round(price / 5) * 5);

/** Every combination of the options; the type is the English options joined, as in the database. */
function createVariations(set: SeedVariationSet | undefined, price: number, random: Random) {
  if (!set) return { variations: [], choice_options: [] };
  const [first, second] = set.questions;
  const types = (first?.options ?? []).flatMap((option, index) => {
    const own = tidy(price * (set.factors[index] ?? 1));
    const seconds = second ? second.options.map((other) => `${option.en}-${other.en}`) : [option.en];
    return seconds.map((type) => ({ type, price: own }));
  });
  const soldOut = types.length > 3 ? random.whole(1, types.length - 1) : -1;
  return {
    variations: types.map((entry, index) => ({
      ...entry,
      stock: index === soldOut ? 0 : random.whole(3, 40),
    })),
    choice_options: set.questions,
  };
}

function createChoices(product: Product, price: number, random: Random) {
  const options = product.options === null ? null : (optionSets[product.options] ?? null);
  if (product.options !== null && !options) throw new Error(`Unknown options ${product.options}`);
  const set = product.variations === null ? undefined : variationSets[product.variations];
  if (product.variations !== null && !set) throw new Error(`Unknown variations ${product.variations}`);
  return {
    ...createVariations(set, price, random),
    food_variations: (options?.groups ?? []).map((group) => ({
      ...group,
      values: group.values.map((value) => ({ ...value, price: Math.round(value.price * 100) })),
    })),
  };
}

/** One picture or several views of it; the hue is close to that of the category. */
function createPictures(product: Product, hue: number, random: Random): string[] {
  const own = hue + random.whole(-14, 14);
  const views = product.recommended ? 5 : random.chance(0.06) ? 1 : random.whole(3, 5);
  return Array.from({ length: views }, (_entry, angle) => pictureUrl('item', product.icon, own, angle));
}

const outsideCampaigns: Row = {
  campaign: false,
  campaign_id: null,
  campaign_starts_on: null,
  campaign_ends_on: null,
};

/** Random ratings, none for a few items; popular items have more and better ones. */
function createRatings(product: Product, random: Random) {
  const count = random.chance(0.07) ? 0 : random.whole(3, product.recommended ? 260 : 120);
  const mean = product.recommended ? 4.5 + random.next() * 0.5 : 3.6 + random.next() * 1.3;
  return ratingColumns(ratingsAround(mean, count, random));
}

/** Stock of food is not counted. */
function createStock(product: Product, isFood: boolean, random: Random): number | null {
  if (isFood) return null;
  return product.stock ?? random.whole(12, 240);
}

function itemRow(id: number, position: number, product: Product, store: SeedStore, now: Date): Row {
  const random = randomFrom(id * 2654435761);
  const category = categories.findIndex((entry) => entry.key === product.category);
  const shelf = categories[category];
  if (!shelf) throw new Error(`Unknown category ${product.category}`);
  const price = tidy(product.price * store.priceLevel * (0.96 + random.next() * 0.09));
  const module = store.module.slug;
  const choices = createChoices(product, price, random);
  const images = createPictures(product, shelf.hue, random);
  // A variation's price replaces the item's (D-33): the cheapest one is what the card shows.
  const least = choices.variations.reduce((low, entry) => Math.min(low, entry.price), Infinity);
  return {
    id,
    store_id: store.id,
    module_id: store.module.id,
    category_id: category + 1,
    name_i18n: product.name,
    description_i18n: createDescription(product, store.name),
    unit_i18n: createUnit(product),
    image: images[0] ?? null,
    images,
    price: Number.isFinite(least) ? least : price,
    discount: product.discount?.value ?? null,
    discount_type: product.discount?.type ?? null,
    stock: createStock(product, module === 'food', random),
    maximum_cart_quantity: product.limit,
    ...choices,
    generic_names: product.genericName ? [product.genericName] : [],
    nutritions: createNutrition(module === 'food' || module === 'grocery', random),
    allergies: createAllergens(product),
    tags: createTags(product, shelf.name),
    veg: module === 'food' ? product.veg : product.veg || null,
    organic: product.organic,
    halal: product.halal,
    recommended: product.recommended,
    prescription_required: product.prescription,
    available_from: product.window?.[0] ?? null,
    available_to: product.window?.[1] ?? null,
    ...outsideCampaigns,
    brand_id: findBrand(product.category, product.name.en)?.id ?? null,
    ...createRatings(product, random),
    order_count: random.whole(0, 1800),
    wishlist_count: random.whole(0, 90),
    position,
    created_at: new Date(now.getTime() - random.whole(1, 400) * 86_400_000).toISOString(),
  };
}

/** Items, the add-ons of their stores, and which item may have which. Ids are always the same. */
export function catalogueRows(now: Date) {
  const items: Row[] = [];
  const addOns: Row[] = [];
  const itemAddOns: Row[] = [];
  for (const { store, products } of assortments()) {
    const known = new Map<string, number>();
    products.forEach((product, position) => {
      const id = items.length + 1;
      items.push(itemRow(id, position, product, store, now));
      const offered = product.options === null ? [] : (optionSets[product.options]?.addOns ?? []);
      offered.forEach((addOn, at) => {
        const addOnId = known.get(addOn.name.en) ?? addOns.length + 1;
        if (!known.has(addOn.name.en))
          addOns.push({
            id: addOnId,
            store_id: store.id,
            name_i18n: addOn.name,
            price: Math.round(addOn.price * 100),
          });
        known.set(addOn.name.en, addOnId);
        itemAddOns.push({ item_id: id, add_on_id: addOnId, position: at });
      });
    });
  }
  items.push(...campaignItemRows(now, items.length + 1));
  return { items, addOns, itemAddOns };
}

export const categoryRows = (): Row[] =>
  categories.map((category, index) => ({
    id: index + 1,
    module_id: { food: 1, grocery: 2, pharmacy: 3, ecommerce: 4, parcel: 5 }[category.module],
    parent_id:
      category.parent === null ? null : categories.findIndex(({ key }) => key === category.parent) + 1,
    slug: category.key,
    name_i18n: category.name,
    image: pictureUrl('category', category.icon, category.hue),
    position: index,
    featured: category.parent === null && index % 2 === 0,
    active: true,
  }));
