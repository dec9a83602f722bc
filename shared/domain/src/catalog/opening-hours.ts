import type { OpeningWindow } from '../entities';
import { fullTime, localTime } from '../local-time';

/**
 * Whether the shop's clock stands within a daily window, both ends included. A window that passes midnight
 * (22:00–02:00) is open on both sides of it; equal ends, or none, are always open. D-12, STATE-06.
 */
export function isWithinWindow(from: string | null, to: string | null, now: Date, timeZone: string): boolean {
  if (!from || !to) return true;
  const [begin, end] = [fullTime(from), fullTime(to)];
  if (begin === end) return true;
  const { time } = localTime(now, timeZone);
  return begin < end ? begin <= time && time <= end : time >= begin || time <= end;
}

export interface StoreOpening {
  open: boolean;
  /** HH:mm:ss of the window that is open now; null when closed or when it never closes. */
  closes: string | null;
  /** When it opens again; `inDays` 0 is today. null: open now, or no hours are known. */
  next: { day: number; opens: string; inDays: number } | null;
}

const week = [0, 1, 2, 3, 4, 5, 6, 7];

/** Whether a store is open now in the shop's time zone, and until or from when. D-12, ENT-36, X-04. */
export function storeOpening(hours: readonly OpeningWindow[], now: Date, timeZone: string): StoreOpening {
  if (hours.length === 0) return { open: true, closes: null, next: null }; // nothing is known: nothing forbids
  const { day, time } = localTime(now, timeZone);
  const current = hours.find((window) => isOpenAt(window, day, time));
  if (current) return { open: true, closes: closingOf(current, hours, day), next: null };
  return { open: false, closes: null, next: nextOpening(hours, day, time) };
}

const midnight = '00:00:00';

/** At the end of a day it does not close where the next one begins with an open window. */
function closingOf(current: OpeningWindow, hours: readonly OpeningWindow[], day: number): string | null {
  const closes = fullTime(current.closes);
  const endsDay = closes >= '23:59:00' || closes === midnight;
  const tomorrow = (day + 1) % 7;
  const goesOn = hours.some((window) => window.day === tomorrow && fullTime(window.opens) === midnight);
  return endsDay && goesOn ? null : closes;
}

function isOpenAt(window: OpeningWindow, day: number, time: string): boolean {
  const [opens, closes] = [fullTime(window.opens), fullTime(window.closes)];
  const today = window.day === day;
  if (opens < closes) return today && opens <= time && time <= closes;
  const yesterday = (window.day + 1) % 7 === day;
  return (
    (today && time >= opens) ||
    (yesterday && time <= closes && opens !== closes) ||
    (today && opens === closes)
  );
}

function nextOpening(hours: readonly OpeningWindow[], day: number, time: string): StoreOpening['next'] {
  for (const inDays of week) {
    const wanted = (day + inDays) % 7;
    const opens = hours
      .filter((window) => window.day === wanted)
      .map((window) => fullTime(window.opens))
      .filter((start) => inDays > 0 || start > time)
      .sort()[0];
    if (opens !== undefined) return { day: wanted, opens, inDays };
  }
  return null;
}
