import fc from 'fast-check';
import { freeVehicles, overlaps } from './availability';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const time = (from: number, to: number) => ({ pickupAt: at(from), returnAt: at(to) });
const booked = (from: number, to: number, quantity = 1) => ({ ...time(from, to), quantity });

it.each([
  ['one after the other', time(9, 11), time(11, 13), false],
  ['one before the other', time(11, 13), time(9, 11), false],
  ['overlapping', time(9, 12), time(11, 13), true],
  ['one within the other', time(9, 20), time(11, 13), true],
  ['the same', time(9, 11), time(9, 11), true],
])('overlapping times: %s', (_case, one, other, isOverlap) => {
  expect(overlaps(one, other)).toBe(isOverlap);
});

it.each([
  ['none is booked', 3, [], 3],
  ['one is booked all the time', 3, [booked(0, 24)], 2],
  ['returned at the moment of pick-up', 1, [booked(7, 9)], 1],
  ['picked up at the moment of return', 1, [booked(12, 14)], 1],
  ['one after another, never together', 2, [booked(9, 10), booked(10, 11), booked(11, 12)], 1],
  ['two together for an hour', 2, [booked(8, 11), booked(10, 13)], 0],
  ['several of one booking', 5, [booked(10, 11, 3)], 2],
  ['more booked than there are', 1, [booked(8, 20, 2)], 0],
])('free vehicles from nine to twelve: %s', (_case, quantity, all, free) => {
  expect(freeVehicles(quantity, all, time(9, 12))).toBe(free);
});

const someTime = fc
  .record({
    from: fc.integer({ min: 0, max: 40 }),
    hours: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ from, hours, quantity }) => booked(from, from + hours, quantity));

it('is the number left at the busiest hour', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.array(someTime, { maxLength: 12 }),
      someTime,
      (quantity, all, requested) => {
        let busiest = 0;
        for (let hour = 0; hour < 60; hour += 1) {
          const now = booked(hour, hour + 1);
          if (!overlaps(now, requested)) continue;
          busiest = Math.max(
            busiest,
            all.filter((other) => overlaps(other, now)).reduce((sum, other) => sum + other.quantity, 0),
          );
        }
        expect(freeVehicles(quantity, all, requested)).toBe(Math.max(0, quantity - busiest));
      },
    ),
    { numRuns: 1_000 },
  );
});
