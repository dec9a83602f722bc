import { localTime } from '@shop/domain';
import { getDirection } from './direction';
import { isolate } from './isolate';
import { getForms } from './language-forms';
import { toLocale } from './languages';
import { plainNumber, type PlainNumberOptions } from './plain-number';

/** Non-breaking: a figure stays in one line with its unit. */
const space = '\u00A0';

/** How the shop writes money: its symbol, on which side, with how many decimals (BIZ-23). */
export interface Currency {
  symbol: string;
  side: 'left' | 'right';
  decimals: number;
}

/** A symbol of letters, and any on the right, is separated by a space. */
const addSymbol = (amount: string, { symbol, side }: Currency) => {
  if (side === 'right') return `${amount}${space}${symbol}`;
  return /\p{L}\.?$/u.test(symbol) ? `${symbol}${space}${amount}` : `${symbol}${amount}`;
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes longer than writing a hundred numbers, so each kind is created once. */
function numberFormat(language: string, options: NumberOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(toLocale(language), options)));
  return format;
}

/** The minus sign of everything that is taken off, in all of the shop. */
const negative = (amount: number, text: string) => (amount < 0 ? `−${text}` : text);

/** Minor units in full: $1,299.00. BIZ-23. */
export function formatMoney(minor: number, currency: Currency, language: string): string {
  const digits = { minimumFractionDigits: currency.decimals, maximumFractionDigits: currency.decimals };
  const amount = formatNumber(Math.abs(minor) / 10 ** currency.decimals, language, digits);
  return negative(minor, addSymbol(amount, currency));
}

/** Lower bound, divisor and letter of each unit; and the amount of units from which the next one begins. */
const shortUnits = [
  { from: 1_000_000_000, divisor: 1_000_000_000, letter: 'B', below: Infinity },
  { from: 1_000_000, divisor: 1_000_000, letter: 'M', below: 1_000 },
  { from: 100_000, divisor: 1_000, letter: 'K', below: 1_000 },
];

/**
 * The short form of cards, chips and counters: K from 100,000, M from a million, B from a billion, with the currency's
 * decimals (BIZ-24, D-19). Rounding never reaches the next letter: 999,999 is 999.99K, because it is no million.
 */
export function formatMoneyShort(minor: number, currency: Currency, language: string): string {
  const major = Math.abs(minor) / 10 ** currency.decimals;
  const unit = shortUnits.find(({ from }) => major >= from);
  if (!unit) return formatMoney(minor, currency, language);
  const { decimals } = currency;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const amount = formatNumber(Math.min(major / unit.divisor, unit.below - 10 ** -decimals), language, digits);
  return negative(minor, addSymbol(`${amount}${unit.letter}`, currency));
}

/** Options beyond the plain ones are left to Intl. */
export interface NumberOptions extends PlainNumberOptions {
  style?: 'percent' | 'unit';
  unit?: string;
}

/** A number in Latin digits, as Intl writes it in the language (decision 0031). */
export const formatNumber = (value: number, language: string, options: NumberOptions = {}): string =>
  (options.style ? null : plainNumber(value, language, options)) ??
  numberFormat(language, options).format(value);

/** A rating as a number in a sentence: one decimal, on cards up to as many as prices have. BIZ-14. */
export const formatRating = (rating: number, language: string, decimals = 1): string =>
  formatNumber(rating, language, {
    minimumFractionDigits: Math.min(1, decimals),
    maximumFractionDigits: decimals,
  });

/** Metres as '850 m' or '1.2 km', in the language's units. */
export function formatDistance(metres: number, language: string): string {
  const forms = getForms(language);
  const tens = Math.round(metres / 10) * 10;
  if (tens >= 1_000)
    return `${formatNumber(metres / 1_000, language, { maximumFractionDigits: 1 })}${space}${forms.kilometres}`;
  // The only kind of Intl that is cheap to create; only Arabic has more than one plural form.
  const category = forms.metres.few ? new Intl.PluralRules(language).select(tens) : 'other';
  return `${formatNumber(tens, language)}${space}${forms.metres[category] ?? forms.metres.other}`;
}

/** 'HH:mm:ss' in 12-hour time: 2:30 PM. Empty for an invalid time. STATE-06. */
export function formatTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (Number.isNaN(hours + minutes)) return '';
  const { am, pm } = getForms(language);
  const hour = hours % 24;
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}${space}${hour < 12 ? am : pm}`;
}

const formatCalendarDay = (date: string, language: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const forms = getForms(language);
  return forms.date(day, forms.months[month - 1] ?? '', year);
};

/**
 * A moment (ISO 8601) in the shop's time zone: Mar 3, 2026, 2:30 PM. Its time is isolated: Urdu has Latin letters in it, which
 * would move before the figures. Throws a RangeError if it is invalid.
 */
export function formatMoment(iso: string, language: string, timeZone: string): string {
  const { date, time } = localTime(new Date(iso), timeZone);
  const clock = isolate(formatTime(time, language), getDirection(language));
  return getForms(language).dateAndTime(formatCalendarDay(date, language), clock);
}

const calendarDay = /^\d{4}-\d\d-\d\d$/;

/**
 * The day of a moment in the shop's time zone, or a calendar day (`YYYY-MM-DD`) unchanged: Mar 3, 2026. Empty for an
 * invalid date.
 */
export function formatDay(iso: string, language: string, timeZone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return formatCalendarDay(localTime(moment, calendarDay.test(iso) ? 'UTC' : timeZone).date, language);
}

/** The name of a weekday (0 is Sunday). */
export const formatWeekday = (day: number, language: string): string =>
  getForms(language).weekdays[day % 7] ?? '';

/** Texts as a list in a sentence: a, b, and c. */
export function formatList(items: readonly string[], language: string): string {
  const { separator, last, pair } = getForms(language).list;
  const end = items.slice(-2).join(items.length > 2 ? last : pair);
  return [...items.slice(0, -2), end].join(separator);
}

/** BIZ-13, D-18: only for display; screen readers get the plain number. */
export const paddedQuantity = (quantity: number): string => String(quantity).padStart(2, '0');
