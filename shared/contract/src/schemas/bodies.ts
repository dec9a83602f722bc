import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { isRecord, type Method } from '@shop/contract/core';
import type { Coordinates } from '../coordinates';
import { addressSchema } from './address';
import {
  forgotPasswordSchema,
  guestRequestSchema,
  interestSchema,
  loginSchema,
  phoneProviderResetSchema,
  phoneProviderSchema,
  resetPasswordSchema,
  signUpSchema,
  socialLoginSchema,
  socialRegisterSchema,
  updateInfoSchema,
  verifyContactSchema,
  verifyTokenSchema,
} from './auth';
import { cartAddSchema, cartUpdateSchema, settleCartMergeSchema } from './cart';
import { pointTransferSchema } from './loyalty';
import { newsletterSchema } from './newsletter';
import {
  cancelOrderSchema,
  claimOrderSchema,
  courierReviewSchema,
  itemReviewSchema,
  placeOrderSchema,
  surgeSchema,
  switchPaymentSchema,
} from './order';
import { sendParcelSchema } from './parcel';
import {
  bookTripSchema,
  cancelTripSchema,
  payTripSchema,
  rentalCartAddSchema,
  rentalCartUpdateSchema,
  rentalPlanSchema,
  tripReviewSchema,
} from './rental';
import { notificationSettingsSchema, readNotificationsSchema } from './settings';
import { pushTokenSchema } from './push';
import {
  addToSharedCartSchema,
  changeListSchema,
  resumeCartSchema,
  saveListSchema,
  shareCartSchema,
} from './saved-list';
import { addFundSchema } from './wallet';

/** Fields with a default are optional for the caller. */
type Body<Schema extends ObjectSchema<AnyObject>, Required extends keyof InferType<Schema>> = Partial<
  InferType<Schema>
> &
  Pick<InferType<Schema>, Required>;

/** A variation by its type, or a food group by name with the chosen labels (ENT-22). */
export type CartVariation = { type?: string; name?: string; values?: { label: string[] } };
type Chosen = { variation?: CartVariation[] };

export type CartAddBody = Omit<Body<typeof cartAddSchema, 'item_id' | 'quantity'>, 'variation'> & Chosen;
export type CartUpdateBody = Omit<
  Body<typeof cartUpdateSchema, 'cart_id' | 'item_id' | 'quantity'>,
  'variation'
> &
  Chosen;
export type PlaceOrderBody = Omit<
  Body<
    typeof placeOrderSchema,
    | 'store_id'
    | 'order_amount'
    | 'order_type'
    | 'payment_method'
    | 'contact_person_name'
    | 'contact_person_number'
  >,
  'cart' | 'is_buy_now' | keyof Coordinates
> & { is_buy_now?: 1; cart?: string } & { [Name in keyof Coordinates]?: Coordinates[Name] | null };
/** `receiver_details`: a record as JSON text, as the family expects it. */
export type SendParcelBody = Omit<
  Body<
    typeof sendParcelSchema,
    | 'order_type'
    | 'parcel_category_id'
    | 'charge_payer'
    | 'order_amount'
    | 'payment_method'
    | 'contact_person_name'
    | 'contact_person_number'
    | 'address'
  >,
  'receiver_details' | keyof Coordinates
> & { receiver_details: string } & Coordinates;
export type SettleCartMergeBody = Body<typeof settleCartMergeSchema, 'keep'>;
export type SwitchPaymentBody = Body<typeof switchPaymentSchema, 'order_id' | 'payment_method'>;
export type CancelOrderBody = Body<typeof cancelOrderSchema, 'order_id'>;
export type AddressBody = Omit<
  Body<typeof addressSchema, 'contact_person_name' | 'contact_person_number' | 'address'>,
  keyof Coordinates
> &
  Coordinates;
export type LoginBody = Body<typeof loginSchema, never>;
export type VerifyContactBody = Body<typeof verifyContactSchema, 'verification_type' | 'otp'>;
export type SocialLoginBody = Body<typeof socialLoginSchema, 'medium' | 'token' | 'unique_id'>;
export type SocialRegisterBody = Body<
  typeof socialRegisterSchema,
  'medium' | 'token' | 'unique_id' | 'phone'
