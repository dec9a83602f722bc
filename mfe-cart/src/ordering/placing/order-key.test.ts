import type { PlaceOrderBody } from '@shop/contract';
import { aLine } from '@shop/testing';
import { forgetOrderKey, markRefused, markSent, getOrderKey, unansweredOrder } from './order-key';

const body: PlaceOrderBody = {
  store_id: 1,
  order_amount: 10,
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Sara',
  contact_person_number: '+923001112233',
};

beforeAll(() => {
  let count = 0;
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${(count += 1)}`, configurable: true });
});
beforeEach(forgetOrderKey);

it('is the same for the same order, however often it is sent [D-21] [F-28]', () => {
  expect(getOrderKey(body, [aLine()])).toBe(getOrderKey({ ...body }, [aLine()]));
});

it.each([
  ['the cart', body, [aLine({ quantity: 2 })]],
  ['the total', { ...body, order_amount: 12 }, [aLine()]],
  ['the contact', { ...body, contact_person_name: 'Ali' }, [aLine()]],
])('is different when %s has changed', (_what, changed, lines) => {
  expect(getOrderKey(changed, lines)).not.toBe(getOrderKey(body, [aLine()]));
});

it('is different for the next equal order, once the first is placed', () => {
  const first = getOrderKey(body, [aLine()]);
  forgetOrderKey();
  expect(getOrderKey(body, [aLine()])).not.toBe(first);
});

it('stays the same, whatever changes, while the result of the last request is unknown [D-21] [F-28]', () => {
  const first = getOrderKey(body, [aLine()]);
  markSent(body);
  const changed = { ...body, contact_person_name: 'Ali' };
  expect(getOrderKey(changed, [aLine()])).toBe(first);
  markSent(changed);
  markSent(changed);
  expect(unansweredOrder()).toEqual({ key: first, bodies: [changed, body] });
  markRefused();
  expect(unansweredOrder()).toBeNull();
  expect(getOrderKey(changed, [aLine()])).not.toBe(first);
});

it.each(['{', '[]', '{"key":5}'])('starts empty where %s is stored [F-32]', (stored) => {
  sessionStorage.setItem('order-key', stored);
  expect(unansweredOrder()).toBeNull();
  expect(getOrderKey(body, [aLine()])).toMatch(/^key-/);
});
