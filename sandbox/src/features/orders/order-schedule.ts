import { isOpenBefore, momentFromShopTime, scheduleRules, storeOpening } from '@shop/domain';
import { invalid } from '../../http/refusal';
import type { View } from '../../shop/shop';
import type { Situation } from './order-situation';

const pattern = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/;

/** "YYYY-MM-DD HH:mm:ss" in the shop's time zone; null for anything else: the family reads no offsets. */
function shopMoment(text: string, timeZone: string): Date | null {
  const moment = pattern.test(text) ? new Date(momentFromShopTime(text, timeZone)) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** A scheduled time, which must be ahead and within so many days. */
export function readScheduledTime(text: string, { timeZone, now }: View, daysAhead = 30): Date {
  const moment = shopMoment(text, timeZone);
  const ahead = (moment?.getTime() ?? Number.NaN) - now.getTime();
  if (!moment || !(ahead > 0 && ahead <= daysAhead * 86_400_000))
    throw invalid('schedule_at', 'scheduleInvalid');
  return moment;
}

/** The scheduled time of a delivery or take-away; null: at once. D-12, D-20. */
export function getWantedAt({ body, config, store, storeRow }: Situation, view: View): Date | null {
  if (!body.schedule_at) return null;
  const { leadMinutes, daysAhead } = scheduleRules(store, config);
  const moment = readScheduledTime(body.schedule_at, view, daysAhead);
  const ahead = moment.getTime() - view.now.getTime();
  const values = { store: view.text(storeRow.name_i18n) };
  if (!(store.scheduleOrder && config.scheduleOrder)) throw invalid('schedule_at', 'scheduleOff', values);
  // Within the hours of that day, in the shop's time zone.
  if (!storeOpening(store.openingHours, moment, view.timeZone).open)
    throw invalid('schedule_at', 'storeClosedThen', values);
  const isPrepared =
    ahead >= leadMinutes * 60_000 && isOpenBefore(store.openingHours, moment, leadMinutes, view.timeZone);
  if (!isPrepared) throw invalid('schedule_at', 'tooSoon', values);
  return moment;
}
