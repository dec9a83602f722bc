import type { OpeningWindow, StoreHours } from '../entities';
import { localTime } from './local-time';
import { isOpenBefore, storeOpening, type StoreOpening } from './opening-hours';

/** A time that an order may be scheduled for. */
export interface ScheduleTime {
  /** ISO 8601, UTC. */
  at: string;
  /** HH:mm:ss of the shop's time zone. */
  time: string;
}

/** A day with its times, earliest first; days on which the store is closed are left out. */
export interface ScheduleDay {
  /** YYYY-MM-DD of the shop's time zone. */
  date: string;
  /** 0 is today. */
  inDays: number;
  times: ScheduleTime[];
}

export interface ScheduleOptions {
  hours: readonly OpeningWindow[];
  /** Minutes between two times; times are multiples of it since midnight. */
  step: number;
  now: Date;
  /** The shop's IANA zone. */
  timeZone: string;
  /** Minutes in which the store prepares an order, while it is open; default 0. X-22. */
  leadMinutes?: number;
  /** Days, with today; default 7. X-22. */
  daysAhead?: number;
}

const minute = 60_000;
const usualDays = 7;

/** Whether the store is open at that moment and the next, as its last minute is not offered, and while it prepares. */
const takesOrders = (
  { hours, timeZone, leadMinutes = 0 }: Pick<ScheduleOptions, 'hours' | 'timeZone' | 'leadMinutes'>,
  at: number,
): boolean =>
  storeOpening(hours, new Date(at), timeZone).open &&
  storeOpening(hours, new Date(at + minute), timeZone).open &&
  (leadMinutes === 0 || isOpenBefore(hours, new Date(at), leadMinutes, timeZone));

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * When an order may be scheduled: on today and the following days, within the store's opening hours, at least one step and
 * the time for its preparation ahead. Calculated in the shop's time zone: when clocks go forward, the missing hour is left out; when they go back, the
 * repeated hour is offered once. D-12, D-20, STATE-07, X-22.
 */
export function scheduleDays(options: ScheduleOptions): ScheduleDay[] {
  const { step, now, timeZone, leadMinutes = 0, daysAhead = usualDays } = options;
  const every = Math.max(5, Math.floor(step) || 0);
  const today = dayNumber(localTime(now, timeZone).date);
  const days: ScheduleDay[] = [];
  let at = Math.ceil(now.getTime() / minute + Math.max(every, leadMinutes)) * minute;
  for (;;) {
    const { date, time } = localTime(new Date(at), timeZone);
    const inDays = dayNumber(date) - today;
    if (inDays >= daysAhead) return days;
    const past = minuteOfDay(time) % every;
    if (past > 0) {
      at += (every - past) * minute;
      continue;
    }
    if (takesOrders(options, at)) addTime(days, { date, inDays }, { at, time });
    at += every * minute;
  }
}

function addTime(
  days: ScheduleDay[],
  { date, inDays }: Pick<ScheduleDay, 'date' | 'inDays'>,
  { at, time }: { at: number; time: string },
): void {
  const last = days.at(-1);
  const day = last?.date === date ? last : { date, inDays, times: [] };
  if (day !== last) days.push(day);
  // A repeated hour has the same times twice.
  if (day.times.some((known) => known.time === time)) return;
  day.times.push({ at: new Date(at).toISOString(), time });
}

/** `closed`: no orders; `must-schedule`: scheduled orders only. */
export type OrderTiming = 'at-once' | 'may-schedule' | 'must-schedule' | 'closed';

/** Whether a store is open now: by its own flag, else by its hours. ENT-36. */
export const isStoreOpen = (
  store: Pick<StoreHours, 'openingHours' | 'isOpenNow'>,
  now: Date,
  timeZone: string,
): boolean => store.isOpenNow ?? storeOpening(store.openingHours, now, timeZone).open;

/** How a store accepts an order that is placed now. STATE-07, D-20. */
export function orderTiming(store: StoreHours, now: Date, timeZone: string): OrderTiming {
  if (!store.active) return 'closed';
  if (isStoreOpen(store, now, timeZone)) return store.scheduleOrder ? 'may-schedule' : 'at-once';
  return store.scheduleOrder ? 'must-schedule' : 'closed';
}

/** Why a store sells nothing now. */
export interface StoreClosure {
  /** The next opening; null: unknown. */
  opens: StoreOpening['next'];
  takesOrdersForLater: boolean;
}

/** How a store is closed now; null: it is open. STATE-07, D-20. */
export function getStoreClosure(store: StoreHours, now: Date, timeZone: string): StoreClosure | null {
  const timing = orderTiming(store, now, timeZone);
  if (timing !== 'closed' && timing !== 'must-schedule') return null;
  const { next: opens } = storeOpening(store.openingHours, now, timeZone);
  return { opens, takesOrdersForLater: timing === 'must-schedule' };
}

/**
 * Whether a time that was chosen earlier is still possible: the store can prepare the order by then and is open, and it is
 * not too many days ahead.
 */
export function isTimeOffered(at: string, options: Omit<ScheduleOptions, 'step'>): boolean {
  const { now, leadMinutes = 0, daysAhead = usualDays } = options;
  const moment = Date.parse(at);
  const ahead = moment - now.getTime();
  return (
    ahead > 0 &&
    ahead >= leadMinutes * minute &&
    ahead <= daysAhead * 24 * 60 * minute &&
    takesOrders(options, moment)
  );
}
