import { withoutValues } from './without-values';

it.each([
  ['/track?order_id=7&phone=%2B923001112233', '/track?order_id&phone'],
  ['/api/v1/cart/list?guest_id=abc', '/api/v1/cart/list?guest_id'],
  ['/x?a[]=1&b=&c&d=2=3#part', '/x?a[]&b&c&d#part'],
  ['connect to "https://a.example/x?token=abc" failed', 'connect to "https://a.example/x?token" failed'],
  ['{"url":"https://a.example/x?token=abc","more":1}', '{"url":"https://a.example/x?token","more":1}'],
  ['/x??phone=1', '/x??phone'],
  ['a = b', 'a = b'],
])('keeps only the parameter names of %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected);
});