>;
export type UpdateInfoBody = Body<typeof updateInfoSchema, 'name'>;
export type PhoneProviderBody = Body<typeof phoneProviderSchema, 'session_info' | 'phone' | 'otp'>;
export type PhoneProviderResetBody = InferType<typeof phoneProviderResetSchema>;
export type ForgotPasswordBody = Body<typeof forgotPasswordSchema, 'verification_method'>;
export type VerifyTokenBody = Body<typeof verifyTokenSchema, 'verification_method' | 'reset_token'>;
export type ResetPasswordBody = Body<
  typeof resetPasswordSchema,
  'verification_method' | 'reset_token' | 'password' | 'confirm_password'
>;
export type PushTokenBody = Body<typeof pushTokenSchema, 'cm_firebase_token'>;
export type NewsletterBody = { email: string };
export type InterestBody = { interest: number[] };
export type ItemReviewBody = Body<typeof itemReviewSchema, 'item_id' | 'order_id' | 'rating'>;
export type CourierReviewBody = Body<typeof courierReviewSchema, 'delivery_man_id' | 'order_id' | 'rating'>;
export type AddFundBody = Body<typeof addFundSchema, 'amount' | 'payment_method'>;
export type ClaimOrderBody = Body<typeof claimOrderSchema, 'order_id' | 'contact_number'>;
export type ReadNotificationsBody = Body<typeof readNotificationsSchema, never>;
export type NotificationSettingsBody = Body<typeof notificationSettingsSchema, 'order_status'>;
export type PointTransferBody = Body<typeof pointTransferSchema, 'point'>;
type Plan = 'pickup_location' | 'pickup_time' | 'destination_time' | 'rental_type';
export type RentalPlanBody = Body<typeof rentalPlanSchema, Plan>;
export type RentalCartAddBody = Body<typeof rentalCartAddSchema, Plan | 'vehicle_id' | 'quantity'>;
export type RentalCartUpdateBody = Body<typeof rentalCartUpdateSchema, 'cart_id' | 'quantity'>;
export type BookTripBody = Body<
  typeof bookTripSchema,
  'provider_id' | 'trip_amount' | 'payment_method' | 'contact_person_name' | 'contact_person_number'
>;
/** Of the booking, what its tax depends on. */
export type TripTaxBody = Pick<
  BookTripBody,
  'provider_id' | 'trip_type' | 'schedule_at' | 'scheduled' | 'coupon_code' | 'guest_id'
>;
export type CancelTripBody = Body<typeof cancelTripSchema, 'trip_id'>;
export type PayTripBody = Body<typeof payTripSchema, 'trip_id' | 'payment_method'>;
export type TripReviewBody = Body<typeof tripReviewSchema, 'trip_id' | 'vehicle_id' | 'rating'>;
export type SaveListBody = Body<typeof saveListSchema, 'kind'>;
export type ChangeListBody = Body<typeof changeListSchema, 'list_id'>;
export type ResumeCartBody = Body<typeof resumeCartSchema, 'list_id'>;
export type ShareCartBody = Body<typeof shareCartSchema, 'store_id'>;
export type AddToSharedCartBody = Body<typeof addToSharedCartSchema, 'token' | 'name'>;
export type SignUpBody = Body<
  typeof signUpSchema,
  'name' | 'email' | 'phone' | 'password' | 'confirm_password'
>;

