import { contactKind } from './identifier';
import { maskContact } from './mask';
import { normalisePhone } from './phone';

it.each([
  ['ada@example.com', 'email'],
  [' ada@mail.example.co ', 'email'],
  ['+8801712345678', 'phone'],
  ['01712345678', 'phone'],
  ['+1 (555) 123-4567', 'phone'],
  ['٠١٧١٢٣٤٥٦٧٨', 'phone'],
  ['tel:+44 (0)20/7946-0958', 'phone'],
  ['\u2068+44 20 7946 0958\u2069', 'phone'],
  ['ada@example', 'invalid'],
  ['ada@example.', 'invalid'],
  ['a da@example.com', 'invalid'],
  ['12345', 'invalid'],
  ['+1234567890123456', 'invalid'],
  ['12345678a', 'invalid'],
  ['', 'invalid'],
])('recognises %p as %s [VALID-16]', (text, kind) => {
  expect(contactKind(text)).toBe(kind);
});

it.each([
  ['the embedding marks', '\u202a\u202b020\u202c 7946\u202d \u202e0958'],
  ['the isolating marks', '\u2066\u2067020\u2068 7946\u2069 0958'],
  ['the marks of one letter', '\u061c020\u200e 7946\u200f 0958'],
  ['the scheme of a link', 'tel:+442079460958'],
  ['slashes', '020/7946/0958'],
  ['full-width digits', '０２０ ７９４６ ０９５８'],
  ['a full-width plus', '＋442079460958'],
  ['a hyphen', '020-7946-0958'],
  ['a non-breaking hyphen', '020\u20117946\u20110958'],
  ['a figure dash', '020\u20127946\u20120958'],
  ['dashes', '020\u20137946\u20140958'],
  ['a minus sign', '020\u22127946\u22120958'],
  ['a full-width hyphen', '020\uff0d7946\uff0d0958'],
])('recognises a phone number with %s [VALID-16]', (_case, text) => {
  expect(contactKind(text)).toBe('phone');
});

it('checks a long text without hanging [VALID-16]', () => {
  expect(contactKind(`a@${'b.'.repeat(50_000)}`)).toBe('invalid');
});

it.each([
  ['8801712345678', '+8801712345678'],
  ['+8801712345678', '+8801712345678'],
  ['0088 01712-345678', '+8801712345678'],
  ['۸۸۰۱۷۱۲۳۴۵۶۷۸', '+8801712345678'],
  ['\u202a+88 (0) 17\u202c', '+88017'],
  ['\u2066+44 20 7946 0958\u2069', '+442079460958'],
  ['\u061c+971 50 123 4567', '+971501234567'],
  ['tel:+1-202-555-0143', '+12025550143'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0049 (0) 30/123456', '+4930123456'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+33 1\u20112345\u20136789', '+33123456789'],
  ['＋４４ ２０', '+4420'],
  ['', ''],
  ['+', ''],
])('normalises %p to %p [BIZ-39]', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone);
});

it.each([
  ['ada@example.com', 'ad*************'],
  ['+8801712345678', '+8801******678'],
  ['15551234567', '+1555****567'],
  ['1234567', '+****567'],
  ['x', 'x'],
])('masks %p as %p [BIZ-40]', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked);
});
