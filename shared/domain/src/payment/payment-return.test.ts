import { paymentReturnAddress, paymentReturnFrom, type PaymentSubject } from './payment-return';

const here = 'https://shop.test';
const nothing = { paymentId: '', orderId: null, tripId: null, isWallet: false, claims: null };

const readBack = (subject: PaymentSubject, outcome: string) =>
  paymentReturnFrom(new URL(`${paymentReturnAddress(here, subject)}${outcome}`).searchParams);

it.each<[string, PaymentSubject, object]>([
  ['an order', { orderId: 100_007 }, { orderId: 100_007 }],
  ['a trip', { tripId: 5_001 }, { tripId: 5_001 }],
  ['the wallet', 'wallet', { isWallet: true }],
])('returns with %s, with the outcome at the end [X-06] [F-29]', (_case, subject, known) => {
  expect(readBack(subject, 'success')).toEqual({ ...nothing, ...known });
  expect(readBack(subject, 'fail')).toEqual({ ...nothing, ...known, claims: 'failed' });
});

it.each([
  ['fail', 'failed'],
  ['failed', 'failed'],
  ['cancel', 'canceled'],
  ['?flag=fail&&token=abc', 'failed'],
  ['&flag=cancel&token=abc', 'canceled'],
  ['?flag=success&&token=ZmFpbA==', null],
  ['success', null],
  ['', null],
] as const)('reads the outcome of “%s” [X-06]', (outcome, claims) => {
  expect(readBack('wallet', outcome).claims).toBe(claims);
});

it.each(['abc', '0', '-1', '1.5', '12345678901', ''])('finds no trip for “%s” [F-46]', (id) => {
  expect(paymentReturnFrom(new URLSearchParams({ trip_id: id, order_id: id }))).toEqual(nothing);
});
