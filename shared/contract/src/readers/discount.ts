import type { Discount } from '@shop/domain';
import { money, number } from '../wire';

export function discountFromWire(value: unknown, type: unknown, decimals: number): Discount | null {
  const isPercent = type === 'percent' || type === 'percentage';
  const amount = isPercent ? number(value) : money(value, decimals);
  return amount > 0 ? { type: isPercent ? 'percent' : 'amount', value: amount } : null;
}
