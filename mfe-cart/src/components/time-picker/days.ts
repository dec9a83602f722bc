import type { ScheduleDay } from '@shop/domain';

/** A day of the calendar; without times it cannot be chosen. */
export interface CalendarDay extends ScheduleDay {
  /** 0 is Sunday. */
  weekday: number;
}

const dayLength = 86_400_000;

/** All days in a row, with those on which the store takes no orders. `today`: YYYY-MM-DD. */
export function toCalendar(days: readonly ScheduleDay[], today: string, daysAhead: number): CalendarDay[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: daysAhead }, (_, inDays) => {
    const moment = new Date(start + inDays * dayLength);
    const date = moment.toISOString().slice(0, 10);
    const times = days.find((offered) => offered.date === date)?.times ?? [];
    return { date, inDays, times, weekday: moment.getUTCDay() };
  });
}

type WeekInfo = { firstDay: number };

/** The language's first day of the week; 0 is Sunday. */
export function getFirstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as unknown as {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (info) return info.firstDay % 7;
  return language.startsWith('ar') ? 6 : 0; // Firefox does not know it
}

/** The column (1 … 7) of a calendar's first day: its own weekday's where the days fill more than a week. */
export const getFirstColumn = (days: readonly CalendarDay[], language: string): number =>
  days.length > 7 ? (((days[0]?.weekday ?? 0) - getFirstWeekday(language) + 7) % 7) + 1 : 1;
