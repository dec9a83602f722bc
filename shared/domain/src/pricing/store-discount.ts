import type { StoreDiscount } from '../entities';
import {
  fullTime,
  getLastSecond,
  type LinePrice,
  localTime,
  type Minor,
  unitDiscount,
} from '@shop/domain/core';

/** Whether a store's discount is valid now: started, and not past its end in the shop's time zone. BIZ-28. */
export function isStoreDiscountValid(discount: StoreDiscount, now: Date, timeZone: string): boolean {
  const { date, time } = localTime(now, timeZone);
  const moment = `${date} ${time}`;
  const begins = discount.startDate && toLocalMoment(discount.startDate, discount.startTime ?? '00:00:00');
  const ends =
    discount.endDate && toLocalMoment(discount.endDate, getLastSecond(discount.endTime || '23:59:59'));
  return (!begins || begins <= moment) && (!ends || moment <= ends);
}

/** Some backends send the date as a full timestamp. */
const toLocalMoment = (date: string, time: string) => `${date.slice(0, 10)} ${fullTime(time)}`;

export interface StoreDiscountResult {
  /** Whether it replaces the discounts of the items. */
  applies: boolean;
  discount: Minor;
  /** Subtotal missing for it, in minor units; 0 if it applies or there is none. */
  missing: Minor;
}

const none: StoreDiscountResult = { applies: false, discount: 0, missing: 0 };

/**
 * Discount of a store on a whole order. BIZ-27, BIZ-28, D-14.
 *
 * Units: minor. Percent is rounded for each unit and multiplied by the quantity; the sum is capped by
 * `maxDiscount` (0: no cap). Reached at `minPurchase` exactly.
 */
export function storeDiscount(
  rule: StoreDiscount | null,
  lines: readonly (LinePrice & { quantity: number })[],
  now: Date,
  timeZone: string,
): StoreDiscountResult {
  if (!rule || !isStoreDiscountValid(rule, now, timeZone)) return none;
  const subtotal = lines.reduce((sum, line) => sum + line.gross, 0);
  if (subtotal < rule.minPurchase) return { ...none, missing: rule.minPurchase - subtotal };
  const sum = lines.reduce(
    (taken, { unit, options, quantity }) => taken + unitDiscount(rule.discount, unit + options) * quantity,
    0,
  );
  const discount = rule.maxDiscount === 0 ? sum : Math.min(sum, rule.maxDiscount);
  return { applies: true, discount, missing: 0 };
}
