import { localTime } from '@shop/domain';
import { FieldProblem } from '../import-error';
import { asText, isNothing } from './field-value';

/** The time at which a file is imported. */
export interface ImportMoment {
  now: Date;
  /** Of times without one of their own. */
  timeZone: string;
}

export type PeriodState = 'always' | 'not yet' | 'now' | 'over';

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Where the import's moment lies in a period. A day without a time counts from its first to its last second. */
export function periodState(
  from: { field: string; value: unknown },
  until: { field: string; value: unknown },
  moment: ImportMoment,
): PeriodState {
  if (isNothing(from.value) && isNothing(until.value)) return 'always';
  const begun = isNothing(from.value) || !isAfterMoment(from, '00:00:00', moment);
  const over = !isNothing(until.value) && !isAfterMoment(until, '23:59:59', moment);
  return over ? 'over' : begun ? 'now' : 'not yet';
}

/** Whether a time lies in the future. */
function isAfterMoment(
  { field, value }: { field: string; value: unknown },
  timeOfDay: string,
  { now, timeZone }: ImportMoment,
): boolean {
  const text = asText(value).trim();
  const [, year = '', month = '', day = '', hour, minute, second = '00', zone] = pattern.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = hour === undefined ? timeOfDay : `${hour}:${minute}:${second}`;
  if (
    Number.isNaN(Date.parse(`${date}T${time}Z`)) ||
    new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day)
  )
    throw new FieldProblem(field, 'is not a date such as 2026-11-30 or 2026-11-30T18:00', value);
  if (zone !== undefined) {
    const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
    return Date.parse(`${date}T${time}${offset}`) > now.getTime();
  }
  const local = localTime(now, timeZone);
  return `${date}T${time}` > `${local.date}T${local.time}`;
}
