import type { OpeningWindow } from '../entities';
import { fullTime, isJoined, localTime } from '@shop/domain/core';

export interface HoursOfDay {
  /** 0 is Sunday. */
  day: number;
  isToday: boolean;
  /** In chronological order; empty: closed. */
  windows: HoursWindow[];
}

export interface HoursWindow {
  /** HH:mm:ss in the shop's time zone. */
  opens: string;
  closes: string;
  /** Whether it closes on the next day. */
  passesMidnight: boolean;
  /** Whether it covers the whole day. */
  isWholeDay: boolean;
}

const week = [0, 1, 2, 3, 4, 5, 6];
const midnight = '00:00:00';
/** How backends write the end of a day. */
const ends = new Set([midnight, '23:59:00', '23:59:59', '24:00:00']);

function toHoursWindow({ opens: from, closes: to }: OpeningWindow): HoursWindow {
  const [opens, closes] = [fullTime(from), fullTime(to)];
  const isWholeDay = opens === closes || (opens === midnight && ends.has(closes));
  return { opens, closes, isWholeDay, passesMidnight: !isWholeDay && closes < opens && closes !== midnight };
}

/** Closing time as comparable text: midnight ends the day. */
const toEnd = ({ closes }: HoursWindow) => (closes === midnight ? '24:00:00' : closes);

/** Merges windows of one day that touch or overlap. */
function mergeDay(windows: readonly OpeningWindow[]): HoursWindow[] {
  const merged: HoursWindow[] = [];
  const sorted = windows.map(toHoursWindow).sort((a, b) => a.opens.localeCompare(b.opens, 'en'));
  for (const window of sorted) {
    const before = merged.at(-1);
    const joins =
      before && !before.isWholeDay && !before.passesMidnight && isJoined(before.closes, window.opens);
    if (!before || !joins) merged.push(window);
    else if (window.passesMidnight || toEnd(window) > toEnd(before))
      merged[merged.length - 1] = toHoursWindow({ day: 0, opens: before.opens, closes: window.closes });
  }
  return merged;
}

/**
 * The opening hours of seven days, today in the shop's time zone first. A window that passes midnight belongs to the day
 * on which it opens. D-12, ENT-36, X-04.
 */
export function openingWeek(hours: readonly OpeningWindow[], now: Date, timeZone: string): HoursOfDay[] {
  const today = localTime(now, timeZone).day;
  return week.map((inDays) => {
    const day = (today + inDays) % 7;
    const windows = hours.filter((window) => window.day === day);
    return { day, isToday: inDays === 0, windows: mergeDay(windows) };
  });
}
