import {
  momentFromShopTime,
  rentalTypes,
  tripDrivers,
  vehicleFuels,
  vehicleTransmissions,
  type NamedLocation,
  type Provider,
  type RentalCart,
  type RentalCartMerge,
  type RentalWishlist,
  type TripPlan,
  type Vehicle,
  type VehicleBrand,
  type VehicleCategory,
  type VehicleProvider,
} from '@shop/domain';
import {
  discountFromWire,
  flag,
  id,
  inner,
  money,
  number,
  numberOrNull,
  numbers,
  oneOf,
  picture,
  pictures,
  readable,
  type ReadContext,
  record,
  recordOrNull,
  records,
  storeFromWire,
  text,
  type WireRecord,
} from '@shop/contract/core';
import { vendorFromWire } from './vendor';

const moneyOrNull = (value: unknown, decimals: number) =>
  numberOrNull(value) === null ? null : money(value, decimals);

/** Null where the vehicle is not rented so: the family says that beside, and has a price of 0 then. */
const rateFromWire = (price: unknown, isOffered: unknown, decimals: number) =>
  isOffered === undefined || isOffered === null || flag(isOffered) ? moneyOrNull(price, decimals) : null;

const vehicleProviderFromWire = (
  provider: WireRecord,
  folders: ReadContext['pictureFolders'],
): VehicleProvider => ({
  id: number(provider.id),
  name: text(provider.name),
  logoUrl: picture(provider.logo_full_url, provider.logo, 'store_image_url', folders),
  averageRating: number(provider.avg_rating),
  ratingCount: number(provider.rating_count),
  pickupZoneIds: numbers(provider.pickup_zone_id),
});

const named = (wire: unknown) => {
  const { id, name } = inner(wire);
  return { id: number(id), name: text(name) };
};

export function vehicleFromWire(wire: unknown, context: ReadContext): Vehicle {
  const { decimals, pictureFolders: folders } = context;
  const vehicle = record(wire, 'vehicle');
  const imageUrl = picture(vehicle.thumbnail_full_url, vehicle.thumbnail, 'vehicle_image_url', folders);
  return {
    id: id(vehicle.id, 'vehicle'),
    name: text(vehicle.name),
    description: text(vehicle.description),
    provider: vehicleProviderFromWire(inner(vehicle.provider), folders),
    category: named(vehicle.category),
    brand: named(vehicle.brand),
    imageUrl,
    imageUrls: pictures(vehicle.images_full_url, vehicle.images, 'vehicle_image_url', folders),
    seats: number(vehicle.seating_capacity),
    fuel: oneOf(vehicle.fuel_type, vehicleFuels),
    transmission: oneOf(vehicle.transmission_type, vehicleTransmissions),
    airConditioned: flag(vehicle.air_condition),
    year: numberOrNull(vehicle.year),
    rates: {
      hourly: rateFromWire(vehicle.hourly_price, vehicle.trip_hourly, decimals),
      perKm: rateFromWire(vehicle.distance_price, vehicle.trip_distance, decimals),
      perDay: rateFromWire(vehicle.day_wise_price, vehicle.trip_day_wise, decimals),
    },
    discount: discountFromWire(vehicle.discount_price, vehicle.discount_type, decimals),
    averageRating: number(vehicle.avg_rating),
    ratingCount: number(vehicle.rating_count),
    quantity: number(vehicle.total_vehicles ?? vehicle.total_vehicle_count, 1),
    available: numberOrNull(vehicle.available_vehicles ?? vehicle.total_vehicle_count),
  };
}

export function providerFromWire(wire: unknown, context: ReadContext): Provider {
  const provider = record(wire, 'provider');
  return {
    ...storeFromWire(provider, context),
    ...vendorFromWire(provider),
    pickupZoneIds: numbers(provider.pickup_zone_id),
    vehicleCount: number(provider.total_vehicles),
    driverPerDay: moneyOrNull(provider.driver_charge_per_day, context.decimals),
  };
}

export const vehicleCategoriesFromWire = (wire: unknown, context?: ReadContext): VehicleCategory[] =>
  readable(records(wire, 'categories'), (category) => ({
    id: id(category.id, 'vehicle category'),
    name: text(category.name),
    imageUrl: picture(
      category.image_full_url,
      category.image,
      'vehicle_category_image_url',
      context?.pictureFolders,
    ),
    vehicleCount: number(category.vehicles_count),
  }));

