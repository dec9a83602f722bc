import { safeNext } from './safe-next';

it.each([
  ['/checkout', '/checkout'],
  ['/store/7?tab=menu#top', '/store/7?tab=menu#top'],
  ['/', '/'],
])('keeps an address of the shop: %s', (path, expected) => {
  expect(safeNext(path)).toBe(expected);
});

it.each([
  null,
  undefined,
  '',
  'home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
])('leads home from %j [F-37]', (path) => {
  expect(safeNext(path)).toBe('/home');
});
