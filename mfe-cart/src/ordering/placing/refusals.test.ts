import { toSpotMessages, getStepOfSpot } from './refusals';

const entry = (code: string, message = code) => ({ code, message });

it.each([
  ['coordinates', 'address', 'delivery'],
  ['order_time', 'time', 'delivery'],
  ['schedule_at', 'time', 'delivery'],
  ['delivery', 'order-type', 'delivery'],
  ['order_attachment', 'prescription', 'delivery'],
  ['order_amount', 'payment', 'payment'],
  ['payment_method', 'payment', 'payment'],
  ['coupon', 'coupon', 'payment'],
])('shows %s at %s, in the step %s [ERR-17] [D-20]', (code, spot, step) => {
  const sayings = toSpotMessages([entry(code, 'No')]);
  expect(sayings).toEqual({ at: { spot, text: 'No' }, others: [] });
  expect(sayings && getStepOfSpot(sayings.at.spot)).toBe(step);
});

it('shows every message for one spot once, and leaves the others [ERR-17]', () => {
  const entries = [
    entry('x'),
    entry('address', 'A'),
    entry('coupon'),
    entry('zone', 'B'),
    entry('distance', 'A'),
  ];
  expect(toSpotMessages(entries)).toEqual({
    at: { spot: 'address', text: 'A B' },
    others: [entry('x'), entry('coupon')],
  });
});

it('returns null for messages that belong to no spot [ERR-17]', () => {
  expect(toSpotMessages([entry('x'), entry('constructor')])).toBeNull();
});