export const vehicleBrandsFromWire = (wire: unknown, context?: ReadContext): VehicleBrand[] =>
  readable(records(wire, 'brands'), (brand) => ({
    id: id(brand.id, 'vehicle brand'),
    name: text(brand.name),
    imageUrl: picture(brand.image_full_url, brand.image, 'vehicle_brand_image_url', context?.pictureFolders),
  }));

/** `vehicles`: matching vehicles; their providers, by name. Some backends send names alone, which link to nothing. */
export const vehicleSuggestionsFromWire = (wire: unknown) => {
  if (Array.isArray(wire)) return { vehicles: [], providers: [] };
  const response = record(wire, 'suggestions');
  const read = (name: string) =>
    readable(records(response[name]), (entry) => ({ id: id(entry.id, name), name: text(entry.name) }));
  return { vehicles: read('vehicles'), providers: read('providers') };
};

const locationFromWire = (wire: unknown): NamedLocation | null => {
  const location = recordOrNull(wire);
  const latitude = numberOrNull(location?.lat);
  const longitude = numberOrNull(location?.lng);
  return latitude === null || longitude === null
    ? null
    : { latitude, longitude, address: text(location?.address) };
};

const hour = 3_600_000;
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d/.test(text(value));

/** When it ends: a moment, or as many hours after the pick-up as it was planned for. */
function endFromWire(
  plan: WireRecord,
  rentalType: TripPlan['rentalType'],
  toTime: (value: unknown) => string,
) {
  const end = [plan.destination_time, plan.estimated_trip_end_time].find(isDay);
  if (end !== undefined) return toTime(end);
  const start = Date.parse(toTime(plan.pickup_time ?? plan.schedule_at));
  const hours = number(rentalType === 'distance_wise' ? plan.destination_time : plan.estimated_hours);
  return Number.isNaN(start) ? '' : new Date(start + hours * hour).toISOString();
}

/**
 * Null where nothing has been planned yet. Carts and trips name times and type differently; times without a zone are the
 * shop's own, distances are kilometres.
 */
export function planFromWire(wire: unknown, context?: Partial<ReadContext>): TripPlan | null {
  const plan = recordOrNull(wire) ?? {};
  const pickup = locationFromWire(plan.pickup_location);
  if (!pickup) return null;
  const toTime = (value: unknown) => momentFromShopTime(text(value), context?.timeZone ?? 'UTC');
  const rentalType = oneOf(plan.rental_type ?? plan.trip_type, rentalTypes);
  return {
    pickup,
    destination: locationFromWire(plan.destination_location),
    pickupAt: toTime(plan.pickup_time ?? plan.schedule_at),
    returnAt: endFromWire(plan, rentalType, toTime),
    rentalType,
    distance: Math.round(number(plan.distance) * 1_000),
    driver: oneOf(plan.driver, tripDrivers),
  };
}

/** The provider is a field beside the lines, or of each of them. */
export function rentalCartFromWire(wire: unknown, context: ReadContext): RentalCart {
  const cart = record(wire, 'rental cart');
  const [first] = records(cart.carts);
  const provider = recordOrNull(cart.provider) ?? recordOrNull(first?.provider);
  return {
    provider: provider && providerFromWire(provider, context),
    plan: planFromWire(cart.user_data, context),
    planId: numberOrNull(recordOrNull(cart.user_data)?.id),
    lines: readable(records(cart.carts), (line) => ({
      id: id(line.id, 'rental line'),
      vehicle: vehicleFromWire(line.vehicle, context),
      quantity: number(line.quantity, 1),
      rateSeen: moneyOrNull(line.price_seen, context.decimals),
    })),
  };
}

/** D-17. */
export function rentalCartMergeFromWire(wire: unknown, context: ReadContext): RentalCartMerge {
  const { offered } = record(wire, 'rental cart merge');
  return { offered: recordOrNull(offered) && rentalCartFromWire(offered, context) };
}

export function rentalWishlistFromWire(wire: unknown, context: ReadContext): RentalWishlist {
  const response = record(wire, 'rental wishlist');
  return {
    vehicles: readable(records(response.vehicles), (entry) => vehicleFromWire(entry, context)),
    providers: readable(records(response.providers), (entry) => providerFromWire(entry, context)),
  };
}
