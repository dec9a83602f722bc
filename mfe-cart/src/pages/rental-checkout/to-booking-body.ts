import type { BookTripBody } from '@shop/contract';
import { couponReaches, toMajor, toZonedMoment, type Minor, type TripTotals } from '@shop/domain';
import type { CheckoutDraft } from '../../ordering/draft/checkout-draft';
import { toPartialPayment } from '../../payment/payment-rules';
import { toPlanBody } from '../../rental-cart/to-rental-body';
import type { BookingFacts } from './use-booking-facts';

interface HowPaid {
  /** The address to which a gateway returns. */
  callback: string;
  /** The wallet's share of the total, minor units. */
  walletPaid: Minor;
}

/** The body for booking. `totals` are those that the customer has seen. */
export function toBookingBody(
  { provider, plan, lines, config }: BookingFacts,
  { address: contact, note, coupon, payment }: CheckoutDraft,
  totals: TripTotals,
  { callback, walletPaid }: HowPaid,
): BookTripBody {
  const base = { amount: totals.subtotal - totals.discount, storeId: provider.id, zoneId: provider.zoneId };
  return {
    provider_id: provider.id,
    trip_amount: toMajor(totals.total, config.currency.decimals),
    payment_method: payment.method,
    ...toPartialPayment(payment.method, walletPaid, config.currency.decimals),
    ...(payment.method === 'digital_payment' ? { gateway: payment.gateway, callback } : {}),
    contact_person_name: contact?.contactName ?? '',
    contact_person_number: contact?.contactPhone ?? '',
    contact_person_email: contact?.contactEmail ?? '',
    note,
    additional_note: note,
    trip_type: plan.rentalType,
    schedule_at: toZonedMoment(plan.pickupAt, config.timeZone),
    scheduled: 1,
    shown: {
      ...toPlanBody(plan, config.timeZone),
      vehicles: lines.map(({ vehicle, quantity }) => ({ vehicle_id: vehicle.id, quantity })),
    },
    coupon_code: coupon && couponReaches(coupon, base) ? coupon.code : '',
  };
}
