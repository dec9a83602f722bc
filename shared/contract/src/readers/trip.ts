import {
  momentFromShopTime,
  rentalTypes,
  tripStatuses,
  type Minor,
  type Trip,
  type TripLine,
  type TripTotals,
} from '@shop/domain';
import {
  id,
  inner,
  money,
  number,
  numberOrNull,
  oneOf,
  picture,
  readable,
  type ReadContext,
  record,
  recordOrNull,
  records,
  text,
  textOrNull,
  texts,
  WireError,
  type WireRecord,
} from '@shop/contract/core';
import { submittedReviewFromWire, positionFromWire } from './order';
import { gatewayFromWire, getPaymentMethod, paymentMethodFromWire } from './payment-method';
import { vendorFromWire } from './vendor';
import { planFromWire } from './rental';

/** The family leaves the sum of the vehicles to be worked out from its lines. */
const subtotalFromWire = (trip: WireRecord, decimals: number): Minor =>
  trip.vehicle_amount === undefined
    ? records(trip.trip_details).reduce((sum, line) => sum + money(line.price, decimals), 0)
    : money(trip.vehicle_amount, decimals);

const totalsFromWire = (trip: WireRecord, decimals: number): TripTotals => ({
  subtotal: subtotalFromWire(trip, decimals),
  discount: money(trip.discount_on_trip, decimals),
  coupon: money(trip.coupon_discount_amount, decimals),
  tax: money(trip.tax_amount, decimals),
  taxIncluded: trip.tax_status === 'included',
  driverFee: money(trip.driver_amount, decimals),
  service: money(trip.additional_charge, decimals),
  total: money(trip.trip_amount, decimals),
});

const rateNames = { hourly: 'hourly_price', distance_wise: 'distance_price', day_wise: 'day_wise_price' };

/** Amounts of a line. With the vehicle as it was booked beside, `price` is that of the whole line, and the discount of one. */
function amountsFromWire(line: WireRecord, vehicle: WireRecord | null, decimals: number) {
  const quantity = number(line.quantity, 1);
  if (!vehicle)
    return {
      rate: money(line.price, decimals),
      total: money(line.total, decimals),
      discount: money(line.discount_on_line, decimals),
    };
  return {
    rate: money(vehicle[rateNames[oneOf(line.rental_type, rentalTypes)]], decimals),
    total: money(line.price, decimals),
    discount: money(line.discount_on_trip, decimals) * quantity,
  };
}

const linesFromWire = (wire: unknown, { decimals, pictureFolders: folders }: ReadContext): TripLine[] =>
  readable(records(wire), (line) => {
    const vehicle = recordOrNull(line.vehicle_details);
    const { name, thumbnail, thumbnail_full_url: address } = vehicle ?? line;
    return {
      id: id(line.id, 'trip line'),
      vehicleId: number(line.vehicle_id),
      name: text(name),
      imageUrl: picture(address, thumbnail, 'vehicle_image_url', folders),
      quantity: number(line.quantity, 1),
      ...amountsFromWire(line, vehicle, decimals),
      plates: texts(line.vehicle_identities ?? line.license_plate_number),
      review: submittedReviewFromWire(line.review),
    };
  });

function toProvider(wire: unknown, folders: ReadContext['pictureFolders']): Trip['provider'] {
  const provider = inner(wire);
  return {
    id: number(provider.id),
    ...vendorFromWire(provider),
    name: text(provider.name),
    phone: text(provider.phone),
    address: text(provider.address),
    logoUrl: picture(provider.logo_full_url, provider.logo, 'store_image_url', folders),
    position: positionFromWire(provider),
  };
}

function chauffeurFromWire(wire: unknown, folders: ReadContext['pictureFolders']): Trip['chauffeur'] {
  const driver = recordOrNull(wire);
  return (
    driver && {
      name: [text(driver.f_name), text(driver.l_name)].filter(Boolean).join(' '),
      phone: text(driver.phone),
      imageUrl: picture(driver.image_full_url, driver.image, 'delivery_man_image_url', folders),
    }
  );
}

/** Throws for a trip without its plan. */
export function tripFromWire(wire: unknown, context: ReadContext): Trip {
  const { decimals, pictureFolders: folders } = context;
  const trip = record(wire, 'trip');
  const plan = planFromWire(trip, context);
  if (!plan) throw new WireError('trip has no plan');
  const contact = recordOrNull(trip.user_info) ?? {};
  // It waits for another try.
  const hasFailed = trip.trip_status === 'payment_failed';
  const toTime = (value: unknown) => momentFromShopTime(text(value), context.timeZone ?? 'UTC');
  return {
    id: id(trip.id, 'trip'),
    status: oneOf(trip.trip_status, tripStatuses),
    provider: toProvider(trip.provider, folders),
    plan,
    contact: {
      name: text(contact.contact_person_name),
      phone: text(contact.contact_person_number),
      email: text(contact.contact_person_email),
    },
    note: text(trip.trip_note),
    lines: linesFromWire(trip.trip_details, context),
    vehicleCount: number(trip.quantity),
    totals: totalsFromWire(trip, decimals),
    couponCode: text(trip.coupon_code),
    paymentMethod: hasFailed ? 'digital_payment' : paymentMethodFromWire(getPaymentMethod(trip)),
    gateway: textOrNull(trip.gateway) ?? gatewayFromWire(trip.payment_method),
    paymentState: oneOf(trip.payment_status, ['unpaid', 'partially_paid', 'paid', 'refunded']),
    isPaymentOpen: !trip.payment_method && trip.payment_status === 'unpaid',
    walletPaid: money(trip.partially_paid_amount, decimals),
    chauffeur: chauffeurFromWire(trip.driver_info, folders),
    bookedAt: toTime(trip.created_at),
    history: tripStatuses.map((status) => ({ status, at: toTime(trip[status]) })).filter((entry) => entry.at),
  };
}

/**
 * Response to paying. `payAt`: the gateway's page, if payment is needed there; some backends send only its address, newer
 * ones wrap it.
 */
export const tripPaymentFromWire = (wire: unknown) => {
  const response: WireRecord =
    typeof wire === 'string' ? { redirect_link: wire } : unwrapped(record(wire, 'payment of a trip'));
  return {
    message: text(response.message),
    payAt: textOrNull(response.redirect_link),
    paymentId: textOrNull(response.payment_id),
  };
};

const unwrapped = (answer: WireRecord): WireRecord => recordOrNull(answer.content) ?? answer;

/** Response to booking: the same for a new trip, or its number alone; then no payment has begun. */
export const bookedFromWire = (wire: unknown) => {
  const trip = isNumeric(wire) ? { trip_id: wire } : unwrapped(record(wire, 'booked trip'));
  return {
    tripId: id(isNumeric(trip.content) ? trip.content : trip.trip_id, 'booked trip'),
    ...tripPaymentFromWire(trip),
  };
};

const isNumeric = (wire: unknown): wire is number | string =>
  typeof wire !== 'object' && numberOrNull(wire) !== null;
