import { getCountryByPhone, dialCode, dialCountries } from './dial-code';

it.each([
  ['PK', '+92'],
  ['us', '+1'],
  ['AE', '+971'],
  ['XX', ''],
  ['', ''],
])('finds the phone prefix of %j [ADDR-17]', (country, prefix) => {
  expect(dialCode(country)).toBe(prefix);
});

it.each([
  ['+923001112233', '', 'PK'],
  ['+12025550123', '', 'US'],
  ['+12025550123', 'CA', 'CA'],
  ['+77012345678', '', 'RU'],
  ['+77012345678', 'kz', 'KZ'],
  ['+971501234567', 'PK', 'AE'],
  ['+4', 'PK', ''],
  ['03001112233', 'PK', ''],
])('finds the country of %j, preferring %j: %j [VALID-34]', (phone, preferred, country) => {
  expect(getCountryByPhone(phone, preferred)).toBe(country);
});

it('has no code that is a prefix of another one, so that a number has one country [VALID-34]', () => {
  const codes = new Set(dialCountries.map(dialCode));
  for (const code of codes)
    expect([...codes].filter((other) => other !== code && other.startsWith(code))).toEqual([]);
});
