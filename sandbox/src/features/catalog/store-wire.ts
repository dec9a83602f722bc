import { distanceBetween, storeOpening } from '@shop/domain';
import type { View } from '../../shop/shop';
import { toHours, type StoreRow } from './store-row';
import type { StoreSectionRow } from './store-sections';

const flag = (value: boolean) => (value ? 1 : 0);

function discountToWire(row: StoreRow, view: View) {
  if (row.store_discount === null || row.store_discount_type === null) return null;
  return {
    discount: row.store_discount_type === 'amount' ? view.money(row.store_discount) : row.store_discount,
    discount_type: row.store_discount_type,
    min_purchase: view.money(row.store_discount_min_purchase),
    max_discount: view.money(row.store_discount_max),
    start_date: row.store_discount_starts_on,
    start_time: row.store_discount_starts_at,
    end_date: row.store_discount_ends_on,
    end_time: row.store_discount_ends_at,
  };
}

/** A store as in lists, with its module. ENT-31, ENT-32, ENT-36. */
export function storeToWire(row: StoreRow, view: View) {
  const position = { latitude: row.latitude, longitude: row.longitude };
  return {
    id: row.id,
    name: view.text(row.name_i18n),
    slug: row.slug,
    description: view.text(row.description_i18n),
    module_id: row.module_id,
    module: { id: row.module_id, module_type: row.module_type },
    zone_id: row.zone_id,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    address: view.text(row.address_i18n),
    phone: row.phone,
    email: row.email,
    logo_full_url: view.picture(row.logo),
    cover_photo_full_url: view.picture(row.cover),
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    order_count: row.order_count,
    tax: row.tax,
    minimum_order: view.money(row.minimum_order),
    extra_packaging_status: row.packaging_charge > 0,
    extra_packaging_amount: view.money(row.packaging_charge),
    discount: discountToWire(row, view),
    ...servicesToWire(row, view),
    ...hoursToWire(row, view),
    delivery_time: row.delivery_time && `${row.delivery_time} min`,
    cutlery: row.cutlery,
    order_place_to_schedule_interval: row.schedule_lead,
    schedule_order_days: row.schedule_days,
    distance: view.position ? distanceBetween(view.position, position) : null,
  };
}

const hoursToWire = (row: StoreRow, view: View) => ({
  active: row.active,
  schedule_order: row.schedule_order,
  open: flag(storeOpening(toHours(row), view.now, view.timeZone).open),
  schedules: row.hours.map(({ day, opening, closing }) => ({
    day,
    opening_time: opening,
    closing_time: closing,
  })),
});

/** The store as part of an item's page. */
export const storeOfItemToWire = (row: StoreRow, view: View) => ({
  id: row.id,
  name: view.text(row.name_i18n),
  discount: discountToWire(row, view),
  ...hoursToWire(row, view),
});

/** A store as on its own page: with only the id of the module, and with the number of its items. */
export function storeDetailsToWire(row: StoreRow, view: View, sections: StoreSectionRow[]) {
  const { module: _module, ...store } = storeToWire(row, view);
  return { ...store, ...menuToWire(sections, view) };
}

function menuToWire(sections: StoreSectionRow[], view: View) {
  const named = sections.flatMap(({ id, name_i18n, count }) =>
    id !== null && name_i18n ? [{ id, name: view.text(name_i18n), products_count: count }] : [],
  );
  return {
    total_items: sections.reduce((sum, { count }) => sum + count, 0),
    category_ids: named.map(({ id }) => id),
    category_details: named,
  };
}

const servicesToWire = (row: StoreRow, view: View) => ({
  self_delivery_system: flag(row.self_delivery_system),
  delivery_charge_type: row.delivery_charge_type,
  per_km_shipping_charge: view.money(row.per_km_charge),
  minimum_shipping_charge: view.money(row.minimum_charge),
  maximum_shipping_charge: view.money(row.maximum_charge),
  fixed_shipping_charge: view.money(row.fixed_charge),
  free_delivery: row.free_delivery,
  delivery: row.delivery,
  take_away: row.take_away,
  featured: flag(row.featured),
  veg: flag(row.veg),
  non_veg: flag(row.non_veg),
});
