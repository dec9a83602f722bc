import { invalid } from './refusal';

/** ISO 8601 with its offset: a time without one would be the server's. */
const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** Parses a time in ISO 8601. */
function isoMoment(text: string): Date | null {
  const moment = new Date(pattern.test(text) ? text : NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The range of dates that both the database and JavaScript support. */
const [first, last] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

/** Converts a field's text to a time in UTC; refuses invalid ones. */
export function momentIn(text: string, field: string): string {
  const moment = isoMoment(text.trim())?.getTime() ?? NaN;
  if (!(moment >= first && moment < last)) throw invalid(field, 'invalid', { field });
  return new Date(moment).toISOString();
}
