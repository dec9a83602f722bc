import type { MinuteRange, OrderType } from '../entities/order';
import type { Store } from '../entities/store';
import { localTime, momentFromShopTime, orderTiming, storeOpening } from '@shop/domain/core';
import { getExpectedMinutes, toMinuteRange } from './way';

interface Plan {
  store: Pick<
    Store,
    'moduleType' | 'deliveryTime' | 'active' | 'scheduleOrder' | 'isOpenNow' | 'openingHours'
  >;
  orderType: OrderType;
  /** By road; null: not known. */
  metres: number | null;
  /** ISO 8601, UTC; null: as soon as possible. */
  scheduledAt?: string | null;
  now: Date;
  /** The shop's IANA zone. */
  timeZone: string;
}

/** When something arrives that has not been ordered yet. Moments are ISO 8601 in UTC, whole five minutes. */
export type PlannedArrival =
  | { kind: 'now'; minutes: MinuteRange; from: string; to: string }
  /** The store is closed: counted from its opening. `inDays`: 0 is today; `day`: 0 is Sunday. */
  | { kind: 'after-opening'; minutes: MinuteRange; from: string; to: string; inDays: number; day: number }
  | { kind: 'scheduled'; from: string; to: string };

const minute = 60_000;
const dayLength = 86_400_000;

const toFive = (milliseconds: number) =>
  new Date(Math.ceil(milliseconds / (5 * minute)) * 5 * minute).toISOString();

const addMinutes = (start: number, { from, to }: MinuteRange) => ({
  from: toFive(start + from * minute),
  to: toFive(start + to * minute),
});

const toDayStart = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The next opening of a closed store; null if nobody knows it. */
function getOpening({ store, now, timeZone }: Plan): number | null {
  const { next } = storeOpening(store.openingHours, now, timeZone);
  if (!next) return null;
  const today = toDayStart(localTime(now, timeZone).date);
  const date = new Date(today + next.inDays * dayLength).toISOString().slice(0, 10);
  return Date.parse(momentFromShopTime(`${date} ${next.opens}`, timeZone));
}

/**
 * When an order of this store would arrive or be ready, before it is placed: counted from now, from the opening of a
 * closed store, or at the chosen time. The same minutes as those of a placed order (`getArrival`). Null where nobody
 * knows, and for a store that takes no orders at all. X-19.
 */
export function getPlannedArrival(plan: Plan): PlannedArrival | null {
  const { store, orderType, metres, scheduledAt = null, now, timeZone } = plan;
  if (!store.active || store.moduleType === 'rental') return null;
  if (scheduledAt !== null) {
    const isKnown = Date.parse(scheduledAt) >= now.getTime();
    return isKnown ? { kind: 'scheduled', from: scheduledAt, to: scheduledAt } : null;
  }
  const usual = toMinuteRange(store.deliveryTime);
  const minutes = getExpectedMinutes(usual, orderType === 'take_away' ? null : metres);
  if (!minutes) return null;
  const timing = orderTiming(store, now, timeZone);
  if (timing === 'at-once' || timing === 'may-schedule')
    return { kind: 'now', minutes, ...addMinutes(now.getTime(), minutes) };
  const opening = getOpening(plan);
  if (opening === null || Number.isNaN(opening)) return null;
  const window = addMinutes(opening, minutes);
  const { date, day } = localTime(new Date(window.from), timeZone);
  const inDays = (toDayStart(date) - toDayStart(localTime(now, timeZone).date)) / dayLength;
  return { kind: 'after-opening', minutes, ...window, inDays, day };
}
