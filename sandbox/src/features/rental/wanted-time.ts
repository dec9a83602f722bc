import { invalid } from '../../http/refusal';

/** ISO 8601, UTC. */
export interface WantedTime {
  pickupAt: string;
  returnAt: string;
}

/** Moments that both the database and every calendar know. */
const [first, last] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

/** A text as a moment in UTC; refuses what is none. */
export function momentIn(text: string, field: string): string {
  const moment = Date.parse(text);
  if (!(moment >= first && moment < last)) throw invalid(field, 'invalid', { field });
  return new Date(moment).toISOString();
}

/** The time that a query asks for; null where it does not name both ends. */
export function wantedTimeOf(query: {
  pickup_time?: string | undefined;
  destination_time?: string | undefined;
}): WantedTime | null {
  if (!query.pickup_time || !query.destination_time) return null;
  const pickupAt = momentIn(query.pickup_time, 'pickup_time');
  const returnAt = momentIn(query.destination_time, 'destination_time');
  if (returnAt <= pickupAt) throw invalid('destination_time', 'tripOrder');
  return { pickupAt, returnAt };
}
