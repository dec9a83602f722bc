import { tripStatuses, type Trip, type TripLine, type TripTotals } from '@shop/domain';
import {
  WireError,
  id,
  inner,
  money,
  number,
  oneOf,
  picture,
  readable,
  record,
  recordOrNull,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '../wire';
import type { ReadContext } from '../endpoint';
import { submittedReviewFromWire, positionFromWire } from './order';
import { gatewayFromWire, paymentMethodFromWire } from './payment-method';
import { planFromWire } from './rental';

const totalsFromWire = (trip: WireRecord, decimals: number): TripTotals => ({
  subtotal: money(trip.vehicle_amount, decimals),
  discount: money(trip.discount_on_trip, decimals),
  coupon: money(trip.coupon_discount_amount, decimals),
  tax: money(trip.tax_amount, decimals),
  taxIncluded: trip.tax_status === 'included',
  driverFee: money(trip.driver_amount, decimals),
  total: money(trip.trip_amount, decimals),
});

const linesFromWire = (wire: unknown, { decimals, pictureFolders: folders }: ReadContext): TripLine[] =>
  readable(records(wire), (line) => ({
    id: id(line.id, 'trip line'),
    vehicleId: number(line.vehicle_id),
    name: text(line.name),
    imageUrl: picture(line.thumbnail_full_url, line.thumbnail, 'vehicle_image_url', folders),
    quantity: number(line.quantity, 1),
    rate: money(line.price, decimals),
    total: money(line.total, decimals),
    discount: money(line.discount_on_line, decimals),
    plates: texts(line.vehicle_identities),
    review: submittedReviewFromWire(line.review),
  }));

function toProvider(wire: unknown, folders: ReadContext['pictureFolders']): Trip['provider'] {
  const provider = inner(wire);
  return {
    id: number(provider.id),
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
  const plan = planFromWire(trip);
  if (!plan) throw new WireError('trip has no plan');
  const contact = inner(trip.user_info);
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
    paymentMethod: paymentMethodFromWire(trip.payment_method),
    gateway: textOrNull(trip.gateway) ?? gatewayFromWire(trip.payment_method),
    paymentState: oneOf(trip.payment_status, ['unpaid', 'partially_paid', 'paid', 'refunded']),
    walletPaid: money(trip.partially_paid_amount, decimals),
    chauffeur: chauffeurFromWire(trip.driver_info, folders),
    bookedAt: text(trip.created_at),
    history: tripStatuses.map((status) => ({ status, at: text(trip[status]) })).filter((entry) => entry.at),
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

/** Response to booking: the same for a new trip. */
export const bookedFromWire = (wire: unknown) => ({
  tripId: id(record(wire, 'booked trip').trip_id, 'booked trip'),
  ...tripPaymentFromWire(wire),
});
