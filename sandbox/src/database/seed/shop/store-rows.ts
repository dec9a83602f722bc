import { pictureUrl } from '../../../features/media/picture';
import { dateFrom } from '../calendar';
import { ratingColumns, ratingsAround, type RatingCounts } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { randomFrom } from '../random';
import { toRows, type Texts } from '../texts';
import { findPlace, type Place } from './place-rows';
import { storeDescription } from './store-descriptions';
import { stores as table, weeks } from './stores';
import { modules, zones } from './city';

export interface SeedStore {
  id: number;
  module: (typeof modules)[number];
  place: Place;
  icons: string[];
  hue: number;
  name: Texts;
  hours: string;
  /** Keys of the categories that it sells. */
  categories: string[];
  marks: string[];
  /** Factor between its prices and those of the product tables. */
  priceLevel: number;
}

function toStore(cells: string[], index: number): SeedStore {
  const [
    slug = '',
    placeId = '',
    icons = '',
    hue = '',
    en = '',
    ur = '',
    ar = '',
    hours = '',
    categories = '',
    marks = '',
  ] = cells;
  const module = modules.find((entry) => entry.slug === slug);
  if (!module || !weeks[hours]) throw new Error(`Unknown module or hours of ${en}`);
  const flags = marks.split(' ').filter(Boolean);
  return {
    id: index + 1,
    module,
    place: findPlace(placeId),
    icons: icons.split('+'),
    hue: Number(hue),
    name: { en, ur, ar },
    hours,
    categories: categories.split(',').filter(Boolean),
    marks: flags,
    priceLevel: Number(flags.find((word) => /^x[\d.]+$/.test(word))?.slice(1) ?? 1),
  };
}

/** The demo stores; their ids never change. */
export const seedStores: readonly SeedStore[] = toRows(table).map(toStore);

/** The store with that English name. */
export function storeNamed(name: string): SeedStore {
  const store = seedStores.find((entry) => entry.name.en === name);
  if (!store) throw new Error(`No shop ${name}`);
  return store;
}

const after = (marks: readonly string[], start: string) =>
  Number(marks.find((mark) => new RegExp(`^${start}\\d+$`).test(mark))?.slice(start.length) ?? 0);

function toDiscount(marks: readonly string[], now: Date): Row {
  const [, percent, least, cap] =
    marks.map((mark) => /^d(\d+)\/(\d+)\/(\d+)$/.exec(mark)).find(Boolean) ?? [];
  const has = percent !== undefined;
  return {
    discount: has ? Number(percent) : null,
    discount_type: has ? 'percent' : null,
    discount_min_purchase: Number(least ?? 0),
    discount_max: Number(cap ?? 0),
    discount_starts_on: has ? dateFrom(now, -7) : null,
    discount_starts_at: has ? '00:00:00' : null,
    discount_ends_on: has ? dateFrom(now, 60) : null,
    discount_ends_at: has ? '23:59:59' : null,
  };
}

function toDelivery(store: SeedStore): Row {
  const isOwn = store.marks.includes('self');
  const isFixed = store.id % 2 === 0;
  return {
    self_delivery_system: isOwn,
    delivery_charge_type: isOwn && isFixed ? 'fixed' : 'per_km',
    per_km_charge: isOwn ? 80 : 0,
    minimum_charge: isOwn ? 150 : 0,
    maximum_charge: isOwn ? 900 : 0,
    fixed_charge: isOwn && isFixed ? 275 : 0,
    free_delivery: store.marks.includes('free'),
    delivery: !store.marks.includes('onlytake'),
    take_away: !store.marks.includes('notake'),
    schedule_order: store.marks.includes('sched'),
  };
}

