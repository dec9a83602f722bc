import fc from 'fast-check';

/** Texts that break parsers, databases and pages. */
export const strangeTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  '2147483648',
  '99999999999999999999',
  '٣',
  'null',
  '[]',
  '{"a":1}',
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  '%',
  '_\\',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u202e\u200bمطعم',
  'x'.repeat(10_000),
];

/**
 * Any code point, including unpaired surrogates. fast-check's own `binary` builds a table of all of them, which takes
 * seconds.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);

/** Values of unexpected types. */
export const strangeThings = [null, true, [], {}, [[]], [null], [{}], { label: null }, 1e300, -0, 2 ** 53];

const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.constantFrom(1, 2, 5),
  fc.integer(),
  fc.double(),
  fc.constantFrom(...strangeThings),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Field names of the shop, and dangerous names. */
const fields = [
  'item_id', 'model', 'price', 'quantity', 'variation', 'add_on_ids', 'add_on_qtys', 'guest_id', 'cart_id', 'store_id',
  'order_amount', 'order_type', 'payment_method', 'distance', 'contact_person_name', 'contact_person_number', 'address',
  'address_type', 'latitude', 'longitude', 'order_note', 'coupon_code', 'dm_tips', 'schedule_at', 'accept_changes',
  'order_id', 'reason', 'email_or_phone', 'password', 'confirm_password', 'name', 'email', 'phone', 'ref_code', 'road',
  'house', 'floor', 'path', 'kind', 'times', 'milliseconds', 'login_type', 'verification_type', 'verification_method', 'otp',
  'reset_token', 'verified', 'proof', 'medium', 'token', 'unique_id', 'session_info',
  'sessionInfo', 'phoneNumber', 'code', 'is_reset_token', 'interest', 'point', 'constructor', 'toString', 'hasOwnProperty',
]; // oxfmt-ignore

export const strangeBody = fc.dictionary(fc.constantFrom(...fields), strangeValue, { maxKeys: 8 });

/** Bodies that are not an object, or not JSON. */
export const strangePayload = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '[', 'null', '"x"', '[{}]', '{"a":1', '\0', '{"__proto__":{"polluted":1}}'),
);

export const strangeQuery = (names: string[]) =>
  fc.dictionary(fc.constantFrom(...names, 'guest_id', '__proto__', 'limit', 'offset'), strangeText, {
    maxKeys: 5,
  });

/** Endings of an address that no URL builder produces. */
export const strangeTail = fc.constantFrom(
  '',
  '',
  '',
  '&%00',
  '&limit=%zz',
  '&limit[]=1',
  '&limit=1&limit=2',
  '&&=',
);

export const strangeHeaders = fc.record(
  {
    zoneid: fc.constantFrom('[1,2,3]', '[', 'x', '[99999999999]', '{"a":1}', '[[1]]', '"1"', '-1'),
    moduleid: fc.constantFrom('1', '0', '-1', 'x', '99999999999', '1.5'),
    latitude: fc.constantFrom('25.1', '91', 'x', '1e999', 'NaN'),
    longitude: fc.constantFrom('56.3', '181', '', 'Infinity'),
    'x-localization': fc.constantFrom('en', 'ur', 'ar-SA', 'xx', '__proto__', ''),
    'idempotency-key': fc.constantFrom('k', '', 'x'.repeat(1_000)),
    accept: fc.constantFrom('', 'text/html', 'x'),
  },
  { requiredKeys: [] },
);

/** Invalid values of `Authorization`. */
export const strangeToken = fc.constantFrom(
  'Bearer',
  'Bearer ',
  'Basic eDp4',
  'Bearer a b',
  'é',
  `Bearer ${'x'.repeat(1_000)}`,
);

export const strangeType = fc.constantFrom(
  '',
  'x',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=x',
);
