import { invalid } from './refusal';

/** ISO 8601 with its offset: a time without one would be the server's. */
const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** Whether a text is a moment in ISO 8601, and which. */
function isoMoment(text: string): Date | null {
  const moment = new Date(pattern.test(text) ? text : NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Moments that both the database and every calendar know. */
const [first, last] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

/** A field's text as a moment in UTC; refuses what is none. */
export function momentIn(text: string, field: string): string {
  const moment = isoMoment(text.trim())?.getTime() ?? NaN;
  if (!(moment >= first && moment < last)) throw invalid(field, 'invalid', { field });
  return new Date(moment).toISOString();
}
