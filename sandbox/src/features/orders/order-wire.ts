import { toShopTime } from '@shop/domain';
import type { View } from '../../shop/shop';
import { courierToWire } from '../couriers/couriers';
import { parcelCategoryToWire } from '../parcels/parcel-categories';
import { prescriptionPath } from '../prescriptions/prescriptions';
import type { OrderRow } from './order-store';

function addressToWire(address: NonNullable<OrderRow['address']>) {
  return {
    address_type: address.type,
    address: address.address,
    contact_person_name: address.contactName,
    contact_person_number: address.contactPhone,
    contact_person_email: address.contactEmail,
    house: address.house,
    floor: address.floor,
    road: address.road,
    additional_information: address.note,
    latitude: String(address.latitude),
    longitude: String(address.longitude),
  };
}

/** A time in the shop's time zone, without an offset. */
const shopTime = (at: string | Date, { timeZone }: View) => toShopTime(new Date(at).toISOString(), timeZone);

const historyToWire = (history: OrderRow['history'], view: View) =>
  Object.fromEntries(Object.entries(history).map(([status, at]) => [status, shopTime(at, view)]));

/**
 * An order as wire data: times under the names of its statuses, amounts in major units. Only its lines contain the
 * subtotal, as in the whole family.
 */
export const orderToWire = (row: OrderRow, view: View) => ({
  id: row.id,
  order_status: row.status,
  order_type: row.order_type,
  payment_method: row.payment_method,
  payment_status: row.payment_status,
  gateway: row.gateway,
  partially_paid_amount: view.money(row.wallet_part),
  coupon_code: row.coupon_code,
  order_attachment_full_url: row.prescriptions.map((picture) => view.picture(prescriptionPath(picture))),
  module_id: row.module_id,
  module_type: row.module_type,
  ...historyToWire(row.history, view),
  created_at: new Date(row.created_at).toISOString(),
  scheduled: row.scheduled_at ? 1 : 0,
  schedule_at: shopTime(row.scheduled_at ?? row.created_at, view),
  store_discount_amount: view.money(row.discount),
  coupon_discount_amount: view.money(row.coupon),
  total_tax_amount: view.money(row.tax),
  tax_status: row.tax_included ? 'included' : 'excluded',
  delivery_charge: view.money(row.delivery_fee),
  extra_delivery_charge: view.money(row.extra_fee),
  extra_delivery_charge_reason: row.extra_fee_reason,
  dm_tips: view.money(row.tip),
  additional_charge: view.money(row.service_charge),
  extra_packaging_amount: view.money(row.packaging_charge),
  order_amount: view.money(row.total),
  order_note: row.note,
  if_sold_out: row.if_sold_out,
  unavailable_item_note: row.sold_out_note || null,
  delivery_instruction: row.delivery_instruction || null,
  leave_at_door: row.leave_at_door,
  cutlery: row.cutlery,
  cancellation_reason: row.cancel_reason,
  canceled_by: row.status === 'canceled' ? (row.canceled_by_store ? 'store' : 'customer') : null,
  processing_time: row.processing_minutes,
  details_count: row.details_count,
  delivery_address: row.address && addressToWire(row.address),
  ...parcelToWire(row, view),
  store_id: row.store_id,
  store: row.store_id === null ? null : storeToWire(row, view),
  delivery_man: row.courier && courierToWire(row.courier, view),
  delivery_man_review: row.courier_review,
});

const storeToWire = (row: OrderRow, view: View) => ({
  id: row.store_id,
  name: view.text(row.store_name),
  address: view.text(row.store_address),
  phone: row.store_phone,
  logo_full_url: view.picture(row.store_logo),
  latitude: String(row.store_latitude),
  longitude: String(row.store_longitude),
  delivery_time: row.store_delivery_time && `${row.store_delivery_time} min`,
});

/** Null in every other order. */
const parcelToWire = (row: OrderRow, view: View) => ({
  parcel_category_id: row.parcel_category_id,
  parcel_category: row.parcel_category && parcelCategoryToWire(row.parcel_category, view),
  parcel_size: row.parcel_size,
  charge_payer: row.charge_payer,
  receiver_details: row.receiver && addressToWire(row.receiver),
  distance: row.metres / 1_000,
});
