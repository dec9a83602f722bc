import type { Payment } from '@shop/domain';

/**
 * Where a settled payment leads: its order, or the wallet, which asks itself how the payment ended (STATE-40, F-29). A
 * guest's order needs its phone.
 */
export function wayOn({ id, purpose, orderId, contactPhone }: Payment, isCustomer: boolean): string {
  if (purpose === 'add_fund' || orderId === null)
    return `/profile?${new URLSearchParams({ page: 'wallet', payment_id: id }).toString()}`;
  const phone: Record<string, string> = isCustomer || !contactPhone ? {} : { phone: contactPhone };
  return `/order-confirmed?${new URLSearchParams({ order_id: String(orderId), ...phone }).toString()}`;
}
