import type { OpeningWindow } from '../entities';
import { fullTime, getLastSecond, localTime } from './local-time';

/**
 * Whether the time in the shop's zone is within a daily window, both ends included. A window that passes midnight
 * (22:00–02:00) is open on both sides of it; equal or missing ends mean always open. D-12, STATE-06.
 */
export function isWithinWindow(from: string | null, to: string | null, now: Date, timeZone: string): boolean {
  if (!from || !to) return true;
  const [begin, end] = [fullTime(from), fullTime(to)];
  if (begin === end) return true;
  const last = getLastSecond(to);
  const { time } = localTime(now, timeZone);
  return begin < end ? begin <= time && time <= last : time >= begin || time <= last;
}

export interface StoreOpening {
  open: boolean;
  /** Closing time HH:mm:ss, within a day from now; null if it is closed, or stays open longer. */
  closes: string | null;
  /** The next opening; `inDays` 0 is today. null: open now, or no hours are known. */
  next: { day: number; opens: string; inDays: number } | null;
}

const week = [0, 1, 2, 3, 4, 5, 6, 7];

/** Whether a store is open now in the shop's time zone, and until or from when. D-12, ENT-36, X-04. */
export function storeOpening(hours: readonly OpeningWindow[], now: Date, timeZone: string): StoreOpening {
  if (hours.length === 0) return { open: true, closes: null, next: null }; // unknown hours count as open
  const { day, time } = localTime(now, timeZone);
  const moment = weekLength + day * dayLength + toSeconds(time);
  const current = mergeWindows(hours).find(({ begin, end }) => begin <= moment && moment <= end);
  if (!current) return { open: false, closes: null, next: nextOpening(hours, day, time) };
  return { open: true, closes: current.end - moment < dayLength ? current.closes : null, next: null };
}

/** Whether a store is open for the whole of the minutes before a moment: it can prepare an order meanwhile. X-22. */
export function isOpenBefore(
  hours: readonly OpeningWindow[],
  moment: Date,
  minutes: number,
  timeZone: string,
): boolean {
  if (hours.length === 0) return true; // unknown hours count as open
  const { day, time } = localTime(moment, timeZone);
  const until = weekLength + day * dayLength + toSeconds(time);
  return mergeWindows(hours).some(({ begin, end }) => begin <= until - minutes * 60 && until <= end);
}

const dayLength = 86_400;
const weekLength = 7 * dayLength;

/** Seconds since midnight. */
function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = fullTime(time).split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

/** Whether a window that begins at `opens` continues one that ends at `closes`, or overlaps it. */
export const isJoined = (closes: string, opens: string): boolean =>
  toSeconds(opens) <= toSeconds(getLastSecond(closes)) + 1;

/** Seconds since the start of the week, both ends included. */
interface OpenTime {
  begin: number;
  end: number;
  closes: string;
}

function toOpenTime(window: OpeningWindow): OpenTime {
  const [opens, closes] = [fullTime(window.opens), fullTime(window.closes)];
  const dayBegin = window.day * dayLength;
  if (opens === closes) return { begin: dayBegin, end: dayBegin + dayLength - 1, closes };
  const end = dayBegin + toSeconds(getLastSecond(closes));
  return { begin: dayBegin + toSeconds(opens), end: closes < opens ? end + dayLength : end, closes };
}

/** A list of times asks for the same hours hundreds of times. */
const mergedHours = new WeakMap<readonly OpeningWindow[], readonly OpenTime[]>();

/** Merges windows that touch or overlap, over three weeks, so that the second one has neighbours on both sides. */
function mergeWindows(hours: readonly OpeningWindow[]): readonly OpenTime[] {
  const known = mergedHours.get(hours);
  if (known) return known;
  const merged = mergeAll(hours);
  mergedHours.set(hours, merged);
  return merged;
}

function mergeAll(hours: readonly OpeningWindow[]): OpenTime[] {
  const windows = hours.map(toOpenTime);
  const all = [0, 1, 2].flatMap((at) =>
    windows.map(({ begin, end, closes }) => ({
      begin: begin + at * weekLength,
      end: end + at * weekLength,
      closes,
    })),
  );
  const merged: OpenTime[] = [];
  for (const window of all.sort((one, other) => one.begin - other.begin)) {
    const before = merged.at(-1);
    if (!before || window.begin > before.end + 1) merged.push(window);
    else if (window.end > before.end) Object.assign(before, { end: window.end, closes: window.closes });
  }
  return merged;
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
