import type { ShopConfig } from '../entities/shop';
import type { Store } from '../entities/store';
import { toMinuteRange } from './way';

/** Days, with today, where neither store nor shop says a number. */
const usualDays = 7;

/** When a store can have a scheduled order ready. */
export interface ScheduleRules {
  /** Minutes from placing the order, and from opening, to the earliest time. */
  leadMinutes: number;
  /** Days, with today. */
  daysAhead: number;
}

/**
 * When orders of a store may be scheduled: it needs at least its shortest usual time, or longer where it says so, and takes
 * orders for as many days as it says, else the shop. X-22.
 */
export const scheduleRules = (
  store: Pick<Store, 'deliveryTime' | 'scheduleLead' | 'scheduleDays'>,
  config: Pick<ShopConfig, 'scheduleDays'>,
): ScheduleRules => ({
  leadMinutes: Math.max(store.scheduleLead ?? 0, toMinuteRange(store.deliveryTime)?.from ?? 0),
  daysAhead: store.scheduleDays ?? config.scheduleDays ?? usualDays,
});
