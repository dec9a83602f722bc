import type { Store, StoreSection } from '@shop/domain';
import type { ReadContext } from './endpoint';
import {
  flag,
  id,
  isRecord,
  money,
  number,
  numberOrNull,
  numbers,
  picture,
  readable,
  record,
  records,
  text,
  type WireRecord,
} from './wire';
import { chargesFromWire } from './delivery-charges';
import { storeDiscountFromWire } from './discount';
import { moduleTypeFromWire } from './module-type';
import { storeHoursFromWire } from './store-hours';

/** Unknown (null) if a backend lists the categories without counts. */
const sectionsFromWire = (wire: unknown): StoreSection[] | null =>
  Array.isArray(wire) && wire.every((entry) => isRecord(entry) && numberOrNull(entry.products_count) !== null)
    ? readable(records(wire), (entry) => ({
        id: id(entry.id, 'category'),
        name: text(entry.name),
        itemCount: number(entry.products_count),
      }))
    : null;

/** ENT-31, ENT-32, ENT-36. */
export function storeFromWire(wire: unknown, context: ReadContext): Store {
  const { decimals, pictureFolders: folders, moduleTypes } = context;
  const store = record(wire, 'store');
  const module = isRecord(store.module) ? store.module : {};
  return {
    id: id(store.id, 'store'),
    name: text(store.name),
    moduleId: number(store.module_id),
    moduleType: moduleTypeFromWire(
      module.module_type ?? store.module_type ?? moduleTypes?.[number(store.module_id)],
    ),
    zoneId: number(store.zone_id),
    position: { latitude: number(store.latitude), longitude: number(store.longitude) },
    description: text(store.description),
    address: text(store.address),
    phone: text(store.phone),
    logoUrl: picture(store.logo_full_url, store.logo, 'store_image_url', folders),
    coverUrl: picture(store.cover_photo_full_url, store.cover_photo, 'store_cover_photo_url', folders),
    averageRating: number(store.avg_rating),
    ratingCount: number(store.rating_count),
    itemCount: number(store.total_items ?? store.items_count),
    discount: storeDiscountFromWire(store.discount, decimals),
    tax: number(store.tax),
    minimumOrder: money(store.minimum_order, decimals),
    charges: chargesFromWire(store, decimals),
    ...servicesFromWire(store),
    ...storeHoursFromWire(store),
    packagingCharge: flag(store.extra_packaging_status) ? money(store.extra_packaging_amount, decimals) : 0,
    cutlery: flag(store.cutlery),
    ...scheduleFromWire(store),
    deliveryTime: deliveryMinutesFromWire(store.delivery_time),
    distance: numberOrNull(store.distance),
    categoryIds: numbers(store.category_ids),
    sections: sectionsFromWire(store.category_details),
  };
}

/** Limits of scheduled orders; the number of days is left out where the shop's own counts. X-22. */
function scheduleFromWire(store: WireRecord): Pick<Store, 'scheduleLead' | 'scheduleDays'> {
  const days = Math.floor(number(store.schedule_order_days));
  return {
    scheduleLead: Math.max(0, number(store.order_place_to_schedule_interval)),
    ...(days > 0 ? { scheduleDays: Math.min(days, 60) } : {}),
  };
}

/** "20-30 min" is "20-30"; hours and days become minutes. */
export function deliveryMinutesFromWire(value: unknown): string | null {
  const range = text(value).trim();
  const parts = /^(\d+)(?:\s*[-–]\s*(\d+))?\s*([a-z]*)$/i.exec(range);
  if (!parts) return range || null;
  const [, from = '', to, unit = ''] = parts;
  const minutes = /^h/i.test(unit) ? 60 : /^d/i.test(unit) ? 1_440 : 1;
  return [from, to].flatMap((count) => (count ? [String(Number(count) * minutes)] : [])).join('-');
}

function servicesFromWire(store: WireRecord) {
  return {
    selfDelivery: flag(store.self_delivery_system),
    freeDelivery: flag(store.free_delivery),
    delivery: flag(store.delivery ?? true),
    takeAway: flag(store.take_away),
  };
}
