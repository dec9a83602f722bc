import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';
import { countsStock, storePercent } from './item-entity';
import type { ItemRow } from './item-row';
import { variationTypeIn } from './localised-choice';

const flag = (value: boolean) => (value ? 1 : 0);

/** ENT-01 … ENT-11 as the wire has them: decimals in major units, flags as 0 and 1. */
export function itemToWire(row: ItemRow, view: View) {
  const word = (entry: string | Texts) => (typeof entry === 'string' ? entry : view.text(entry));
  const percent = storePercent(row, view.now, view.timeZone);
  return {
    id: row.id,
    name: view.text(row.name_i18n),
    description: view.text(row.description_i18n),
    store_id: row.store_id,
    store_name: view.text(row.store_name),
    module_id: row.module_id,
    module_type: row.module_type,
    module: { id: row.module_id, module_type: row.module_type },
    zone_id: row.zone_id,
    category_id: row.category_id,
    category_ids: row.category_path.map((id, index) => ({ id, position: index + 1 })),
    unit_type: view.text(row.unit_i18n) || null,
    price: view.money(row.price),
    discount: row.discount_type === 'amount' ? view.money(row.discount ?? 0) : (row.discount ?? 0),
    discount_type: row.discount_type ?? 'percent',
    store_discount: percent,
    restaurant_discount: percent,
    stock: countsStock(row, view.uncountedStock) ? row.stock : 0,
    maximum_cart_quantity: row.maximum_cart_quantity,
    ...optionsToWire(row, view),
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    wishlist_count: row.wishlist_count,
    whislists_count: row.wishlist_count,
    generic_name: row.generic_names.map(word),
    nutritions_name: row.nutritions.map(word),
    allergies_name: row.allergies.map(word),
    tags: row.tags.map((tag) => ({ tag: word(tag) })),
    brand_id: row.brand_id,
    brand_name: view.text(row.brand_name) || null,
    image_full_url: view.picture(row.image),
    images_full_url: row.images.map((path) => view.picture(path)),
    ...flagsToWire(row),
  };
}

function optionsToWire(row: ItemRow, view: View) {
  return {
    variations: row.variations.map(({ type, price, stock }) => ({
      type: variationTypeIn(row, type, view.language),
      price: view.money(price),
      stock,
    })),
    choice_options: row.choice_options.map(({ title, options }, index) => ({
      name: `choice_${index + 1}`,
      title: view.text(title),
      options: options.map(view.text),
    })),
    food_variations: row.food_variations.map((group) => ({
      name: view.text(group.name),
      type: group.type,
      required: group.required ? 'on' : 'off',
      min: group.min,
      max: group.max,
      values: group.values.map(({ label, price }) => ({
        label: view.text(label),
        optionPrice: view.money(price),
        isSelected: false,
      })),
    })),
    add_ons: row.add_ons.map(({ id, store_id, name, price }) => ({
      id,
      store_id,
      name: view.text(name),
      price: view.money(price),
    })),
  };
}

function flagsToWire(row: ItemRow) {
  return {
    organic: flag(row.organic),
    recommended: flag(row.recommended),
    veg: row.veg === null ? null : flag(row.veg),
    is_halal: flag(row.halal),
    halal_tag_status: flag(row.halal),
    is_prescription_required: flag(row.prescription_required),
    available_time_starts: row.available_from,
    available_time_ends: row.available_to,
    schedule_order: row.schedule_order,
    status: flag(row.active && row.store_active),
    ...(row.campaign
      ? {
          available_date_starts: row.campaign_starts_on ?? '1970-01-01',
          available_date_ends: row.campaign_ends_on,
          isCampaignItem: true,
        }
      : {}),
  };
}
