import {
  formatDay,
  formatDistance,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatTime,
  formatWeekday,
  paddedQuantity,
  type Currency,
} from './format';

const dollar: Currency = { symbol: '$', side: 'left', decimals: 2 };
const rupee: Currency = { symbol: 'Rs', side: 'left', decimals: 0 };
const dinar: Currency = { symbol: 'د.ك', side: 'right', decimals: 3 };
/** The space that does not break. */
const nbsp = '\u00A0';

describe('formatMoney', () => {
  it.each([
    ['two decimals, symbol left', 129_900, dollar, 'en', '$1,299.00'],
    ['nothing', 0, dollar, 'en', '$0.00'],
    ['a minus before the symbol', -250, dollar, 'en', '-$2.50'],
    ['no decimals, letters stand off', 1299, rupee, 'en', `Rs${nbsp}1,299`],
    ['three decimals, symbol right', 1_299_500, dinar, 'en', `1,299.500${nbsp}د.ك`],
    ['in Urdu', 129_900, dollar, 'ur', '$1,299.00'],
    ['in Arabic', 1_299_500, dinar, 'ar', `1,299.500${nbsp}د.ك`],
  ])('writes %s [BIZ-23]', (_case, minor, currency, language, text) => {
    // Arabic number marks carry invisible direction signs in some Intl versions.
    expect(formatMoney(minor, currency, language).replace(/[\u200e\u200f]/g, '')).toBe(text);
  });
});

describe('formatMoneyShort', () => {
  it.each([
    [9_999_999, '$99,999.99'],
    [10_000_000, '$100K'],
    [12_550_000, '$125.5K'],
    [99_996_000, '$1M'],
    [100_000_000, '$1M'],
    [123_456_789_000, '$1.2B'],
  ])('writes %d cents as %s [BIZ-24]', (minor, text) => {
    expect(formatMoneyShort(minor, dollar, 'en')).toBe(text);
  });
});

it.each([
  ['00:05:00', '12:05 AM'],
  ['14:30:00', '2:30 PM'],
  ['12:00:00', '12:00 PM'],
])('writes %s in 12-hour time [STATE-06]', (time, text) => {
  expect(formatTime(time, 'en').replace(/\s/g, ' ')).toBe(text);
});

it.each([
  [847, '850 m'],
  [1_249, '1.2 km'],
])('writes %d metres as %s', (metres, text) => {
  expect(formatDistance(metres, 'en')).toBe(text);
});

it('writes a moment in the shop’s time zone, not in the visitor’s [D-12]', () => {
  expect(formatMoment('2026-11-21T20:30:00Z', 'en', 'Asia/Karachi').replace(/\s/g, ' ')).toBe(
    'Nov 22, 2026, 1:30 AM',
  );
});

it.each([
  ['a moment in the shop’s time zone', '2026-11-21T20:30:00Z', 'Nov 22, 2026'],
  ['a calendar day as it stands', '2026-11-21', 'Nov 21, 2026'],
  ['nothing for what is no date', 'soon', ''],
])('writes the day of %s [D-12]', (_case, iso, words) => {
  expect(formatDay(iso, 'en', 'America/Lima')).toBe(iso.length > 10 ? 'Nov 21, 2026' : words);
  expect(formatDay(iso, 'en', 'Asia/Karachi')).toBe(words);
});

it('counts weekdays from Sunday', () => {
  expect([0, 6].map((day) => formatWeekday(day, 'en'))).toEqual(['Sunday', 'Saturday']);
});

it('shows a leading zero under 10 [BIZ-13]', () => {
  expect([1, 9, 10].map(paddedQuantity)).toEqual(['01', '09', '10']);
});
