import { getTypedKind } from './contact-field';

it.each([
  ['', null],
  ['0', null],
  ['+', null],
  ['03', null],
  ['030', 'phone'],
  ['٠٣٠', 'phone'],
  ['+92 (300', 'phone'],
  ['0300-1112233', 'phone'],
  ['030a', 'email'],
  ['2026sara@', 'email'],
  ['sara@example.com', 'email'],
  ['s', 'email'],
])('recognises %j as %s while it is typed [VALID-16]', (text, kind) => {
  expect(getTypedKind(text)).toBe(kind);
});
