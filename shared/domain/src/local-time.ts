/** A moment as the clocks of a time zone show it. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
  /** 0 is Sunday. */
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
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

/** The last moment that was asked for: a list asks for one moment once for each of its items. */
const last = new Map<string, { at: number; local: LocalTime }>();

/** D-12: times of the shop are those of its own IANA zone, never the visitor's. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const known = last.get(timeZone);
  if (known?.at === now.getTime()) return known.local;
  const local = workedOut(now, timeZone);
  last.set(timeZone, { at: now.getTime(), local });
  return local;
}

function workedOut(now: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => String(parts.get(type));
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    date,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
    day: new Date(`${date}T00:00:00Z`).getUTCDay(),
  };
}

/** '9:30' and '09:30:00' are one: HH:mm:ss, which compares as text. */
export function fullTime(time: string): string {
  const parts = time.trim().split(':');
  return [0, 1, 2].map((index) => (parts[index] ?? '').slice(0, 2).padStart(2, '0')).join(':');
}
