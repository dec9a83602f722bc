import type { MinuteRange, Order, OrderStatus } from '../entities/order';

/** "25-35" or "20-30 min" as minutes, "25" as a range of one length; null for a text without a number. */
export function toMinuteRange(text: string | null): MinuteRange | null {
  const [from, to] = (text?.match(/\d+/g) ?? []).map(Number);
  if (from === undefined) return null;
  return { from, to: Math.max(from, to ?? from) };
}

/** When an order is expected. ISO 8601, UTC. */
export interface Arrival {
  from: string;
  to: string;
  /** The expected time is over, and the order is still on its way. */
  isLate: boolean;
  /** The store has not confirmed the order, which is when its time begins: the range counts from now. */
  isUnconfirmed: boolean;
}

type Expected = Pick<
  Order,
  'status' | 'placedAt' | 'scheduledAt' | 'history' | 'deliveryMinutes' | 'processingMinutes'
>;

const minute = 60_000;
const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];
/** What an order reaches after the store has confirmed it. */
const begun: readonly OrderStatus[] = ['confirmed', 'processing', 'handover', 'picked_up'];

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

/**
 * When an order arrives or, for take-away, is ready: the store's usual minutes from its confirmation, not before the
 * store has finished the preparation that it has announced; a scheduled order at its time. It never begins in the past.
 * Null for an order that has ended, and without the minutes. D-23, D-24.
 *
 * `minutes`: the store's usual ones, for orders that do not carry their own.
 */
export function getArrival(order: Expected, now: Date, minutes: MinuteRange | null = null): Arrival | null {
  if (ended.includes(order.status)) return null;
  const usual = order.deliveryMinutes ?? minutes;
  const isUnconfirmed = !order.scheduledAt && !begun.includes(order.status);
  const range = order.scheduledAt ? { from: 0, to: 0 } : usual;
  if (!range) return null;
  const at = now.getTime();
  const start = order.scheduledAt ? Date.parse(order.scheduledAt) : getStart(order, at);
  if (Number.isNaN(start)) return null;
  const prepared = order.scheduledAt
    ? Number.NaN
    : getTime(order, 'processing') + (order.processingMinutes ?? Number.NaN) * minute;
  const earliest = Math.max(start + range.from * minute, prepared || 0);
  const latest = earliest + (range.to - range.from) * minute;
  const isLate = latest < at;
  return { from: toIso(isLate ? latest : Math.max(earliest, at)), to: toIso(latest), isLate, isUnconfirmed };
}
