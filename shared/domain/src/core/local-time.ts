/** A moment in the local time of a time zone. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
  /** 0 is Sunday. */
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The part of Temporal that is used; Node 20 and older browsers do not have it. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds: (milliseconds: number) => {
      toZonedDateTimeISO: (timeZone: string) => {
        toString: (options: { timeZoneName: 'never'; offset: 'never'; smallestUnit: 'second' }) => string;
      };
    };
  };
}

const withoutZone = { timeZoneName: 'never', offset: 'never', smallestUnit: 'second' } as const;

/** Uses Temporal if available: a browser's first Intl.DateTimeFormat costs 10 ms, Temporal 0.5 ms (decision 0031). */
function toClock(now: Date, timeZone: string): string[] {
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (!Temporal) return clockByIntl(now, timeZone);
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toString(withoutZone).split('T');
}

function clockByIntl(now: Date, timeZone: string): string[] {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => String(parts.get(type));
  return [
    `${part('year')}-${part('month')}-${part('day')}`,
    `${part('hour')}:${part('minute')}:${part('second')}`,
  ];
}

/** Whether the name is a known IANA zone. A bare offset is not: only some machines accept it. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    toClock(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The moment by the shop's clock. The visitor's clock may be hours off, and what is open and discounted depends on it.
 * `clockOffset`: milliseconds; older hosts do not provide it.
 */
export const getShopTime = ({ clockOffset = 0 }: { clockOffset?: number }): Date =>
  new Date(Date.now() + clockOffset);

/** The last requested second of each zone: a list converts the same moment for each of its items. */
const last = new Map<string, { at: number; local: LocalTime }>();

/** D-12: times of the shop are in its own IANA zone, never the visitor's. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const at = Math.floor(now.getTime() / 1_000);
  const cached = last.get(timeZone);
  if (cached?.at === at) return cached.local;
  const [date = '', time = ''] = toClock(now, timeZone);
  const local = { date, time, day: new Date(`${date}T00:00:00Z`).getUTCDay() };
  last.set(timeZone, { at, local });
  return local;
}

const withoutZoneText = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?$/;

/**
 * A moment in ISO 8601 and UTC. Backends write "2025-03-04 06:11:52" in the shop's own zone; text with an offset, or that
 * cannot be parsed, is returned unchanged.
 */
export function momentFromShopTime(text: string, timeZone: string): string {
  const [, date, time] = withoutZoneText.exec(text.trim()) ?? [];
  if (!date || !time) return text;
  const target = Date.parse(`${date}T${fullTime(time)}Z`);
  if (Number.isNaN(target)) return text;
  const toLocalMs = (at: number) => {
    const local = localTime(new Date(at), timeZone);
    return Date.parse(`${local.date}T${local.time}Z`);
  };
  // Twice: the offset of the first guess may be that before or after a change of the clocks.
  const guess = target - (toLocalMs(target) - target);
  return new Date(guess + (target - toLocalMs(guess))).toISOString();
}

/** "YYYY-MM-DD HH:mm:ss" in the shop's zone: the backends' format of a moment. */
export function toShopTime(moment: string, timeZone: string): string {
  const { date, time } = localTime(new Date(moment), timeZone);
  return `${date} ${time}`;
}

/**
 * The moment in ISO 8601 with the offset of the shop's clocks: who cannot read offsets has the shop's time all the same.
 */
export function toZonedMoment(moment: string, timeZone: string): string {
  const at = Math.floor(Date.parse(moment) / 1_000) * 1_000;
  const { date, time } = localTime(new Date(at), timeZone);
  const minutes = Math.round((Date.parse(`${date}T${time}Z`) - at) / 60_000);
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${date}T${time}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Normalises '9:30' and '09:30:00' to HH:mm:ss, which can be compared as text. */
export function fullTime(time: string): string {
  const parts = time.trim().split(':');
  return [0, 1, 2].map((index) => (parts[index] ?? '').slice(0, 2).padStart(2, '0')).join(':');
}

const clockText = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2}))?(?:\.\d+)?\s*(?:([ap])\.?\s*m\.?)?$/i;
/** A shop that closes at 29:00 closes at five in the morning; later hours are invalid. */
const latestHour = 29;

/**
 * A time of day as backends and people write it ('9', '9:30', '9:30 PM', '21:30:00'), as HH:mm:ss. The end of a window may
 * be after midnight: '24:00', '26:00'. Null if invalid: the caller leaves it out, it never guesses. D-12.
 */
export function readClockTime(text: string, { isEnd = false } = {}): string | null {
  const [, hours, minutes = '00', seconds = '00', half] = clockText.exec(text.trim()) ?? [];
  if (hours === undefined || minutes > '59' || seconds > '59') return null;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > (isEnd ? latestHour : 23)) return null;
  const hourOfDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour % 24;
  return fullTime(`${hourOfDay}:${minutes}:${seconds}`);
}

/** The last second of a window: one that ends at 23:59 includes that minute. D-12. */
export const getLastSecond = (end: string): string => fullTime(end).replace(/59:00$/, '59:59');
