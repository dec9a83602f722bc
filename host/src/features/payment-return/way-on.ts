import type { Payment } from '@shop/domain';

/** Where a settled payment leads: its order, or the wallet it filled (STATE-40). A guest's order needs its phone. */
export function wayOn({ purpose, orderId, contactPhone }: Payment, isCustomer: boolean): string {
  if (purpose === 'add_fund' || orderId === null) return '/profile?page=wallet';
  const phone: Record<string, string> = isCustomer || !contactPhone ? {} : { phone: contactPhone };
  return `/order-confirmed?${new URLSearchParams({ order_id: String(orderId), ...phone }).toString()}`;
}
