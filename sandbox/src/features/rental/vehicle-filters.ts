import {
  rentalTypes,
  toMinor,
  vehicleFuels,
  vehicleTransmissions,
  type Minor,
  type RentalType,
  type VehicleFuel,
  type VehicleTransmission,
} from '@shop/domain';
import { toWholeNumber } from '../../http/whole-number';

/** Filters of vehicles, as on the wire. */
export interface VehicleQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  pickup_time?: string | undefined;
  destination_time?: string | undefined;
  name?: string | undefined;
  category_ids?: string | undefined;
  brand_ids?: string | undefined;
  seats?: number | undefined;
  fuel?: string | undefined;
  transmission?: string | undefined;
  air_condition?: boolean | undefined;
  rental_type?: string | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  with_driver?: boolean | undefined;
  only_available?: boolean | undefined;
  sort_by?: string | undefined;
}

const vehicleSorts = ['price_low', 'price_high', 'rating', 'newest'] as const;
export type VehicleSort = (typeof vehicleSorts)[number];

/** Empty or null values filter nothing. */
export interface VehicleFilters {
  name: string;
  categories: number[];
  brands: number[];
  seats: number | null;
  fuels: VehicleFuel[];
  transmissions: VehicleTransmission[];
  airConditioned: boolean;
  rentalType: RentalType | null;
  minPrice: Minor | null;
  maxPrice: Minor | null;
  withDriver: boolean;
  onlyAvailable: boolean;
  sort: VehicleSort | null;
}

const maxWords = 50;
const maxMoney = Number.MAX_SAFE_INTEGER;

const splitWords = (text = '') =>
  text
    .split(',', maxWords)
    .map((word) => word.trim())
    .filter(Boolean);

/** Joined with commas, or a JSON list. */
const idsIn = (text?: string): number[] =>
  splitWords(text?.replace(/^\[|\]$/g, ''))
    .map(toWholeNumber)
    .filter((id) => id !== null);

const known = <Option extends string>(options: readonly Option[], text?: string): Option[] => {
  const chosen = splitWords(text);
  return options.filter((word) => chosen.includes(word));
};

const minor = (major: number | undefined, decimals: number): Minor | null =>
  major === undefined ? null : Math.max(-maxMoney, Math.min(maxMoney, toMinor(major, decimals)));

/** Ignores unknown values: a filter of a newer client must not empty the list. */
export const toFilters = (query: VehicleQuery, decimals: number): VehicleFilters => ({
  name: query.name ?? '',
  categories: idsIn(query.category_ids),
  brands: idsIn(query.brand_ids),
  seats: query.seats ?? null,
  fuels: known(vehicleFuels, query.fuel),
  transmissions: known(vehicleTransmissions, query.transmission),
  airConditioned: query.air_condition === true,
  rentalType: known(rentalTypes, query.rental_type)[0] ?? null,
  minPrice: minor(query.min_price, decimals),
  maxPrice: minor(query.max_price, decimals),
  withDriver: query.with_driver === true,
  onlyAvailable: query.only_available === true,
  sort: known(vehicleSorts, query.sort_by)[0] ?? null,
});
