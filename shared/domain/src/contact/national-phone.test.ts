import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { dialCode, dialCountries } from './dial-code';
import { isPossibleMobile, toInternationalPhone, withoutTrunkPrefix } from './national-phone';

it.each([
  ['IT', '06 1234 5678', '+390612345678'],
  ['IT', '+39 (0)6 1234 5678', '+390612345678'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['HU', '06-1-234-5678', '+3612345678'],
  ['HU', '20 123 4567', '+36201234567'],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['RU', '800 555 35 35', '+78005553535'],
  ['AE', '971501234567', '+971501234567'],
  ['PK', '92 300 1112233', '+923001112233'],
  ['US', '1 202 555 0143', '+12025550143'],
  ['US', '202.555.0143', '+12025550143'],
  ['GB', '020/7946 0958', '+442079460958'],
  ['GB', 'tel:+44 (0)20 7946 0958', '+442079460958'],
  ['CI', '07 12 34 56 78', '+2250712345678'],
  ['CZ', '601 123 456', '+420601123456'],
  ['PK', '\u202a٠٣٠٠ ۱۱۱۲۲۳۳\u202c', '+923001112233'],
  ['PK', '０３００\u2011１１１\u2013２２３３', '+923001112233'],
  ['PK', '\u200e\u061c0300\u200f 1112233', '+923001112233'],
  ['PK', '0049 30 123456', '+4930123456'],
  ['', '0300 1112233', '+03001112233'],
  ['PK', '', ''],
])('converts a number of %s, %j, to %s [BIZ-39] [VALID-34]', (country, typed, phone) => {
  expect(toInternationalPhone(typed, country)).toBe(phone);
});

it('removes a long trunk prefix only before a complete number: it may be the beginning of one', () => {
  expect(withoutTrunkPrefix('0620', 'HU')).toBe('0620');
  expect(withoutTrunkPrefix('8912', 'RU')).toBe('8912');
});

it.each([
  ['+923001112233', true],
  ['+971501234567', true],
  ['+97150123456', false],
  ['+9715012345678', false],
  ['+39312345678', true],
  ['+36201234567', true],
  ['+3620123456', false],
  ['923001112233', false],
  ['', false],
])('says of %j whether it has the digits of a mobile number: %s [VALID-27]', (phone, isPossible) => {
  expect(isPossibleMobile(phone)).toBe(isPossible);
});

// Argentina rewrites mobile numbers inside of the country: 15 there is 9 abroad.
const asWritten = dialCountries.filter((country) => country !== 'AR');

it.each(asWritten)(
  'agrees with libphonenumber on a number as people write it in %s [VALID-34]',
  (country) => {
    const example = getExampleNumber(country as CountryCode, examples);
    expect(toInternationalPhone(example?.formatNational() ?? '', country)).toBe(example?.number);
    expect(`+${example?.countryCallingCode}`).toBe(dialCode(country));
    expect(isPossibleMobile(example?.number ?? '')).toBe(true);
  },
);
