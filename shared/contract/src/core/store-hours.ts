import { readClockTime, type OpeningWindow, type StoreHours } from '@shop/domain';
import { flag, number, records, text, type WireRecord } from './wire';

const hoursFromWire = (wire: unknown): OpeningWindow[] =>
  records(wire)
    .map((entry) => ({
      day: number(entry.day, NaN),
      opens: readClockTime(text(entry.opening_time)),
      closes: readClockTime(text(entry.closing_time), { isEnd: true }),
    }))
    .filter((window): window is OpeningWindow =>
      Boolean(Number.isInteger(window.day) && window.opens && window.closes),
    );

const isOpenFromWire = (value: unknown): boolean | null =>
  value === undefined || value === null ? null : flag(value);

/** When a store is open, as its own page and an item's page show it. ENT-36. */
export const storeHoursFromWire = (store: WireRecord): StoreHours => ({
  active: flag(store.active ?? true),
  scheduleOrder: flag(store.schedule_order),
  isOpenNow: isOpenFromWire(store.open),
  openingHours: hoursFromWire(store.schedules),
});
