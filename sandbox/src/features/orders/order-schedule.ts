import { storeOpening } from '@shop/domain';
import { invalid } from '../../http/refusal';
import type { View } from '../../shop/shop';
import type { Situation } from './order-situation';

/** A schedule reaches no farther ahead than this. */
const farthest = 30 * 86_400_000;
/** ISO 8601 with its offset: a time without one would be the server's. */
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** The time that the order is wanted for, delivered or taken away; null: at once. D-12, D-20. */
export function wantedAtOf({ body, store, storeRow }: Situation, view: View): Date | null {
  if (!body.schedule_at) return null;
  if (!isoMoment.test(body.schedule_at)) throw invalid('schedule_at', 'scheduleInvalid');
  const moment = new Date(body.schedule_at);
  const ahead = moment.getTime() - view.now.getTime();
  if (!(ahead > 0 && ahead <= farthest)) throw invalid('schedule_at', 'scheduleInvalid');
  const values = { store: view.text(storeRow.name_i18n) };
  if (!store.scheduleOrder) throw invalid('schedule_at', 'scheduleOff', values);
  // Within the hours of that day, in the shop's time zone.
  if (!storeOpening(store.openingHours, moment, view.timeZone).open)
    throw invalid('schedule_at', 'storeClosedThen', values);
  return moment;
}
