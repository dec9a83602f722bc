import { momentIn } from '../../http/iso-moment';
import { invalid } from '../../http/refusal';

/** ISO 8601, UTC. */
export interface WantedTime {
  pickupAt: string;
  returnAt: string;
}

/** The requested time of a query; null without both ends. */
export function toWantedTime(query: {
  pickup_time?: string | undefined;
  destination_time?: string | undefined;
}): WantedTime | null {
  if (!query.pickup_time || !query.destination_time) return null;
  const pickupAt = momentIn(query.pickup_time, 'pickup_time');
  const returnAt = momentIn(query.destination_time, 'destination_time');
  if (returnAt <= pickupAt) throw invalid('destination_time', 'tripOrder');
  return { pickupAt, returnAt };
}
