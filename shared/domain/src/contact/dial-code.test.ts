import { dialCode } from './dial-code';

it.each([
  ['PK', '+92'],
  ['us', '+1'],
  ['AE', '+971'],
  ['XX', ''],
  ['', ''],
])('knows the phone prefix of %j [ADDR-17]', (country, prefix) => {
  expect(dialCode(country)).toBe(prefix);
});
