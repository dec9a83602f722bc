import type { ShopConfig } from '../entities';
import type { Minor } from '../money';

export interface FreeDeliveryProgress {
  /** 0 … 100, whole; 100 only when it is reached. */
  percent: number;
  /** What is missing, minor units; 0: reached. */
  missing: Minor;
  reached: boolean;
}

/** How far an amount is on its way to free delivery; null where no such rule is on. CART-04 … CART-06. */
export function freeDeliveryProgress(
  amount: Minor,
  rule: ShopConfig['freeDelivery'],
): FreeDeliveryProgress | null {
  if (!rule?.status) return null;
  const missing = rule.type === 'free_delivery_to_all_store' ? 0 : Math.max(0, rule.over - amount);
  if (missing === 0) return { percent: 100, missing, reached: true };
  return { percent: Math.max(0, Math.floor((amount * 100) / rule.over)), missing, reached: false };
}
