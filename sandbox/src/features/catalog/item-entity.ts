import {
  isStoreDiscountValid,
  type Discount,
  type Item,
  type ModuleType,
  type StoreDiscount,
} from '@shop/domain';
import { textIn, type Texts } from '../../http/language';
import type { View } from '../../shop/shop';
import type { ItemRow } from './item-row';

interface DiscountColumns {
  store_discount: number | null;
  store_discount_type: 'percent' | 'amount' | null;
  store_discount_min_purchase: number;
  store_discount_max: number;
  store_discount_starts_on: string | null;
  store_discount_starts_at: string | null;
  store_discount_ends_on: string | null;
  store_discount_ends_at: string | null;
}

export const toDiscount = (value: number | null, type: Discount['type'] | null): Discount | null =>
  value !== null && type !== null && value > 0 ? { type, value } : null;

/** ENT-31. Amounts are minor units in the database, too. */
export function toStoreDiscount(row: DiscountColumns): StoreDiscount | null {
  const discount = toDiscount(row.store_discount, row.store_discount_type);
  return (
    discount && {
      discount,
      minPurchase: row.store_discount_min_purchase,
      maxDiscount: row.store_discount_max,
      startDate: row.store_discount_starts_on,
      startTime: row.store_discount_starts_at,
      endDate: row.store_discount_ends_on ?? '',
      endTime: row.store_discount_ends_at ?? '',
    }
  );
}

/** The percentage on item cards while the store's discount is valid; 0 without one (D-14). */
export function storePercent(row: DiscountColumns, now: Date, timeZone: string): number {
  const rule = toStoreDiscount(row);
  return rule?.discount.type === 'percent' && isStoreDiscountValid(rule, now, timeZone)
    ? rule.discount.value
    : 0;
}

const english = (texts: Parameters<typeof textIn>[0]) => textIn(texts, 'en');
const plain = (entry: string | Texts) => (typeof entry === 'string' ? entry : english(entry));

type Choices = Pick<Item, 'variations' | 'choiceOptions' | 'foodVariations' | 'addOns'>;

/** Its variations, options and add-ons. */
export const toChoices = (
  row: Pick<ItemRow, 'variations' | 'choice_options' | 'food_variations' | 'add_ons'>,
): Choices => ({
  variations: row.variations,
  choiceOptions: row.choice_options.map(({ title, options }) => ({
    title: english(title),
    options: options.map(english),
  })),
  foodVariations: row.food_variations.map((group) => ({
    ...group,
    name: english(group.name),
    values: group.values.map(({ label, price }) => ({ label: english(label), price })),
  })),
  addOns: row.add_ons.map(({ id, store_id, name, price }) => ({
    id,
    storeId: store_id,
    name: english(name),
    price,
  })),
});

type ItemFlags = Pick<
  Item,
  | 'genericNames'
  | 'nutritions'
  | 'allergies'
  | 'tags'
  | 'organic'
  | 'recommended'
  | 'veg'
  | 'halal'
  | 'prescriptionRequired'
>;

/** Its description, contents and prescription flag. */
const toFlags = (row: ItemRow): ItemFlags => ({
  genericNames: row.generic_names.map(plain),
  nutritions: row.nutritions.map(plain),
  allergies: row.allergies.map(plain),
  tags: row.tags.map(plain),
  organic: row.organic,
  recommended: row.recommended,
  veg: row.veg,
  halal: row.halal,
  prescriptionRequired: row.prescription_required,
});

type ItemView = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;
type Stocked = Pick<ItemRow, 'module_type' | 'stock' | 'variations'>;

/** Whether the stock of an item is counted: where it is not, no stock value prevents buying. */
export const countsStock = (
  { module_type: type }: Pick<ItemRow, 'module_type'>,
  uncounted: View['uncountedStock'],
): boolean => !uncounted.some((other) => other === type);

function countedStock(
  row: Stocked,
  uncounted: View['uncountedStock'],
): Pick<Stocked, 'stock' | 'variations'> {
  if (countsStock(row, uncounted)) return row;
  return { stock: null, variations: row.variations.map((variation) => ({ ...variation, stock: null })) };
}

/**
 * The domain's item with names of choices in English: the form in which carts and orders store a choice, so that a
 * change of language changes no line.
 */
export function toItem(row: ItemRow, { now, timeZone, uncountedStock }: ItemView): Item {
  const { stock, variations } = countedStock(row, uncountedStock);
  return {
    ...toChoices({ ...row, variations }),
    ...toFlags(row),
    id: row.id,
    name: english(row.name_i18n),
    description: english(row.description_i18n),
    storeId: row.store_id,
    storeName: english(row.store_name),
    moduleId: row.module_id,
    // the column's CHECK allows exactly these
    moduleType: row.module_type as ModuleType,
    zoneId: row.zone_id,
    unit: english(row.unit_i18n) || null,
    price: row.price,
    discount: toDiscount(row.discount, row.discount_type),
    storeDiscountPercent: storePercent(row, now, timeZone),
    stock,
    maximumCartQuantity: row.maximum_cart_quantity,
    averageRating: row.avg_rating,
    ratingCount: row.rating_count,
    wishlistCount: row.wishlist_count,
    categoryIds: row.category_path,
    imageUrl: row.image,
    imageUrls: row.images,
    availableFrom: row.available_from,
    availableTo: row.available_to,
    scheduleOrder: row.schedule_order,
    campaign: row.campaign,
    campaignEndsOn: row.campaign_ends_on,
    brandName: row.brand_name && english(row.brand_name),
  };
}
