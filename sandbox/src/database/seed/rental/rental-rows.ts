import { pictureUrl } from '../../../features/media/picture';
import { addRatings, ratingColumns, ratingsAround, type RatingCounts } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { randomFrom, type Random } from '../random';
import { toComment, sayingsByKind, writtenReviews } from '../reviews/review-rows';
import { toRows, type Texts } from '../texts';
import { storeNamed } from '../shop/store-rows';
import { modules } from '../shop/city';
import { handingOut, kindTexts } from './descriptions';
import { fleet, providers, vehicleBrands, vehicleCategories } from './fleet';
import { rentalRemarks, vehicleComments } from './comments';
import { tripReviews } from './trip-reviews';

const moduleId = modules.find(({ slug }) => slug === 'rental')?.id;
const categories = toRows(vehicleCategories);
const brands = toRows(vehicleBrands);

const getPlace = (rows: string[][], key: string | undefined) => {
  const at = rows.findIndex(([known]) => known === key);
  if (at < 0) throw new Error(`Unknown kind or maker: ${key ?? ''}`);
  return at + 1;
};

const namedRow = (kind: 'category' | 'mark', cells: string[], index: number): Row => {
  const [, picture = '', hue = '', en = '', ur = '', ar = ''] = cells;
  const image = pictureUrl(kind, picture, Number(hue));
  return {
    id: index + 1,
    module_id: moduleId,
    name_i18n: { en, ur, ar },
    image,
    position: index,
    active: true,
  };
};

export const vehicleCategoryRows = (): Row[] =>
  categories.map((cells, index) => namedRow('category', cells, index));
export const vehicleBrandRows = (): Row[] => brands.map((cells, index) => namedRow('mark', cells, index));

export const providerRows = (): Row[] =>
  toRows(providers).map(([name = '', zones = '', perDay]) => ({
    store_id: storeNamed(name).id,
    pickup_zone_ids: zones.split(',').map(Number),
    driver_per_day: perDay === '-' ? null : Number(perDay),
  }));

const faces = ['man-beard-medium', 'man-medium', 'man-curly-hair-dark', 'man-wearing-turban-medium'];

export const driverRows = (): Row[] =>
  toRows(providers)
    .flatMap(([name = '', , , drivers = '']) =>
      drivers
        .split(',')
        .filter(Boolean)
        .map((driver) => ({ provider_id: storeNamed(name).id, names: driver.trim().split(' ') })),
    )
    .map(({ provider_id, names: [first, last] }, index) => ({
      id: index + 1,
      provider_id,
      f_name: first,
      l_name: last,
      phone: `+97150${String(8_810_000 + index * 1_451)}`,
      image: pictureUrl('logo', faces[index % faces.length] ?? '', 30 + index * 47),
      active: true,
    }));

/** A vehicle, and how many units of it there are. */
export interface SeedVehicle extends Row {
  id: number;
  provider_id: number;
  kind: string;
  count: number;
  rating_count: number;
  rating_counts: RatingCounts;
}

const minor = (text: string | undefined): number | null => (text === '-' ? null : Number(text));

function toDiscount(mark = '-'): Row {
  const [, kind, value] = /^([pa])(\d+)$/.exec(mark) ?? [];
  if (!kind) return { discount: null, discount_type: null };
  return { discount: Number(value), discount_type: kind === 'p' ? 'percent' : 'amount' };
}

function createDescription(kind: string, random: Random): Texts {
  const [, ...kindTextCells] = random.pick(toRows(kindTexts).filter(([kindName]) => kindName === kind));
  const handover = random.pick(toRows(handingOut));
  const [en, ur, ar] = [0, 1, 2].map((at) => `${kindTextCells[at] ?? ''} ${handover[at] ?? ''}`);
  return { en: en ?? '', ur: ur ?? '', ar: ar ?? '' };
}

/** How many of 1, 1.5, … 5 stars the demo customer has given a model. */
const createRatingCounts = (name = ''): RatingCounts =>
  Array.from(
    { length: 9 },
    (_entry, at) =>
      tripReviews.filter(({ model, rating }) => model === name && at === (rating - 1) * 2).length,
  );

function toVehicle(cells: string[], index: number): SeedVehicle {
  const [name = '', kind = '', brand, icons = '', hueText, en, ur, ar, traits = '', rates = '', count, mark] =
    cells;
  const id = index + 1;
  const random = randomFrom(id * 5_915_587);
  const hue = Number(hueText);
  const [seats, fuel, transmission, air, year] = traits.split(' ');
  const [hourly, perKm, perDay] = rates.split('/');
  const [, , , brandEn = '', brandUr = '', brandAr = ''] = brands[getPlace(brands, brand) - 1] ?? [];
  const pictures = [0, 1, 3, 4].map((angle) => pictureUrl('item', icons.split('+'), hue, angle));
  const counts = ratingsAround(3.7 + random.next() * 1.1, random.whole(4, 70), random);
  return {
    id,
    kind,
    count: Number(count),
    provider_id: storeNamed(name).id,
    category_id: getPlace(categories, kind),
    brand_id: getPlace(brands, brand),
    name_i18n: { en: `${brandEn} ${en}`, ur: `${brandUr} ${ur}`, ar: `${brandAr} ${ar}` },
    description_i18n: createDescription(kind, random),
    image: pictures[0],
    images: pictures,
    seats: Number(seats),
    fuel,
    transmission,
    air_condition: air === 'ac',
    year: minor(year),
    hourly: minor(hourly),
    per_km: minor(perKm),
    per_day: minor(perDay),
    ...toDiscount(mark),
    ...ratingColumns(addRatings([counts, createRatingCounts(en)])),
    trip_count: random.whole(5, 400),
    active: true,
  };
}

export const seedVehicles: readonly SeedVehicle[] = toRows(fleet).map(toVehicle);

export const vehicleRows = (now: Date): Row[] =>
  seedVehicles.map(({ kind: _kind, count: _count, ...row }) => ({
    ...row,
    created_at: new Date(now.getTime() - ((row.id * 7_919) % 700) * 86_400_000).toISOString(),
  }));

/** Unique number plates: a letter and a number. */
export const unitRows = (): Row[] =>
  seedVehicles
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
    .map((vehicle_id, index) => ({
      id: index + 1,
      vehicle_id,
      plate: `${'ABCDFGHKMR'.charAt(index % 10)} ${10_000 + ((index * 7_877) % 89_989)}`,
      active: true,
    }));

const sayings = sayingsByKind(vehicleComments);
const remarks = toRows(rentalRemarks).map(toComment);
const twoWheels = ['scooter', 'motorcycle', 'bicycle'];

export const vehicleReviewRows = (now: Date): Row[] =>
  seedVehicles
    .flatMap(({ id, provider_id, kind, rating_count, rating_counts }) => {
      const random = randomFrom(id * 2_750_159);
      const wanted = Math.min(rating_count, random.whole(2, 8));
      const table = sayings.get(twoWheels.includes(kind) ? 'two-wheels' : 'car') ?? [];
      return writtenReviews({ sayings: table, remarks }, { rating_counts, wanted }, now, random).map(
        (review) => ({
          vehicle_id: id,
          provider_id,
          ...review,
        }),
      );
    })
    .map((row, index) => ({ id: index + 1, ...row, active: true }));

/** The ratings of each vehicle as `ratingsByStore` reads them. */
export const ratedVehicles: readonly Row[] = seedVehicles.map(({ provider_id, rating_counts }) => ({
  store_id: provider_id,
  rating_counts,
}));
