import { ifSoldOutChoices } from '@shop/domain';
import { array, boolean, number, object, string } from 'yup';
import { phonePattern } from './auth';
import { buyNowLineSchema } from './cart';

const whole = () => number().integer().min(0).max(2_147_483_647);
const line = () => string().trim().max(255).default('');

export const paymentMethod = () => string().oneOf(['cash_on_delivery', 'wallet', 'digital_payment']);

/**
 * With `partial_payment`: the displayed share of the wallet, in major units. If it is another now, nothing is charged and
 * the response contains the change (D-16, D-20). Releases from before the field send none: the share of now is charged.
 */
export const walletAmount = () => number().min(0).nullable().default(null);

/**
 * Places an order from the owner's cart, or with `is_buy_now` of the one line in `cart`, which does not change the owner's
 * cart (ROUTE-02, D-20). `order_amount` is the displayed total, in major units: if the server's differs, nothing is charged
 * and the response contains the change (D-16). Sending the new total is the customer's consent; `accept_changes` is for
 * callers that show none: it accepts any total, and continues without a coupon that has ended.
 * The address is required for a delivery; a guest sends contact data.
 */
export const placeOrderSchema = object({
  store_id: whole().min(1).required('storeRequired'),
  order_amount: number().min(0).required('amountRequired'),
  order_type: string().oneOf(['delivery', 'take_away']).required('orderTypeRequired'),
  payment_method: paymentMethod().required('paymentRequired'),
  /** For a digital payment: the gateway, and its return address (of the shop's own origin). */
  gateway: line(),
  callback: string().trim().max(2_000).default(''),
  /** The wallet pays up to its balance, the method the rest (D-20). */
  partial_payment: boolean().default(false),
  wallet_amount: walletAmount(),
  /** Ids of pictures uploaded before (VALID-07). */
  prescription_ids: array(whole().min(1).required()).max(3, 'prescriptionMost').default([]),
  /** Kilometres from the store to the customer (BIZ-35). */
  distance: number().min(0).max(20_000).default(0),
  contact_person_name: string().trim().max(255).required('nameRequired'),
  contact_person_number: string().trim().matches(phonePattern, 'phoneInvalid').required('phoneRequired'),
  contact_person_email: line(),
  address: string()
    .trim()
    .max(500)
    .default('')
    .when('order_type', { is: 'delivery', then: (schema) => schema.required('addressRequired') }),
  address_type: string().oneOf(['home', 'office', 'other']).default('other'),
  /** Checked for take-away too. */
  latitude: number().min(-90).max(90).nullable().default(null),
  longitude: number().min(-180).max(180).nullable().default(null),
  road: line(),
  house: line(),
  floor: line(),
  order_note: string().trim().max(1_000).default(''),
  /** What to do with a sold-out line, in words; backends keep 255 characters. X-21. */
  unavailable_item_note: line(),
  /** For the courier. X-22. */
  delivery_instruction: line(),
  cutlery: boolean().default(false),
  /** The same as `unavailable_item_note`, for every line that does not say it, with the capability `line-notes`. */
  if_sold_out: string()
    .oneOf(['', ...ifSoldOutChoices])
    .default(''),
  leave_at_door: boolean().default(false),
  coupon_code: line(),
  dm_tips: number().min(0).max(1_000_000).default(0),
  /** The store's packaging charge: backends of the family charge it only if the order contains it. */
  extra_packaging_amount: number().min(0).max(1_000_000).default(0),
  /** "YYYY-MM-DD HH:mm:ss" in the shop's time zone; null: as soon as possible. */
  schedule_at: string().trim().max(40).nullable().default(null),
  guest_id: string().trim().max(64).nullable().default(null),
  accept_changes: boolean().default(false),
  is_buy_now: boolean().default(false),
  /** Lines as JSON in text, as the family expects them. */
  cart: array(buyNowLineSchema.required())
    .json()
    .max(1, 'cartRequired')
    .default([])
    .when('is_buy_now', { is: true, then: (schema) => schema.min(1, 'cartRequired') }),
});

/** Zone and time of a possible surcharge. */
export const surgeSchema = object({
  zone_id: whole().min(1).required('invalid'),
  module_id: whole().min(1).required('invalid'),
  date_time: string().trim().max(40).required('invalid'),
  guest_id: string().trim().max(64).nullable().default(null),
});

export const cancelOrderSchema = object({
  order_id: whole().min(1).required('orderRequired'),
  reason: string().trim().max(500).default(''),
  guest_id: string().trim().max(64).nullable().default(null),
});

/** Changes the payment method of an unpaid order, or retries the same one. */
export const switchPaymentSchema = object({
  order_id: whole().min(1).required('orderRequired'),
  payment_method: paymentMethod().required('paymentRequired'),
  gateway: line(),
  callback: string().trim().max(2_000).default(''),
  contact_number: line(),
  guest_id: string().trim().max(64).nullable().default(null),
});

export const stars = () =>
  number()
    .min(1)
    .max(5)
    .test('step', 'ratingStep', (rating) => rating === undefined || rating * 2 === Math.floor(rating * 2));
const comment = () => string().trim().max(2_000).default('');

/** After delivery, once for each item of an order (D-24). `rating`: 1 to 5 in steps of 0.5. */
export const itemReviewSchema = object({
  item_id: whole().min(1).required('itemRequired'),
  order_id: whole().min(1).required('orderRequired'),
  rating: stars().required('ratingRequired'),
  comment: comment(),
});

/** After delivery, once for each order (D-24). */
export const courierReviewSchema = object({
  delivery_man_id: whole().min(1).required('courierRequired'),
  order_id: whole().min(1).required('orderRequired'),
  rating: stars().required('ratingRequired'),
  comment: comment(),
});

/** a guest's order, by the data for tracking it. */
export const claimOrderSchema = object({
  order_id: whole().min(1).required('orderRequired'),
  contact_number: string().trim().max(40).required('phoneRequired'),
});
