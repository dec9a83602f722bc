import { vehicleFuels, vehicleTransmissions, type VehicleFuel, type VehicleTransmission } from '@shop/domain';
import type { AddressFilter } from '../filter/use-address-filter';
import { getPrices } from '../filter/filter-address';
import { parseId } from '../page/addresses';
import { readRentalType } from '../trip-plan/plan-address';
import { createIsOneOf } from '../../queries/is-one-of';

export const vehicleSorts = ['price_low', 'price_high', 'rating', 'newest'] as const;
type VehicleSort = (typeof vehicleSorts)[number];

/**
 * The filters and sort order of a list of vehicles (ROUTE-06). Prices in major units, for one unit of the requested
 * rental type, or for a day.
 */
export interface VehicleFilter {
  categoryIds: readonly number[];
  brandIds: readonly number[];
  /** Minimum number. */
  seats: number | null;
  fuels: readonly VehicleFuel[];
  transmissions: readonly VehicleTransmission[];
  minPrice: number | null;
  maxPrice: number | null;
  airConditioned: boolean;
  withDriver: boolean;
  onlyAvailable: boolean;
  /** null: the nearest provider first. */
  sort: VehicleSort | null;
}

const cleared = {
  categoryIds: [],
  brandIds: [],
  seats: null,
  fuels: [],
  transmissions: [],
  minPrice: null,
  maxPrice: null,
  airConditioned: false,
  withDriver: false,
  onlyAvailable: false,
};

const readList = (search: URLSearchParams, name: string) => [
  ...new Set((search.get(name) ?? '').split(',').filter(Boolean)),
];

const readIds = (search: URLSearchParams, name: string): number[] =>
  readList(search, name)
    .map(parseId)
    .filter((id) => id !== null);

/** `categoryId` names one category (ROUTE-06), `category_ids` any number of them. */
function read(search: URLSearchParams): VehicleFilter {
  const one = parseId(search.get('categoryId'));
  const seats = parseId(search.get('seats'));
  const sort = search.get('sort') ?? '';
  const prices = getPrices(search);
  return {
    categoryIds: search.has('category_ids') ? readIds(search, 'category_ids') : one === null ? [] : [one],
    brandIds: readIds(search, 'brand_ids'),
    seats: seats !== null && seats <= 100 ? seats : null,
    fuels: readList(search, 'fuel').filter(createIsOneOf(vehicleFuels)),
    transmissions: readList(search, 'transmission').filter(createIsOneOf(vehicleTransmissions)),
    minPrice: prices.min,
    maxPrice: prices.max,
    airConditioned: search.get('air_condition') === '1',
    withDriver: search.get('with_driver') === '1',
    onlyAvailable: search.get('only_available') === '1',
    sort: createIsOneOf(vehicleSorts)(sort) ? sort : null,
  };
}

const toFlag = (isOn: boolean) => (isOn ? '1' : '');

function write(search: URLSearchParams, filter: VehicleFilter): URLSearchParams {
  const [first] = filter.categoryIds;
  const isSingle = filter.categoryIds.length === 1;
  const params: Record<string, string> = {
    categoryId: isSingle ? String(first) : '',
    all_category: filter.categoryIds.length === 0 ? '1' : '',
    category_ids: filter.categoryIds.length > 1 ? filter.categoryIds.join(',') : '',
    brand_ids: filter.brandIds.join(','),
    seats: String(filter.seats ?? ''),
    fuel: filter.fuels.join(','),
    transmission: filter.transmissions.join(','),
    min_price: String(filter.minPrice ?? ''),
    max_price: String(filter.maxPrice ?? ''),
    air_condition: toFlag(filter.airConditioned),
    with_driver: toFlag(filter.withDriver),
    only_available: toFlag(filter.onlyAvailable),
    sort: filter.sort ?? '',
  };
  const changed = new URLSearchParams(search);
  for (const name of ['page', ...Object.keys(params)]) changed.delete(name);
  for (const [name, value] of Object.entries(params)) if (value) changed.set(name, value);
  return changed;
}

export const vehicleFilter: AddressFilter<VehicleFilter> = { read, write, cleared };

/** The filter as query parameters; unset filters are absent. Keys in the manifest's order. */
export function toVehicleQuery(search: URLSearchParams) {
  const filter = read(search);
  const rentalType = readRentalType(search);
  return {
    ...(filter.categoryIds.length > 0 && { category_ids: filter.categoryIds.join(',') }),
    ...(filter.brandIds.length > 0 && { brand_ids: filter.brandIds.join(',') }),
    ...(filter.seats !== null && { seats: filter.seats }),
    ...(filter.fuels.length > 0 && { fuel: filter.fuels.join(',') }),
    ...(filter.transmissions.length > 0 && { transmission: filter.transmissions.join(',') }),
    ...(rentalType && { rental_type: rentalType }),
    ...(filter.minPrice !== null && { min_price: filter.minPrice }),
    ...(filter.maxPrice !== null && { max_price: filter.maxPrice }),
    ...(filter.sort && { sort_by: filter.sort }),
    ...(filter.airConditioned && { air_condition: true }),
    ...(filter.withDriver && { with_driver: true }),
    ...(filter.onlyAvailable && { only_available: true }),
  };
}
