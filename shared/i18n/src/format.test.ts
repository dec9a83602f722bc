import {
  formatDay,
  formatDistance,
  formatList,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatRating,
  formatTime,
  formatWeekday,
  paddedQuantity,
  type Currency,
} from './format';
import { toLocale } from './languages';

const dollar: Currency = { symbol: '$', side: 'left', decimals: 2 };
const rupee: Currency = { symbol: 'Rs', side: 'left', decimals: 0 };
const dinar: Currency = { symbol: 'د.ك', side: 'right', decimals: 3 };
/** A non-breaking space. */
const nbsp = '\u00A0';
/** With its figure and its unit in one line. */
const inOneLine = (text: string) => text.replace(/\s/, nbsp);

describe('formatMoney', () => {
  it.each([
    ['two decimals, symbol left', 129_900, dollar, 'en', '$1,299.00'],
    ['nothing', 0, dollar, 'en', '$0.00'],
    ['a minus before the symbol', -250, dollar, 'en', '−$2.50'],
    ['no decimals, letters with a space', 1299, rupee, 'en', `Rs${nbsp}1,299`],
    ['three decimals, symbol right', 1_299_500, dinar, 'en', `1,299.500${nbsp}د.ك`],
    ['in Urdu', 129_900, dollar, 'ur', '$1,299.00'],
    ['in Arabic', 1_299_500, dinar, 'ar', `1,299.500${nbsp}د.ك`],
  ])('writes %s [BIZ-23]', (_case, minor, currency, language, text) => {
    expect(formatMoney(minor, currency, language)).toBe(text);
  });
});

describe('formatMoneyShort', () => {
  it.each([
    [9_999_999, '$99,999.99'],
    [10_000_000, '$100.00K'],
    [12_345_600, '$123.46K'],
    [99_995_000, '$999.95K'],
    [99_999_999, '$999.99K'],
    [100_000_000, '$1.00M'],
    [-12_345_600, '−$123.46K'],
    [123_456_789_000, '$1.23B'],
    [123_456_789_000_000, '$1,234.57B'],
  ])('writes %d cents as %s [BIZ-24]', (minor, text) => {
    expect(formatMoneyShort(minor, dollar, 'en')).toBe(text);
  });

  it.each([
    [123_456, '$123K'],
    [999_999, '$999K'],
    [1_500_000, '$2M'],
  ])('writes %d without decimals as %s where the currency has none [BIZ-23]', (minor, text) => {
    expect(formatMoneyShort(minor, { ...dollar, decimals: 0 }, 'en')).toBe(text);
  });
});

it.each([
  ['00:05:00', '12:05 AM'],
  ['14:30:00', '2:30 PM'],
  ['12:00:00', '12:00 PM'],
  ['24:00:00', '12:00 AM'],
  ['9', '9:00 AM'],
  ['soon', ''],
])('writes %s in 12-hour time [STATE-06]', (time, text) => {
  expect(formatTime(time, 'en')).toBe(inOneLine(text));
});

it.each([
  [847, 'en', '850 m'],
  [994, 'en', '990 m'],
  [995, 'en', '1 km'],
  [999, 'ar', '1 كم'],
  [1_249, 'en', '1.2 km'],
  [1_234_000, 'en', '1,234 km'],
  [847, 'ur', '850 میٹر'],
  [1_249, 'ur', '1.2 کلو میٹر'],
  [0, 'ar', '0 متر'],
  [12, 'ar', '10 أمتار'],
  [847, 'ar', '850 مترًا'],
  [904, 'ar', '900 متر'],
  [1_249, 'ar', '1.2 كم'],
])('writes %d metres in %s as %s', (metres, language, text) => {
  expect(formatDistance(metres, language)).toBe(inOneLine(text));
});

it.each([
  ['one decimal', 4, undefined, '4.0'],
  ['rounded half up', 4.05, undefined, '4.1'],
  ['as many decimals as on a card', 4.05, 2, '4.05'],
  ['no more than needed', 4.5, 2, '4.5'],
  ['none where cards have none', 4.5, 0, '5'],
])('writes a rating with %s [BIZ-14]', (_case, rating, decimals, text) => {
  expect(formatRating(rating, 'en', decimals)).toBe(text);
});

it.each([
  ['en', `Nov 22, 2026, 1:30${nbsp}AM`, 'Nov 22, 2026'],
  ['ur', `22 نومبر، 2026، \u20681:30${nbsp}AM\u2069`, '22 نومبر، 2026'],
  ['ar', `22 نوفمبر 2026، \u20681:30${nbsp}ص\u2069`, '22 نوفمبر 2026'],
])('writes moments and days in %s', (language, moment, day) => {
  expect(formatMoment('2026-11-21T20:30:00Z', language, 'Asia/Karachi')).toBe(moment);
  expect(formatDay('2026-11-21T20:30:00Z', language, 'Asia/Karachi')).toBe(day);
});

it.each(['en', 'ur', 'ar'])('has the CLDR forms of %s', (language) => {
  const locale = toLocale(language);
  const formatParts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const day = formatParts({ day: 'numeric', month: 'short', year: 'numeric' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDay(date, language, 'UTC')).toBe(day.format(new Date(date)));
  }
  const weekday = formatParts({ weekday: 'long' });
  for (let index = 0; index < 7; index += 1)
    expect(formatWeekday(index, language)).toBe(weekday.format(Date.UTC(2000, 0, 2 + index)));
  const time = formatParts({ hour: 'numeric', minute: '2-digit', hour12: true });
  for (let hour = 0; hour < 24; hour += 1)
    expect(formatTime(`${hour}:05:00`, language)).toBe(inOneLine(time.format(Date.UTC(2000, 0, 1, hour, 5))));
  const unit = (name: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value);
  for (let metres = 0; metres < 1_000; metres += 10)
    expect(formatDistance(metres, language)).toBe(inOneLine(unit('meter', metres)));
  for (const metres of [1_000, 1_900, 2_000, 11_000, 104_000])
    expect(formatDistance(metres, language)).toBe(inOneLine(unit('kilometer', metres / 1_000)));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']])
    expect(formatList(items, language)).toBe(list.format(items));
});

it('writes a moment in the shop’s time zone, not in the visitor’s [D-12]', () => {
  expect(formatMoment('2026-11-21T20:30:00Z', 'en', 'Asia/Karachi')).toBe(`Nov 22, 2026, 1:30${nbsp}AM`);
});

it.each([
  ['a moment in the shop’s time zone', '2026-11-21T20:30:00Z', 'Nov 22, 2026'],
  ['a calendar day unchanged', '2026-11-21', 'Nov 21, 2026'],
  ['nothing for an invalid date', 'soon', ''],
])('writes the day of %s [D-12]', (_case, iso, formatParts) => {
  expect(formatDay(iso, 'en', 'America/Lima')).toBe(iso.length > 10 ? 'Nov 21, 2026' : formatParts);
  expect(formatDay(iso, 'en', 'Asia/Karachi')).toBe(formatParts);
});

it('counts weekdays from Sunday', () => {
  expect([0, 6].map((day) => formatWeekday(day, 'en'))).toEqual(['Sunday', 'Saturday']);
});

it('shows a leading zero under 10 [BIZ-13]', () => {
  expect([1, 9, 10].map(paddedQuantity)).toEqual(['01', '09', '10']);
});
