import {
  type AddOn,
  type ChoiceOption,
  type FoodVariationGroup,
  type Item,
  readClockTime,
  type Variation,
} from '@shop/domain';
import type { ReadContext } from './endpoint';
import {
  flag,
  id,
  isRecord,
  money,
  number,
  numberOrNull,
  numbers,
  oneOf,
  picture,
  pictures,
  readable,
  record,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from './wire';
import { discountFromWire, storeDiscountFromWire } from './discount';
import { moduleTypeFromWire } from './module-type';
import { storeHoursFromWire } from './store-hours';

function addOnFromWire(wire: WireRecord, decimals: number): AddOn {
  return {
    id: id(wire.id, 'add-on'),
    storeId: number(wire.store_id),
    name: text(wire.name),
    price: money(wire.price, decimals),
  };
}

function foodVariationFromWire(wire: WireRecord, decimals: number): FoodVariationGroup {
  return {
    name: text(wire.name),
    type: oneOf(wire.type, ['single', 'multi']),
    required: flag(wire.required),
    min: number(wire.min),
    max: number(wire.max),
    values: records(wire.values).map((value) => ({
      label: text(value.label),
      price: money(value.optionPrice, decimals),
    })),
  };
}

/** ENT-01 … ENT-11; D-31 for fields with two spellings. */
export function itemFromWire(wire: unknown, context: ReadContext): Item {
  const { decimals, pictureFolders: folders } = context;
  const item = record(wire, 'item');
  const module = isRecord(item.module) ? item.module : {};
  const moduleType = moduleTypeFromWire(
    module.module_type ?? item.module_type ?? context.moduleTypes?.[number(item.module_id)],
  );
  const countsStock = context.uncountedStock?.includes(moduleType) !== true;
  return {
    id: id(item.id, 'item'),
    name: text(item.name),
    description: text(item.description),
    storeId: number(item.store_id),
    storeName: text(item.store_name),
    moduleId: number(item.module_id),
    moduleType,
    zoneId: numberOrNull(item.zone_id),
    unit: textOrNull(isRecord(item.unit) ? item.unit.unit : item.unit_type),
    ...pricesFromWire(item, decimals),
    stock: countsStock ? numberOrNull(item.stock) : null,
    ...optionsFromWire(item, decimals, countsStock),
    ...(context.addOnsOncePerLine ? { addOnsOncePerLine: true } : {}),
    averageRating: number(item.avg_rating),
    ratingCount: number(item.rating_count),
    wishlistCount: number(item.wishlist_count ?? item.whislists_count),
    genericNames: texts(item.generic_name),
    nutritions: texts(item.nutritions_name),
    allergies: texts(item.allergies_name),
    tags: texts(item.tags),
    brandName: textOrNull(isRecord(item.brand) ? item.brand.name : item.brand_name),
    categoryIds: numbers(item.category_ids),
    imageUrl: picture(item.image_full_url, item.image, 'item_image_url', folders),
    imageUrls: pictures(item.images_full_url, item.images, 'item_image_url', folders),
    ...flagsFromWire(item),
    ...(isRecord(item.store_details) ? storeOfItemFromWire(item.store_details, decimals) : {}),
  };
}

/** What an item's own page says of its store; backends that leave its discount out say nothing about it. */
const storeOfItemFromWire = (store: WireRecord, decimals: number) => ({
  storeHours: storeHoursFromWire(store),
  ...('discount' in store ? { storeDiscount: storeDiscountFromWire(store.discount, decimals) } : {}),
});

function pricesFromWire(item: WireRecord, decimals: number) {
  return {
    price: money(item.price, decimals),
    discount: discountFromWire(item.discount, item.discount_type, decimals),
    storeDiscountPercent: number(item.store_discount ?? item.restaurant_discount),
    maximumCartQuantity: numberOrNull(item.maximum_cart_quantity) || null,
  };
}

/** The options may contain spaces that the types of the variations lack. */
export const choiceOptionsFromWire = (item: unknown): ChoiceOption[] =>
  isRecord(item)
    ? records(item.choice_options).map((wire) => ({
        title: text(wire.title),
        options: texts(wire.options).map((option) => option.trim()),
      }))
    : [];

function optionsFromWire(item: WireRecord, decimals: number, countsStock: boolean) {
  return {
    variations: records(item.variations).map((wire): Variation => ({
      type: text(wire.type).trim(),
      price: money(wire.price, decimals),
      stock: countsStock ? numberOrNull(wire.stock) : null,
    })),
    choiceOptions: choiceOptionsFromWire(item),
    foodVariations: records(item.food_variations).map((wire) => foodVariationFromWire(wire, decimals)),
    addOns: addOnsFromWire(item, decimals),
  };
}

/** ENT-20: a cart's item may have only the ids in `add_ons` and the add-ons in `addons`. */
function addOnsFromWire(item: WireRecord, decimals: number): AddOn[] {
  const listed = records(item.add_ons);
  return readable(listed.length > 0 ? listed : records(item.addons), (wire) => addOnFromWire(wire, decimals));
}

function flagsFromWire(item: WireRecord) {
  const isCampaign = textOrNull(item.available_date_starts) !== null || flag(item.isCampaignItem);
  return {
    organic: flag(item.organic),
    recommended: flag(item.recommended),
    veg: item.veg === null || item.veg === undefined ? null : flag(item.veg),
    halal: flag(item.is_halal) && flag(item.halal_tag_status),
    prescriptionRequired: flag(item.is_prescription_required),
    availableFrom: readClockTime(text(item.available_time_starts)),
    availableTo: readClockTime(text(item.available_time_ends), { isEnd: true }),
    scheduleOrder: flag(item.schedule_order),
    campaign: isCampaign,
    campaignEndsOn: textOrNull(item.available_date_ends),
  };
}
