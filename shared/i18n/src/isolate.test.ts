import { isolate } from './isolate';

it.each([
  ['Size', 'ltr', 'Size'],
  ['$1.00', 'rtl', '\u2068$1.00\u2069'],
  ['كباب', 'ltr', '\u2068كباب\u2069'],
  ['\u202eevil', 'ltr', '\u2068\u202eevil\u2069'],
] as const)('isolates %s in a page that runs %s when necessary [F-44]', (text, direction, result) => {
  expect(isolate(text, direction)).toBe(result);
});
