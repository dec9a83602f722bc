import type { Order, Payment, Trip } from '@shop/domain';

function getOrderStatus({ paid, status }: Order): Payment['status'] {
  if (paid) return 'paid';
  if (status === 'failed') return 'failed';
  return status === 'canceled' ? 'canceled' : 'pending';
}

/** The payment of an order, for backends that know payments only by their orders. `phone`: for a guest's order. */
export const toOrderPayment = (order: Order, phone: string | null): Payment => ({
  id: '',
  purpose: 'order',
  status: getOrderStatus(order),
  amount: Math.max(0, order.totals.total - order.walletPaid),
  gateway: order.gateway ?? '',
  orderId: order.id,
  tripId: null,
  contactPhone: phone ?? '',
});

function getTripStatus({ paymentState, status }: Trip): Payment['status'] {
  if (paymentState === 'paid') return 'paid';
  return status === 'canceled' ? 'canceled' : 'pending';
}

/** The same for a trip. */
export const toTripPayment = (trip: Trip, phone: string | null): Payment => ({
  id: '',
  purpose: 'trip',
  status: getTripStatus(trip),
  amount: Math.max(0, trip.totals.total - trip.walletPaid),
  gateway: trip.gateway ?? '',
  orderId: null,
  tripId: trip.id,
  contactPhone: phone ?? '',
});
