import type { ShopConfig } from '../entities';
import type { Minor } from '@shop/domain/core';

export interface FreeDeliveryProgress {
  /** 0 … 100, whole; 100 only if the threshold is reached. */
  percent: number;
  /** The amount that is missing, in minor units; 0: reached. */
  missing: Minor;
  reached: boolean;
}

/**
 * Progress of an amount towards free delivery; null without such a rule. `isFreeStore`: the store delivers free anyway.
 * CART-04 … CART-06, BIZ-37.
 */
export function freeDeliveryProgress(
  amount: Minor,
  rule: ShopConfig['freeDelivery'],
  isFreeStore = false,
): FreeDeliveryProgress | null {
  if (!rule?.status) return null;
  const isFree = isFreeStore || rule.type === 'free_delivery_to_all_store';
  const missing = isFree ? 0 : Math.max(0, rule.over - amount);
  if (missing === 0) return { percent: 100, missing, reached: true };
  return { percent: Math.max(0, Math.floor((amount * 100) / rule.over)), missing, reached: false };
}
