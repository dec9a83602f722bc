import { localeOf } from './languages';

/** How the shop writes money: its symbol, on which side, with how many decimals (BIZ-23). */
export interface Currency {
  symbol: string;
  side: 'left' | 'right';
  decimals: number;
}

/** A symbol of letters, and any on the right, stands off by a space that does not break. */
const beside = (amount: string, { symbol, side }: Currency) => {
  if (side === 'right') return `${amount}\u00A0${symbol}`;
  return /\p{L}\.?$/u.test(symbol) ? `${symbol}\u00A0${amount}` : `${symbol}${amount}`;
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than a hundred numbers to write, so each kind is made once. */
function kept<Format>(formats: Map<string, Format>, language: string, options: object, make: () => Format) {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

const numberFormat = (language: string, options: Intl.NumberFormatOptions) =>
  kept(numberFormats, language, options, () => new Intl.NumberFormat(localeOf(language), options));

const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  kept(dateFormats, language, options, () => new Intl.DateTimeFormat(localeOf(language), options));

const negative = (amount: number, text: string) => (amount < 0 ? `-${text}` : text);

/** Minor units in full: $1,299.00. BIZ-23. */
export function formatMoney(minor: number, currency: Currency, language: string): string {
  const digits = { minimumFractionDigits: currency.decimals, maximumFractionDigits: currency.decimals };
  const amount = numberFormat(language, digits).format(Math.abs(minor) / 10 ** currency.decimals);
  return negative(minor, beside(amount, currency));
}

/** From this amount on, divided by this, this letter. */
const steps = [
  [1_000_000_000, 1_000_000_000, 'B'],
  [1_000_000, 1_000_000, 'M'],
  [100_000, 1_000, 'K'],
] as const;

/** The short form of cards, chips and counters: K from 100,000, M from a million, B from a billion (BIZ-24, D-19). */
export function formatMoneyShort(minor: number, currency: Currency, language: string): string {
  const major = Math.abs(minor) / 10 ** currency.decimals;
  // Half a tenth of the smaller step: 999,960 would round to '1,000K' and is a million.
  const step = steps.find(([from]) => major >= (from > 100_000 ? from * 0.99995 : from));
  if (!step) return formatMoney(minor, currency, language);
  const [, divisor, letter] = step;
  const amount = formatNumber(major / divisor, language, { maximumFractionDigits: 1 });
  return negative(minor, beside(`${amount}${letter}`, currency));
}

export const formatNumber = (
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string => numberFormat(language, options).format(value);

/** Metres as '850 m' or '1.2 km', in the language's words. */
export function formatDistance(metres: number, language: string): string {
  const isFar = metres >= 1_000;
  const options = {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  } as const;
  return formatNumber(isFar ? metres / 1_000 : Math.round(metres / 10) * 10, language, options);
}

/** 'HH:mm:ss' in 12-hour time: 2:30 PM. STATE-06. */
export function formatTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const options = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
  return dateFormat(language, options).format(Date.UTC(2000, 0, 1, hours, minutes));
}

/** A moment (ISO 8601) in the shop's time zone. */
export const formatMoment = (iso: string, language: string, timeZone: string): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

const calendarDay = /^\d{4}-\d\d-\d\d$/;

/**
 * The day of a moment in the shop's time zone, or a calendar day (`YYYY-MM-DD`) as it stands: Mar 3, 2026. Empty for
 * what is no date.
 */
export function formatDay(iso: string, language: string, timeZone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const zone = calendarDay.test(iso) ? 'UTC' : timeZone;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone } as const;
  return dateFormat(language, options).format(moment);
}

/** A weekday (0 is Sunday) in words. */
export const formatWeekday = (day: number, language: string): string =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 2 + day));

/** BIZ-13, D-18: a display rule only; give screen readers the plain number. */
export const paddedQuantity = (quantity: number): string => String(quantity).padStart(2, '0');
