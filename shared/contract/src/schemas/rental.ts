import { rentalTypes, tripDrivers } from '@shop/domain';
import { array, boolean, number, object, string } from 'yup';
import { phonePattern } from './auth';
import { paymentMethod, stars, walletAmount } from './order';

const whole = () => number().integer().min(0).max(2_147_483_647);
const guestId = () => string().trim().max(64).nullable().default(null);
const spot = () =>
  object({
    lat: number().min(-90).max(90).required('placeRequired'),
    lng: number().min(-180).max(180).required('placeRequired'),
    address: string().trim().max(500).default(''),
  });

/** ISO 8601 with its offset or in UTC. */
const moment = () =>
  string()
    .trim()
    .max(40)
    .test('moment', 'timeInvalid', (value) => value === undefined || Number.isFinite(Date.parse(value)));

/** Hours as a number. */
const hoursPattern = /^\d{1,5}(\.\d+)?$/;

/** When it ends: a moment, or how many hours after the pick-up. */
const end = () =>
  string()
    .trim()
    .max(40)
    .test(
      'end',
      'timeInvalid',
      (value) => value === undefined || hoursPattern.test(value) || Number.isFinite(Date.parse(value)),
    );

/**
 * Kilometres of `distance` are what the customer saw; a server may measure them itself. `estimated_hours` are those that
 * are charged, of backends that know no days.
 */
const planFields = {
  pickup_location: spot().required('placeRequired'),
  destination_location: spot().nullable().default(null),
  pickup_time: moment().required('timeRequired'),
  destination_time: end().required('timeRequired'),
  estimated_hours: number().min(0).default(0),
  rental_type: string()
    .oneOf([...rentalTypes], 'rentalTypeInvalid')
    .required('rentalTypeInvalid'),
  distance: number().min(0).max(5_000_000).default(0),
  driver: string()
    .oneOf([...tripDrivers])
    .default('self'),
};

/** Time, locations and rental type of the whole cart. ENT-23, CALL-17. */
export const rentalPlanSchema = object({ ...planFields, guest_id: guestId() });

/**
 * Adds a vehicle to the cart; the plan becomes the cart's. `price` is the displayed rate per unit of the rental type, in
 * major units. A vehicle of another provider is refused with the code `other_provider`.
 */
export const rentalCartAddSchema = rentalPlanSchema.concat(
  object({
    vehicle_id: whole().min(1).required('vehicleRequired'),
    quantity: whole().min(1, 'quantityMinimum').max(100, 'quantityMaximum').required('quantityRequired'),
    price: number().min(0).default(0),
  }),
);

/** The quantity of a line, absolute. */
export const rentalCartUpdateSchema = object({
  cart_id: whole().min(1).required('cartRequired'),
  quantity: whole().min(1, 'quantityMinimum').max(100, 'quantityMaximum').required('quantityRequired'),
  guest_id: guestId(),
});

/** Plan and vehicles of a cart, as the customer saw them. */
const shownTripSchema = object({
  ...planFields,
  vehicles: array(
    object({ vehicle_id: whole().min(1).required('vehicleRequired'), quantity: whole().min(1).required() }),
  )
    .max(100)
    .required('vehicleRequired'),
});

/**
 * Books the owner's cart as a trip, at most once per `Idempotency-Key` (D-21). `trip_amount` is the displayed total, in
 * major units, and `shown` the displayed trip: if the server's differs, nothing is booked and the response contains the
 * change (D-16).
 */
export const bookTripSchema = object({
  provider_id: whole().min(1).required('providerRequired'),
  trip_amount: number().min(0).required('amountRequired'),
  payment_method: paymentMethod().required('paymentRequired'),
  gateway: string().trim().max(255).default(''),
  callback: string().trim().max(2_000).default(''),
  /** The wallet pays up to its balance, the method the rest. */
  partial_payment: boolean().default(false),
  wallet_amount: walletAmount(),
  contact_person_name: string().trim().max(255).required('nameRequired'),
  contact_person_number: string().trim().matches(phonePattern, 'phoneInvalid').required('phoneRequired'),
  contact_person_email: string().trim().max(255).default(''),
  note: string().trim().max(1_000).default(''),
  /** The same for backends that call it so. */
  additional_note: string().trim().max(1_000).default(''),
  /** Pick-up and rental type, which some backends have in the cart and others want to hear again. */
  schedule_at: moment(),
  scheduled: number().oneOf([0, 1]).default(1),
  trip_type: string().oneOf([...rentalTypes], 'rentalTypeInvalid'),
  /** Null: nothing but `schedule_at` and `trip_type` is compared. */
  shown: shownTripSchema.nullable().default(null),
  coupon_code: string().trim().max(255).default(''),
  guest_id: guestId(),
});

export const cancelTripSchema = object({
  trip_id: whole().min(1).required('tripRequired'),
  reason: string().trim().max(500).default(''),
  cancellation_reason: string().trim().max(255).default(''),
  guest_id: guestId(),
});

/**
 * Changes the payment method of an unpaid trip, or retries the same one. The family has its own names for gateway and
 * address, and takes a part from the wallet here.
 */
export const payTripSchema = object({
  trip_id: whole().min(1).required('tripRequired'),
  payment_method: string()
    .oneOf(['cash_on_delivery', 'cash_payment', 'wallet', 'digital_payment', 'partial_payment'])
    .required('paymentRequired'),
  gateway: string().trim().max(255).default(''),
  payment_gateway: string().trim().max(255).default(''),
  callback: string().trim().max(2_000).default(''),
  callback_url: string().trim().max(2_000).default(''),
  payment_platform: string().trim().max(20).default('web'),
  contact_number: string().trim().max(255).default(''),
  guest_id: guestId(),
});

/** Once for each vehicle of a completed trip. */
export const tripReviewSchema = object({
  trip_id: whole().min(1).required('tripRequired'),
  vehicle_id: whole().min(1).required('vehicleRequired'),
  rating: stars().required('ratingRequired'),
  comment: string().trim().max(2_000).default(''),
});
