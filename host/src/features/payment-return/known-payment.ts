import type { Order, Payment, Trip } from '@shop/domain';

function statusOf({ paid, status }: Order): Payment['status'] {
  if (paid) return 'paid';
  if (status === 'failed') return 'failed';
  return status === 'canceled' ? 'canceled' : 'pending';
}

/** An order's payment, where the backend knows payments by their orders only. `phone`: of a guest's order. */
export const paymentOfOrder = (order: Order, phone: string | null): Payment => ({
  id: '',
  purpose: 'order',
  status: statusOf(order),
  amount: Math.max(0, order.totals.total - order.walletPaid),
  gateway: order.gateway ?? '',
  orderId: order.id,
  tripId: null,
  contactPhone: phone ?? '',
});

function statusOfTrip({ paymentState, status }: Trip): Payment['status'] {
  if (paymentState === 'paid') return 'paid';
  return status === 'canceled' ? 'canceled' : 'pending';
}

/** The same of a trip. */
export const paymentOfTrip = (trip: Trip, phone: string | null): Payment => ({
  id: '',
  purpose: 'trip',
  status: statusOfTrip(trip),
  amount: Math.max(0, trip.totals.total - trip.walletPaid),
  gateway: trip.gateway ?? '',
  orderId: null,
  tripId: trip.id,
  contactPhone: phone ?? '',
});
