import type { Order, Payment } from '@shop/domain';

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