const schemas: Record<string, unknown> = {
  'POST /api/v1/auth/guest/request': guestRequestSchema,
  'POST /api/v1/customer/cart/add': cartAddSchema,
  'POST /api/v1/customer/cart/update': cartUpdateSchema,
  'POST /api/v1/customer/cart/merge': settleCartMergeSchema,
  'POST /api/v1/customer/saved-lists/add': saveListSchema,
  'PUT /api/v1/customer/saved-lists/update': changeListSchema,
  'POST /api/v1/customer/saved-lists/resume': resumeCartSchema,
  'POST /api/v1/customer/cart/share': shareCartSchema,
  'POST /api/v1/shared-cart/add': addToSharedCartSchema,
  'POST /api/v1/customer/order/place': placeOrderSchema,
  'PUT /api/v1/customer/order/payment-method': switchPaymentSchema,
  'PUT /api/v1/customer/order/cancel': cancelOrderSchema,
  'POST /api/v1/customer/order/get-Tax': placeOrderSchema,
  'POST /api/v1/customer/order/get-surge-price': surgeSchema,
  'POST /api/v1/customer/address/add': addressSchema,
  'PUT /api/v1/customer/address/update/:id': addressSchema,
  'POST /api/v1/auth/login': loginSchema,
  'POST /api/v1/auth/sign-up': signUpSchema,
  'POST /api/v1/auth/verify-phone': verifyContactSchema,
  'POST /api/v1/auth/social-login': socialLoginSchema,
  'POST /api/v1/auth/social-register': socialRegisterSchema,
  'POST /api/v1/auth/update-info': updateInfoSchema,
  'POST /api/v1/auth/firebase-verify-token': phoneProviderSchema,
  'POST /api/v1/auth/forgot-password': forgotPasswordSchema,
  'POST /api/v1/auth/verify-token': verifyTokenSchema,
  'PUT /api/v1/auth/reset-password': resetPasswordSchema,
  'POST /api/v1/customer/update-interest': interestSchema,
  'PUT /api/v1/customer/cm-firebase-token': pushTokenSchema,
  'POST /api/v1/items/reviews/submit': itemReviewSchema,
  'POST /api/v1/delivery-man/reviews/submit': courierReviewSchema,
  'POST /api/v1/customer/order/claim': claimOrderSchema,
  'PUT /api/v1/customer/notifications/read': readNotificationsSchema,
  'PUT /api/v1/customer/notification-settings': notificationSettingsSchema,
  'POST /api/v1/customer/loyalty-point/point-transfer': pointTransferSchema,
  'POST /api/v1/customer/wallet/add-fund': addFundSchema,
  'POST /api/v1/rental/user/cart/add-to-cart': rentalCartAddSchema,
  'PUT /api/v1/rental/user/cart/update-cart': rentalCartUpdateSchema,
  'PUT /api/v1/rental/user/cart/update-user-data/:id': rentalPlanSchema,
  'POST /api/v1/rental/user/cart/merge': settleCartMergeSchema,
  'POST /api/v1/rental/user/trip/trip-booking': bookTripSchema,
  'PUT /api/v1/rental/user/trip/cancel-trip': cancelTripSchema,
  'POST /api/v1/rental/user/trip/payment': payTripSchema,
  'POST /api/v1/rental/user/trip/get-tax': bookTripSchema.pick([
    'provider_id',
    'trip_type',
    'schedule_at',
    'coupon_code',
  ]),
  'POST /api/v1/rental/user/review/add': tripReviewSchema,
  'POST /api/v1/newsletter/subscribe': newsletterSchema,
};

/** An order's body has another schema where it is a parcel. */
const isParcel = (sent: unknown) => isRecord(sent) && sent.order_type === 'parcel';

/** A code of the phone provider has another body where it is for a new password. */
const isReset = (sent: unknown) => isRecord(sent) && Boolean(sent.is_reset_token);

/** The schema of an endpoint's body; null if it has none. The server validates with it. `sent`: the body, if there is one. */
export function getBodySchema(
  endpoint: { method: Method; path: string },
  sent?: unknown,
): ObjectSchema<AnyObject> | null {
  const known = schemas[`${endpoint.method} ${endpoint.path}`] ?? null;
  const schema = ((): unknown => {
    if (known === placeOrderSchema && isParcel(sent)) return sendParcelSchema;
    return known === phoneProviderSchema && isReset(sent) ? phoneProviderResetSchema : known;
  })();
  // yup's object schemas are invariant in their fields; here they only validate.
  return schema as ObjectSchema<AnyObject> | null;
}
