import { localTime } from '@shop/domain';

/** A moment in the shop's time zone, for comparisons with hours and dates in the database (D-12). */
export interface StoreMoment {
  /** 0 is Sunday. */
  day: number;
  /** HH:mm:ss */
  time: string;
  /** YYYY-MM-DD HH:mm:ss */
  stamp: string;
}

export function storeMoment(now: Date, timeZone: string): StoreMoment {
  const { date, time, day } = localTime(now, timeZone);
  return { day, time, stamp: `${date} ${time}` };
}

/** The domain's `getLastSecond`. */
const lastSecond = (end: string) =>
  `(${end} + CASE WHEN ${end}::text LIKE '%:59:00' THEN interval '59 seconds' ELSE interval '0' END)`;

/** Whether `at`, the placeholder of a time, is within two columns. A window may pass midnight; without one, always. */
const within = (from: string, to: string, at: string) =>
  `CASE WHEN ${from} < ${to} THEN ${at} BETWEEN ${from} AND ${lastSecond(to)} ELSE ${at} >= ${from} OR ${at} <= ${lastSecond(to)} END`;

/** Items that are available at a time by their own hours: the domain's `isWithinWindow`. */
export const itemWithinHours = (at: string) =>
  `(available_from IS NULL OR available_to IS NULL OR available_from = available_to OR ${within('available_from', 'available_to', at)})`;

/** Stores that are open at a day and time, both placeholders: the domain's `storeOpening`. */
export const storeIsOpen = (day: string, at: string) => `(
  NOT EXISTS (SELECT FROM store_hours WHERE store_id = stores.id)
  OR EXISTS (SELECT FROM store_hours WHERE store_id = stores.id AND CASE
    WHEN opening < closing THEN day = ${day} AND ${at} BETWEEN opening AND ${lastSecond('closing')}
    WHEN opening = closing THEN day = ${day}
    ELSE (day = ${day} AND ${at} >= opening) OR ((day + 1) % 7 = ${day} AND ${at} <= ${lastSecond('closing')}) END))`;

/** Stores whose own discount holds at a stamp's placeholder: the domain's `isStoreDiscountValid` (BIZ-28). */
export const storeDiscountApplies = (stamp: string) => `(coalesce(stores.discount, 0) > 0
  AND coalesce(stores.discount_starts_on + coalesce(stores.discount_starts_at, '00:00'), '-infinity') <= ${stamp}
  AND coalesce(stores.discount_ends_on + ${lastSecond(`coalesce(stores.discount_ends_at, '23:59:59')`)}, 'infinity') >= ${stamp})`;
