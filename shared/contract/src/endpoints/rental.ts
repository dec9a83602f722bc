import { get, minutes, pageOf, seconds } from '@shop/contract/core';
import {
  providerFromWire,
  vehicleBrandsFromWire,
  vehicleCategoriesFromWire,
  vehicleFromWire,
  vehicleSuggestionsFromWire,
} from '../readers/rental';

const page = { limit: 'int?', offset: 'int?' } as const;

/** The requested time, ISO 8601: without both, responses do not contain how many vehicles are free. */
const wantedTime = { pickup_time: 'text?', destination_time: 'text?' } as const;

/**
 * Filters of vehicles. Lists as ids or words joined with commas; prices in major units per unit of `rental_type` (without
 * one, per day), after the vehicle's discount; `seats`: minimum; `only_available`: free at the requested time.
 * `sort_by`: price_low, price_high, rating, newest; default: nearest provider first.
 */
const vehicleFilters = {
  ...page,
  ...wantedTime,
  name: 'text?',
  category_ids: 'text?',
  brand_ids: 'text?',
  seats: 'int?',
  fuel: 'text?',
  transmission: 'text?',
  air_condition: 'flag?',
  rental_type: 'text?',
  min_price: 'number?',
  max_price: 'number?',
  with_driver: 'flag?',
  only_available: 'flag?',
  sort_by: 'text?',
} as const;

const copies = { rental_type: 'trip_type', fuel: 'fuel_type', transmission: 'transmission_type' };

/**
 * The same as the family calls it: ids as a JSON list, seats as ranges of numbers, one fuel and one transmission, and the
 * order of prices by the rental type.
 */
function respell(query: URLSearchParams): void {
  for (const name of ['category_ids', 'brand_ids'])
    if (query.has(name)) query.set(name, `[${query.get(name)}]`);
  for (const [name, familyName] of Object.entries(copies)) {
    const value = query.get(name) ?? '';
    if (value && !value.includes(',')) query.set(familyName, value);
  }
  if (query.has('seats')) query.set('seating_capacity', `["${query.get('seats')}-999"]`);
  const sort = query.get('sort_by');
  if (sort === 'rating') query.set('top_rated', '1');
  if (sort !== 'price_low' && sort !== 'price_high') return;
  query.set('sortby_price', sort === 'price_low' ? 'asc' : 'desc');
  // In any way, the cheapest counts.
  if (!query.has('trip_type')) query.set('trip_type', 'provider_wise');
}

const vehiclePage = pageOf(vehicleFromWire, 'vehicles');

const providerPage = pageOf(providerFromWire, 'providers', 'stores');

/** Categories of the module, with the number of vehicles that can be picked up in the zone. */
export const vehicleCategories = get('/api/v1/rental/vehicle/category-list')
  .optional()
  .freshFor(minutes(5))
  .replies(vehicleCategoriesFromWire);

export const vehicleBrands = get('/api/v1/rental/vehicle/brand-list')
  .optional()
  .freshFor(minutes(5))
  .replies(vehicleBrandsFromWire);

export const vehiclesTopRated = get('/api/v1/rental/vehicle/top-rated')
  .demands('zone')
  .optional()
  .query(page)
  .freshFor(minutes(1))
  .replies(vehiclePage);

/** Vehicles that can be picked up in the zone. ROUTE-06. */
export const vehicleSearch = get('/api/v1/rental/vehicle/search')
  .demands('zone')
  .query(vehicleFilters)
  .respelled(respell)
  .freshFor(seconds(30))
  .replies(vehiclePage);

/** At most six of each, in any of the shop's languages. */
export const vehicleSuggestions = get('/api/v1/rental/vehicle/search/suggestion')
  .optional({})
  .query({ name: 'text' })
  .freshFor(seconds(30))
  .replies(vehicleSuggestionsFromWire);

export const vehicleDetails = get('/api/v1/rental/vehicle/get-vehicle-details/:id')
  .variesBy('language')
  .query(wantedTime)
  .freshFor(seconds(30))
  .replies(vehicleFromWire);

/** Providers with vehicles in the zone, best rated first. CALL-09. */
export const providersPopular = get('/api/v1/rental/provider/popular')
  .demands('zone')
  .query(page)
  .freshFor(minutes(5))
  .replies(providerPage);

/** Providers, newest first. CALL-09. */
export const providersLatest = get('/api/v1/rental/provider/latest')
  .demands('zone')
  .query(page)
  .freshFor(minutes(5))
  .replies(providerPage);

/** All providers, or those of a name. CALL-09. `sort_by`: distance, rating, newest; default: nearest first. */
export const providerList = get('/api/v1/rental/provider/get-providers')
  .demands('zone')
  .requires('sorting')
  .query({ ...page, name: 'text?', sort_by: 'text?' })
  .freshFor(minutes(5))
  .replies(providerPage);

/** ROUTE-07. */
export const providerDetails = get('/api/v1/rental/provider/get-provider-details/:id')
  .variesBy('zone', 'language')
  .freshFor(minutes(1))
  .replies(providerFromWire);

/** Vehicles of a provider, in all zones. */
export const providerVehicles = get('/api/v1/rental/vehicle/get-provider-vehicles')
  .variesBy('language')
  .query({ provider_id: 'int', ...vehicleFilters })
  .respelled(respell)
  .freshFor(seconds(30))
  .replies(vehiclePage);
