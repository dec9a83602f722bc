import { paymentAddress } from './payment-address';

const pageOrigin = 'https://shop.test';
const api = 'https://api.shop.test';

it.each([
  ['a page of this origin', '/payments/abc', '', 'https://shop.test/payments/abc'],
  ['a page of the API', '/payments/abc', api, 'https://api.shop.test/payments/abc'],
  ['the same in full', 'https://api.shop.test/payments/a?x=1', api, 'https://api.shop.test/payments/a?x=1'],
  ['a known gateway', 'https://checkout.stripe.com/c/pay/1', api, 'https://checkout.stripe.com/c/pay/1'],
])('leads to %s [D-20]', (_case, payAt, apiOrigin, address) => {
  expect(paymentAddress(payAt, { apiOrigin, backendOrigin: '', here: pageOrigin })).toBe(address);
});

describe('when requests use this origin, and the edge has provided the backend’s', () => {
  const origins = { apiOrigin: '', backendOrigin: 'https://backend.test', here: pageOrigin };

  it.each([
    ['a page of the backend', 'https://backend.test/payment-mobile?order_id=1', null],
    ['another page of it', 'https://backend.test/payment/stripe/pay/?payment_id=1', null],
    ['a page of this origin', '/payments/abc', 'https://shop.test/payments/abc'],
    ['a known gateway', 'https://checkout.stripe.com/c/pay/1', null],
  ])('leads to %s [D-20]', (_case, payAt, address) => {
    expect(paymentAddress(payAt, origins)).toBe(address ?? payAt);
  });

  it.each([
    ['another host without its scheme', '//evil.example/pay'],
    ['another port of the backend', 'https://backend.test:8443/pay'],
    ['the backend without encryption', 'http://backend.test/pay'],
    ['a host that begins like the backend', 'https://backend.test.evil.example/pay'],
    ['a name and a password before the backend', 'https://me:secret@backend.test/pay'],
    ['script', 'javascript:alert(1)'],
  ])('leads nowhere for %s [F-37] [F-29]', (_case, payAt) => {
    expect(paymentAddress(payAt, origins)).toBeNull();
  });
});

it.each([
  ['another host', 'https://evil.example/pay'],
  ['another host without its scheme', '//evil.example/pay'],
  ['another port', 'https://api.shop.test:8443/pay'],
  ['a host that begins like a gateway', 'https://checkout.stripe.com.evil.example/'],
  ['a gateway without encryption', 'http://checkout.stripe.com/c'],
  ['script', 'javascript:alert(1)'],
  ['script with a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<p>pay</p>'],
  ['a file', 'file:///etc/passwd'],
  ['a name and a password', 'https://api.shop.test@evil.example/'],
  ['a name and a password before the right host', 'https://me:secret@api.shop.test/'],
  ['an invalid address', 'http://'],
])('leads nowhere for %s [F-37] [F-29]', (_case, payAt) => {
  expect(paymentAddress(payAt, { apiOrigin: api, backendOrigin: '', here: pageOrigin })).toBeNull();
});
