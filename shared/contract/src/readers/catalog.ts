import { readClockTime } from '@shop/domain';
import {
  moduleTypes,
  type AddOn,
  type Banner,
  type Category,
  type Discount,
  type FoodVariationGroup,
  type Item,
  type ModuleType,
  type Variation,
} from '@shop/domain';
import type { ReadContext } from '../endpoint';
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
} from '../wire';

export const isModuleType = (value: unknown): value is ModuleType =>
  moduleTypes.some((type) => type === value);

export const moduleTypeFromWire = (value: unknown): ModuleType =>
  oneOf(value, moduleTypes as [ModuleType, ...ModuleType[]]);

export function discountFromWire(value: unknown, type: unknown, decimals: number): Discount | null {
  const isPercent = type === 'percent' || type === 'percentage';
  const amount = isPercent ? number(value) : money(value, decimals);
  return amount > 0 ? { type: isPercent ? 'percent' : 'amount', value: amount } : null;
}

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

/** ENT-01 … ENT-11; D-31 for the doubled spellings. */
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
  };
}

function pricesFromWire(item: WireRecord, decimals: number) {
  return {
    price: money(item.price, decimals),
    discount: discountFromWire(item.discount, item.discount_type, decimals),
    storeDiscountPercent: number(item.store_discount ?? item.restaurant_discount),
    maximumCartQuantity: numberOrNull(item.maximum_cart_quantity) || null,
  };
}

function optionsFromWire(item: WireRecord, decimals: number, countsStock: boolean) {
  return {
    variations: records(item.variations).map((wire): Variation => ({
      type: text(wire.type).trim(),
      price: money(wire.price, decimals),
      stock: countsStock ? numberOrNull(wire.stock) : null,
    })),
    // The options may have blanks that the types of the variations have not.
    choiceOptions: records(item.choice_options).map((wire) => ({
      title: text(wire.title),
      options: texts(wire.options).map((option) => option.trim()),
    })),
    foodVariations: records(item.food_variations).map((wire) => foodVariationFromWire(wire, decimals)),
    addOns: addOnsFromWire(item, decimals),
  };
}

/** ENT-20: a cart's item may have the ids alone in `add_ons` and the add-ons in `addons`. */
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

function categoryFromWire(wire: WireRecord, context?: Partial<ReadContext>): Category {
  return {
    id: id(wire.id, 'category'),
    name: text(wire.name),
    moduleId: numberOrNull(wire.module_id),
    parentId: numberOrNull(wire.parent_id) || null,
    imageUrl: picture(wire.image_full_url, wire.image, 'category_image_url', context?.pictureFolders),
    children: readable(records(wire.childes), (child) => categoryFromWire(child, context)),
  };
}

export const categoriesFromWire = (wire: unknown, context?: Partial<ReadContext>): Category[] =>
  readable(records(wire, 'categories'), (category) => categoryFromWire(category, context));

/** A banner leads to an item, a store, an address of its own, or nowhere. */
export function bannersFromWire(wire: unknown, context?: Partial<ReadContext>): Banner[] {
  return readable(records(wire, 'banners'), (banner) => {
    const item = isRecord(banner.item) ? numberOrNull(banner.item.id) : null;
    const store = isRecord(banner.store) ? numberOrNull(banner.store.id) : null;
    const url = textOrNull(banner.link ?? banner.default_link);
    return {
      id: id(banner.id, 'banner'),
      title: text(banner.title),
      imageUrl: picture(banner.image_full_url, banner.image, 'banner_image_url', context?.pictureFolders),
      target: { type: item ? 'item' : store ? 'store' : url ? 'link' : 'none', id: item ?? store, url },
    } as const;
  });
}

/** One page of a longer list. `page` starts at 1; `total` counts the whole list. */
export interface Page<Entity> {
  total: number;
  page: number;
  limit: number;
  entries: Entity[];
}

/** `total_size, limit, offset` (the page number, as text or number) and the list under its plural name. */
export const pageOf =
  <Entity>(read: (wire: WireRecord, context: ReadContext) => Entity, ...names: string[]) =>
  (wire: unknown, context: ReadContext): Page<Entity> => {
    const head = isRecord(wire) ? record(wire, 'page') : {};
    const entries = readable(records(wire, ...names), (entry) => read(entry, context));
    return {
      total: number(head.total_size, entries.length),
      page: number(head.offset, 1),
      limit: number(head.limit, entries.length),
      entries,
    };
  };
