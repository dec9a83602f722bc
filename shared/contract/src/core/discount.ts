import { readClockTime, type Discount, type StoreDiscount } from '@shop/domain';
import { isRecord, money, number, text, textOrNull } from './wire';

export function discountFromWire(value: unknown, type: unknown, decimals: number): Discount | null {
  const isPercent = type === 'percent' || type === 'percentage';
  const amount = isPercent ? number(value) : money(value, decimals);
  return amount > 0 ? { type: isPercent ? 'percent' : 'amount', value: amount } : null;
}

/** ENT-31: a store's own discount; null where it has none. */
export function storeDiscountFromWire(wire: unknown, decimals: number): StoreDiscount | null {
  if (!isRecord(wire)) return null;
  const discount = discountFromWire(wire.discount, wire.discount_type ?? 'percent', decimals);
  if (!discount) return null;
  return {
    discount,
    minPurchase: money(wire.min_purchase, decimals),
    maxDiscount: money(wire.max_discount, decimals),
    startDate: textOrNull(wire.start_date),
    startTime: readClockTime(text(wire.start_time)),
    endDate: text(wire.end_date),
    // Of its last day: '24:00' and later hours would become hours of that day's beginning, so the day's end counts.
    endTime: readClockTime(text(wire.end_time)) ?? '23:59:59',
  };
}
