import type { View } from '../../shop/shop';
import type { VehicleRow } from './vehicle-row';

const moneyOrNull = (amount: number | null, view: View) => (amount === null ? null : view.money(amount));

/** A vehicle as wire data, with rates in major units and the provider's fields for its card. */
export const vehicleToWire = (row: VehicleRow, view: View) => ({
  id: row.id,
  name: view.text(row.name_i18n),
  description: view.text(row.description_i18n),
  thumbnail_full_url: view.picture(row.image),
  images_full_url: row.images.map((path) => view.picture(path)),
  provider_id: row.provider_id,
  provider: {
    id: row.provider_id,
    name: view.text(row.provider_name),
    logo_full_url: view.picture(row.provider_logo),
    avg_rating: row.provider_rating,
    rating_count: row.provider_rating_count,
    pickup_zone_id: row.pickup_zone_ids,
  },
  category_id: row.category_id,
  category: { id: row.category_id, name: view.text(row.category_name) },
  brand_id: row.brand_id,
  brand: { id: row.brand_id, name: view.text(row.brand_name) },
  seating_capacity: row.seats,
  fuel_type: row.fuel,
  transmission_type: row.transmission,
  air_condition: row.air_condition ? 1 : 0,
  year: row.year,
  hourly_price: moneyOrNull(row.hourly, view),
  distance_price: moneyOrNull(row.per_km, view),
  day_wise_price: moneyOrNull(row.per_day, view),
  discount_price: row.discount_type === 'amount' ? view.money(row.discount ?? 0) : (row.discount ?? 0),
  discount_type: row.discount_type ?? 'percent',
  avg_rating: row.avg_rating,
  rating_count: row.rating_count,
  total_vehicles: row.quantity,
  available_vehicles: row.available,
});
