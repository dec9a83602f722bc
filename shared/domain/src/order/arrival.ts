import type { MinuteRange, Order, OrderStatus } from '../entities/order';
import type { Position } from '../entities/shop';
import { distanceBetween, toRoadMetres } from '../location/distance';
import { getExpectedMinutes, getWayMinutes } from './way';

/** When an order is expected. ISO 8601, UTC. */
export interface Arrival {
  from: string;
  to: string;
  /** What was told is over, and the order is still on its way. `to` is the new time where that is known, else the old one. */
  isLate: boolean;
  /** The store has not confirmed the order, which is when its time begins: the range counts from now. */
  isUnconfirmed: boolean;
}

type Expected = Pick<
  Order,
  'status' | 'orderType' | 'placedAt' | 'scheduledAt' | 'history' | 'deliveryMinutes' | 'processingMinutes'
> & {
  store?: Pick<Order['store'], 'position'>;
  address?: Position | null;
};

const minute = 60_000;

/** What an order does not carry itself. */
interface ArrivalFacts {
  /** The store's usual minutes, for orders that do not carry their own. */
  minutes?: MinuteRange | null;
  /** Where the courier is; null: not known. */
  courier?: Position | null;
}

/** Within half a day of now, a time of day is enough to say a moment (ISO 8601): also after midnight. X-19. */
export const isSoon = (at: string, now: Date): boolean =>
  Math.abs(Date.parse(at) - now.getTime()) < 12 * 60 * minute;

/** Milliseconds. */
interface Window {
  from: number;
  to: number;
}

/** Minutes that an order waits for its courier at most. */
const mostWaiting = 10;
/** Minutes between the earliest and the latest time of an order whose store says only how long it prepares. */
const spread = 10;
const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];
/** What an order reaches after the store has confirmed it. */
const begun: readonly OrderStatus[] = ['confirmed', 'processing', 'handover', 'picked_up'];
/** Statuses in which a take-away order waits for its customer. */
const ready: readonly OrderStatus[] = ['handover', 'picked_up'];

const toIso = (milliseconds: number) => new Date(Math.ceil(milliseconds / minute) * minute).toISOString();

/** Milliseconds at which a status was reached; NaN for one that was not, or an unreadable time. */
const getTime = ({ history }: Expected, status: OrderStatus) =>
  Date.parse(history.find((step) => step.status === status)?.at ?? '');

/** When the store's time begins: the first status after the confirmation, or now while there is none. */
function getStart(order: Expected, now: number): number {
  if (!begun.includes(order.status)) return now;
  const known = begun.map((status) => getTime(order, status)).find((at) => !Number.isNaN(at));
  return known ?? (Date.parse(order.placedAt) || now);
}

const isSet = ({ latitude, longitude }: Position) => latitude !== 0 || longitude !== 0;

/** Metres by road; null where an end is not known. */
const getMetres = (from: Position | null | undefined, to: Position | null | undefined) =>
  from && to && isSet(from) && isSet(to) ? toRoadMetres(distanceBetween(from, to)) : null;

const toWindow = (start: number, { from, to }: MinuteRange): Window => ({
  from: start + from * minute,
  to: start + to * minute,
});

const noWay: MinuteRange = { from: 0, to: 0 };

/** What the store promises: its usual minutes, not before the preparation that it has announced, or the scheduled time. */
function getPromised(order: Expected, now: number, usual: MinuteRange | null): Window | null {
  if (order.scheduledAt) {
    const at = Date.parse(order.scheduledAt);
    return Number.isNaN(at) ? null : { from: at, to: at };
  }
  const isTakeAway = order.orderType === 'take_away';
  const metres = isTakeAway ? null : getMetres(order.store?.position, order.address);
  const expected = getExpectedMinutes(usual, metres);
  const window = expected && toWindow(getStart(order, now), expected);
  const prepared = getTime(order, 'processing') + (order.processingMinutes ?? Number.NaN) * minute;
  if (Number.isNaN(prepared)) return window;
  const way = isTakeAway ? noWay : getWayMinutes(metres);
  if (!window) return way && toWindow(prepared, { from: way.from, to: way.to + spread });
  const from = Math.max(window.from, prepared + (way?.from ?? 0) * minute);
  return { from, to: from + window.to - window.from };
}

/** What is left for the way once the order is ready, and once it is on it; null for an unknown distance. */
function getOnWay(order: Expected, status: 'handover' | 'picked_up'): Window | null {
  const way = getWayMinutes(getMetres(order.store?.position, order.address));
  const at = begun.indexOf(order.status) < begun.indexOf(status) ? Number.NaN : getTime(order, status);
  if (!way || Number.isNaN(at)) return null;
  return toWindow(at, { ...way, to: way.to + (status === 'handover' ? mostWaiting : 0) });
}

/** What was expected so far. */
interface Expectation {
  window: Window | null;
  /** A time that was told is over. */
  isLate: boolean;
}

const isOver = (window: Window | null, now: number) => window !== null && window.to < now;

/** What a later state says: it never adds to what was told before, unless that is over. */
function narrow({ window, isLate }: Expectation, next: Window | null, now: number): Expectation {
  if (!window || !next) return { window: window ?? next, isLate };
  if (isOver(window, now)) return { window: isOver(next, now) ? window : next, isLate: true };
  return {
    window: { from: Math.min(next.from, window.to), to: Math.min(next.to, window.to) },
    isLate,
  };
}

/** What the courier's position says: nobody arrives before the road allows it. */
function narrowByCourier({ window, isLate }: Expectation, { from, to }: Window, now: number): Expectation {
  if (!window) return { window: { from, to }, isLate };
  if (isOver(window, now)) return { window: { from, to }, isLate: true };
  return { window: { from, to: Math.max(from, Math.min(to, window.to)) }, isLate };
}

/**
 * When an order arrives or, for take-away, is ready. The store's usual minutes count from its confirmation, with what the
 * distance adds, not before the store has finished the preparation that it has announced; a scheduled order comes at its
 * time. Once it is ready, and once it is on its way, the road's minutes count, and the courier's position where that is
 * known. A later state never adds to what was expected, unless that time is over. It never begins in the past. Null for
 * an order that has ended or waits to be fetched, and where nobody knows. D-23, D-24, X-19.
 */
export function getArrival(
  order: Expected,
  now: Date,
  { minutes = null, courier = null }: ArrivalFacts = {},
): Arrival | null {
  const isTakeAway = order.orderType === 'take_away';
  if (ended.includes(order.status) || (isTakeAway && ready.includes(order.status))) return null;
  const at = now.getTime();
  const promised = getPromised(order, at, order.deliveryMinutes ?? minutes);
  let expected: Expectation = { window: promised, isLate: false };
  if (!isTakeAway) {
    for (const status of ['handover', 'picked_up'] as const)
      expected = narrow(expected, getOnWay(order, status), at);
    const left = order.status === 'picked_up' ? getWayMinutes(getMetres(courier, order.address)) : null;
    if (left) expected = narrowByCourier(expected, toWindow(at, left), at);
  }
  const { window, isLate } = expected;
  if (!window) return null;
  return {
    from: toIso(isOver(window, at) ? window.to : Math.max(window.from, at)),
    to: toIso(window.to),
    isLate: isLate || isOver(window, at),
    isUnconfirmed: !order.scheduledAt && !begun.includes(order.status),
  };
}
