import type { View } from '../../shop/shop';
import { planToWire } from '../rental-cart/trip-plan';
import { toPlan, type TripLineRow, type TripRow } from './trip-store';

const historyToWire = (history: TripRow['history']) =>
  Object.fromEntries(Object.entries(history).map(([status, at]) => [status, new Date(at).toISOString()]));

const lineToWire = (row: TripLineRow, view: View) => ({
  id: row.id,
  vehicle_id: row.vehicle_id ?? 0,
  name: view.text(row.name_i18n),
  thumbnail_full_url: view.picture(row.image),
  quantity: row.quantity,
  price: view.money(row.rate),
  total: view.money(row.total),
  discount_on_line: view.money(row.discount),
  vehicle_identities: row.plates,
  review: row.review,
});

const providerToWire = (row: TripRow, view: View) => ({
  id: row.provider_id,
  name: view.text(row.provider_name),
  address: view.text(row.provider_address),
  phone: row.provider_phone,
  logo_full_url: view.picture(row.provider_logo),
  latitude: String(row.provider_latitude),
  longitude: String(row.provider_longitude),
});

const amountsToWire = (row: TripRow, view: View) => ({
  vehicle_amount: view.money(row.subtotal),
  discount_on_trip: view.money(row.discount),
  coupon_discount_amount: view.money(row.coupon),
  coupon_code: row.coupon_code,
  tax_amount: view.money(row.tax),
  tax_status: row.tax_included ? 'included' : 'excluded',
  driver_amount: view.money(row.driver_fee),
  trip_amount: view.money(row.total),
  payment_method: row.payment_method,
  payment_status: row.payment_status,
  gateway: row.gateway,
  partially_paid_amount: view.money(row.wallet_part),
});

/** A trip as wire data: times under the names of its statuses, amounts in major units. Lists leave the lines out. */
export const tripToWire = (row: TripRow, view: View, lines: TripLineRow[] = []) => ({
  id: row.id,
  trip_status: row.status,
  provider_id: row.provider_id,
  provider: providerToWire(row, view),
  ...planToWire(toPlan(row)),
  quantity: row.vehicle_count,
  ...amountsToWire(row, view),
  user_info: {
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_phone,
    contact_person_email: row.contact_email,
  },
  trip_note: row.note,
  cancellation_reason: row.cancel_reason,
  trip_details: lines.map((line) => lineToWire(line, view)),
  driver_info: row.chauffeur && {
    id: row.chauffeur.id,
    f_name: row.chauffeur.f_name,
    l_name: row.chauffeur.l_name,
    phone: row.chauffeur.phone,
    image_full_url: view.picture(row.chauffeur.image),
  },
  ...historyToWire(row.history),
  created_at: row.created_at.toISOString(),
});