/** `ratings`: ratings of the items of each store, by store id. */
export function storeRows(now: Date, ratings: ReadonlyMap<number, RatingCounts>): Row[] {
  return seedStores.map((store) => {
    const random = randomFrom(store.id * 7919);
    const { marks, place, icons, hue } = store;
    const start = random.whole(15, 40);
    return {
      id: store.id,
      module_id: store.module.id,
      zone_id: place.zone,
      slug: toSlug(store.name.en),
      name_i18n: store.name,
      description_i18n: storeDescription(store, randomFrom(store.id * 6067)),
      address_i18n: toAddress(place, random.whole(1, 120)),
      phone: `+97192${String(200_000 + store.id * 137)}`,
      email: `hello@${toSlug(store.name.en)}.example`,
      latitude: place.latitude + (random.next() - 0.5) * 0.0012,
      longitude: place.longitude + (random.next() - 0.5) * 0.0012,
      logo: pictureUrl('logo', icons[0] ?? '', hue),
      cover: pictureUrl('cover', icons, hue),
      ...ratingColumns(
        ratings.get(store.id) ?? ratingsAround(3.6 + random.next() * 1.2, random.whole(8, 90), random),
      ),
      order_count: random.whole(40, 5200),
      tax: after(marks, 'tax'),
      minimum_order: after(marks, 'min'),
      ...toDiscount(marks, now),
      ...toDelivery(store),
      delivery_time: `${start}-${start + random.whole(10, 20)}`,
      cutlery: store.module.slug === 'food' && store.id % 5 !== 0,
      // Some need an hour's notice, and some take orders for two weeks.
      schedule_lead: store.id % 7 === 0 ? 60 : 0,
      schedule_days: store.id % 6 === 0 ? 14 : null,
      featured: marks.includes('feat'),
      veg: true,
      non_veg: !marks.includes('veg'),
      active: !marks.includes('off'),
      created_at: new Date(now.getTime() - random.whole(2, 900) * 86_400_000).toISOString(),
    };
  });
}

const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toAddress = (place: Place, house: number): Texts => ({
  en: `${house} ${place.address.en}`,
  ur: `${house}، ${place.address.ur}`,
  ar: `${house}، ${place.address.ar}`,
});

export const hourRows = (): Row[] =>
  seedStores.flatMap((store) =>
    (weeks[store.hours] ?? []).flatMap((windows, day) =>
      windows.map(([opening, closing]) => ({ store_id: store.id, day, opening, closing })),
    ),
  );

/** The modules, and the charges of each zone for each module. */
export const shopRows = () => ({
  modules: modules.map((module, position): Row => ({
    id: module.id,
    slug: module.slug,
    module_type: module.slug,
    name_i18n: module.name,
    description_i18n: module.description,
    icon: module.icon,
    thumbnail: module.thumbnail,
    position,
    active: true,
  })),
  zones: zones.map((zone): Row => {
    const latitudes = zone.ring.map(([latitude]) => latitude);
    const longitudes = zone.ring.map(([, longitude]) => longitude);
    return {
      id: zone.id,
      name_i18n: zone.name,
      ring: zone.ring.map(([latitude, longitude]) => ({ latitude, longitude })),
      min_lat: Math.min(...latitudes),
      max_lat: Math.max(...latitudes),
      min_lng: Math.min(...longitudes),
      max_lng: Math.max(...longitudes),
      cash_on_delivery: true,
      digital_payment: true,
      increased_fee_active: zone.increase !== null,
      increased_fee_type: 'percent',
      increased_fee: zone.increase?.percent ?? 0,
      increased_fee_message_i18n: zone.increase?.message ?? noTexts,
      active: true,
    };
  }),
  moduleZones: zones.flatMap((zone) =>
    Object.entries(zone.modules).map(([slug, charges]): Row => ({
      zone_id: zone.id,
      module_id: modules.find((module) => module.slug === slug)?.id,
      delivery_charge_type: charges.type,
      per_km_charge: charges.perKm,
      minimum_charge: charges.minimum,
      maximum_charge: charges.maximum,
      fixed_charge: charges.fixed,
      maximum_cod_amount: charges.maximumCash,
    })),
  ),
});

const noTexts: Texts = { en: '', ur: '', ar: '' };
