import fc from 'fast-check';
import type { MinuteRange, OrderStatus } from '../entities/order';
import { getArrival, type Arrival } from './arrival';
import { getExpectedMinutes, getWayMinutes, toShownDuration } from './way';

const start = Date.parse('2026-01-05T12:00:00.000Z');
const minute = 60_000;
const course: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'];
const store = { latitude: 24.86, longitude: 67.01 };

const minutes = (most: number) => fc.integer({ min: 0, max: most });
const usual: fc.Arbitrary<MinuteRange> = fc
  .tuple(minutes(90), minutes(60))
  .map(([from, longer]) => ({ from, to: from + longer }));
/** Up to about 20 km from the store. */
const position = fc
  .tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -150, max: 150 }))
  .map(([north, east]) => ({
    latitude: store.latitude + north / 1_000,
    longitude: store.longitude + east / 1_000,
  }));

/** An order with minutes between its statuses; `reached` counts those after the first. */
const anyOrder = fc.record({
  reached: minutes(4),
  pauses: fc.array(minutes(60), { minLength: 4, maxLength: 4 }),
  passed: minutes(120),
  deliveryMinutes: fc.option(usual),
  processingMinutes: fc.option(minutes(90)),
  orderType: fc.constantFrom('delivery', 'take_away'),
  address: fc.option(position),
  courier: fc.option(position),
});

type Made = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

function toOrder({ reached, pauses, ...made }: Made) {
  let at = start;
  const history = course.slice(0, reached + 1).map((status, index) => {
    at += (index === 0 ? 0 : (pauses[index - 1] ?? 0)) * minute;
    return { status, at: new Date(at).toISOString() };
  });
  const order = {
    status: course[reached] ?? 'pending',
    orderType: made.orderType,
    placedAt: new Date(start).toISOString(),
    scheduledAt: null,
    history,
    deliveryMinutes: made.deliveryMinutes,
    processingMinutes: made.processingMinutes,
    store: { position: store },
    address: made.address,
  };
  return { order, now: at + made.passed * minute, lastStep: at };
}

const getTimes = ({ from, to }: Arrival) => ({ from: Date.parse(from), to: Date.parse(to) });

it('never begins before now, unless it is late and nothing newer is known [X-19]', () => {
  fc.assert(
    fc.property(anyOrder, (made) => {
      const { order, now } = toOrder(made);
      const arrival = getArrival(order, new Date(now), { courier: made.courier });
      if (!arrival) return;
      const { from, to } = getTimes(arrival);
      expect(from).toBeLessThanOrEqual(to);
      if (to < now) expect(arrival.isLate).toBe(true);
      else expect(from).toBeGreaterThanOrEqual(now);
    }),
  );
});

it('is no earlier the farther the address is from the store [X-19]', () => {
  fc.assert(
    fc.property(usual, minutes(40_000), minutes(40_000), (range, one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      for (const get of [getWayMinutes, (metres: number) => getExpectedMinutes(range, metres)]) {
        const [before, after] = [get(near), get(far)];
        expect(after?.from ?? 0).toBeGreaterThanOrEqual(before?.from ?? 0);
        expect(after?.to ?? 0).toBeGreaterThanOrEqual(before?.to ?? 0);
      }
    }),
  );
});

it('is no earlier than the store says, however near it is [X-19]', () => {
  fc.assert(
    fc.property(usual, minutes(40_000), (range, metres) => {
      const expected = getExpectedMinutes(range, metres);
      expect(expected?.from).toBeGreaterThanOrEqual(range.from);
      expect(expected?.to).toBeGreaterThanOrEqual(range.to);
    }),
  );
});

it('a later state never adds to what was expected, unless that was over [X-19]', () => {
  fc.assert(
    fc.property(anyOrder, (made) => {
      const { order, lastStep } = toOrder({ ...made, passed: 0 });
      const { processingMinutes } = order;
      // A preparation is announced with the status `processing`, which may say a new time.
      if (order.status === 'processing' && processingMinutes !== null) return;
      const history = order.history.slice(0, -1);
      const status = history.at(-1)?.status;
      if (!status) return;
      const now = new Date(lastStep);
      const before = getArrival({ ...order, status, history }, now);
      const after = getArrival(order, now);
      if (!before || before.isLate || !after) return;
      expect(getTimes(after).to).toBeLessThanOrEqual(getTimes(before).to);
    }),
  );
});

it('moves on with the clock only as far as it has to [X-19]', () => {
  fc.assert(
    fc.property(anyOrder, minutes(60), (made, later) => {
      const { order, now } = toOrder(made);
      if (order.status === 'pending') return; // counted from now
      const before = getArrival(order, new Date(now));
      const after = getArrival(order, new Date(now + later * minute));
      if (!before || !after || after.isLate) return;
      expect(after.to).toBe(before.to);
      expect(getTimes(after).from).toBe(Math.max(getTimes(before).from, now + later * minute));
    }),
  );
});

it('is the way that is left, where the courier’s position is known [X-19] [X-20]', () => {
  fc.assert(
    fc.property(anyOrder, position, position, (made, address, courier) => {
      const { order, now } = toOrder({ ...made, reached: 4, orderType: 'delivery', address });
      const arrival = getArrival(order, new Date(now), { courier });
      const onDoorstep = getArrival(order, new Date(now), { courier: address });
      if (!arrival || !onDoorstep) throw new Error('The way is known.');
      expect(getTimes(arrival).from).toBeGreaterThanOrEqual(getTimes(onDoorstep).from);
      expect(getTimes(onDoorstep).from - now).toBeLessThanOrEqual(minute);
    }),
  );
});

it('says nothing where nothing is known, and nothing of what has ended [X-19]', () => {
  fc.assert(
    fc.property(anyOrder, fc.constantFrom('delivered', 'canceled', 'failed', 'refunded'), (made, status) => {
      const { order, now } = toOrder(made);
      const unknown = { ...order, deliveryMinutes: null, processingMinutes: null, address: null };
      expect(getArrival(unknown, new Date(now))).toBeNull();
      expect(getArrival({ ...order, status }, new Date(now))).toBeNull();
    }),
  );
});

it('is shown in a unit that contains the range [X-19]', () => {
  const lengths = { minutes: 1, hours: 60, days: 1_440 };
  const range = fc.tuple(minutes(20_000), minutes(20_000)).map(([from, longer]) => ({
    from,
    to: from + longer,
  }));
  fc.assert(
    fc.property(range, (expected) => {
      const { unit, text } = toShownDuration(expected);
      const [least = Number.NaN, most = least] = text.split('-').map(Number);
      expect(least * lengths[unit]).toBeLessThanOrEqual(expected.from);
      expect(most * lengths[unit]).toBeGreaterThanOrEqual(expected.to);
    }),
  );
});
