import { boolean, number, object, string } from 'yup';
import { parcelPayers, parcelSizes } from '@shop/domain';
import { phonePattern } from './auth';
import { paymentMethod, walletAmount } from './order';

const whole = () => number().integer().min(0).max(2_147_483_647);
const line = () => string().trim().max(255).default('');
const name = () => string().trim().max(255).required('nameRequired');
const phone = () => string().trim().matches(phonePattern, 'phoneInvalid').required('phoneRequired');
const place = () => string().trim().max(500).required('addressRequired');
const latitude = () => number().min(-90).max(90).required('coordinatesRequired');
const longitude = () => number().min(-180).max(180).required('coordinatesRequired');

/** Who receives a parcel, and where. */
const receiverSchema = object({
  contact_person_name: name(),
  contact_person_number: phone(),
  contact_person_email: line(),
  address: place(),
  address_type: line(),
  latitude: latitude(),
  longitude: longitude(),
  /** A zone that contains the point. */
  zone_id: whole().nullable().default(null),
  road: line(),
  house: line(),
  floor: line(),
});

/**
 * Sends a parcel from the sender's contact and address to those of `receiver_details`, a record or its JSON text.
 * `order_amount` is the displayed total, in major units: where the server's differs, nothing is charged (D-16). X-31.
 */
export const sendParcelSchema = object({
  order_type: string().oneOf(['parcel']).required('orderTypeRequired'),
  parcel_category_id: whole().min(1).required('parcelCategoryRequired'),
  /** Only where the category has sizes. */
  parcel_size: string()
    .oneOf([...parcelSizes, ''])
    .default(''),
  charge_payer: string()
    .oneOf([...parcelPayers])
    .required('payerRequired'),
  receiver_details: receiverSchema.json().required('parcelReceiverRequired'),
  order_amount: number().min(0).required('amountRequired'),
  payment_method: paymentMethod().required('paymentRequired'),
  gateway: line(),
  callback: string().trim().max(2_000).default(''),
  partial_payment: boolean().default(false),
  wallet_amount: walletAmount(),
  /** Kilometres; the server works them out itself. */
  distance: number().min(0).max(20_000).default(0),
  contact_person_name: name(),
  contact_person_number: phone(),
  contact_person_email: line(),
  address: place(),
  address_type: string().oneOf(['home', 'office', 'other']).default('other'),
  latitude: latitude(),
  longitude: longitude(),
  road: line(),
  house: line(),
  floor: line(),
  order_note: string().trim().max(1_000).default(''),
  /** "YYYY-MM-DD HH:mm:ss" in the shop's time zone; null: as soon as possible. */
  schedule_at: string().trim().max(40).nullable().default(null),
  guest_id: string().trim().max(64).nullable().default(null),
});
