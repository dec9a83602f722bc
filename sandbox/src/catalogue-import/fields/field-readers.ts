import { codePoints, cleanText, isVisible } from './clean-text';
import { asList, asText, isNothing } from './field-value';
import { readActive, readFlag } from './flags';
import { findOtherCurrency, readNumber, type DecimalMark, type ShopCurrency } from './decimal-mark';
import { FieldProblem } from '../import-error';
import type { Remark } from '../draft/draft';

/** How numbers of the file are written, and the shop's money. */
export interface Marks {
  mark: DecimalMark;
  groupMark?: string | undefined;
  /** Of the shop's money. */
  decimals: number;
  /** Undefined where the shop names no code: values of any currency are taken. */
  currency?: ShopCurrency | undefined;
}

/** Adds a note about the current record. */
export type Note = (remark: Remark) => void;

const longestName = 255;
export const longestDescription = 10_000;
/** In whole units of the currency. A higher price is considered a mistake. */
const highestPrice = 100_000_000;
const highestStock = 1_000_000_000;

const damaged = 'holds bytes that are not of the stated encoding';

export function readText(field: string, value: unknown, bound: number, note: Note, lines = false): string {
  const source = asText(value);
  if (source.includes('\ufffd')) throw new FieldProblem(field, damaged, source);
  const { text, notes } = cleanText(source, lines);
  for (const reason of notes)
    if (!(lines && reason.startsWith('HTML'))) note({ field, reason, value: source });
  const length = codePoints(text);
  if (length > bound) throw new FieldProblem(field, `is ${length} characters long; at most ${bound}`, text);
  return text;
}

export function readName(field: string, value: unknown, note: Note): string {
  const name = readText(field, value, longestName, note);
  if (name === '') throw new FieldProblem(field, 'is missing', isNothing(value) ? undefined : value);
  if (!isVisible(name)) throw new FieldProblem(field, 'has no visible character', value);
  return name;
}

function readNumberField(field: string, value: unknown, mark: DecimalMark, groupMark?: string): number {
  const reading = readNumber(value, mark, groupMark);
  if ('problem' in reading)
    throw new FieldProblem(field, reading.problem, isNothing(value) ? undefined : value);
  return reading.value;
}

/** Prices are not converted: the figure of another currency would be a wrong price. */
function checkCurrency(field: string, value: unknown, currency: ShopCurrency, note: Note) {
  const other = findOtherCurrency(value, currency);
  if (!other) return;
  const { code } = currency;
  if (other.isCertain)
    throw new FieldProblem(field, `is in ${other.mark}, and the shop's currency is ${code}`, value);
  note({ field, reason: `has the currency “${other.mark}”; taken as ${code}`, value });
}

/** Money in minor units, rounded half up. */
export function readMoney(field: string, value: unknown, marks: Marks, note: Note): number {
  const major = readNumberField(field, value, marks.mark, marks.groupMark);
  if (marks.currency) checkCurrency(field, value, marks.currency, note);
  if (major < 0) throw new FieldProblem(field, 'is below 0', value);
  if (major >= highestPrice) throw new FieldProblem(field, `is not below ${highestPrice}`, value);
  const exact = Number(`${major}e${marks.decimals}`);
  const minor = Math.round(exact);
  if (Math.abs(exact - minor) > 1e-6)
    note({ field, reason: `was rounded to ${marks.decimals} decimals`, value });
  return minor;
}

export function percentOrNull(field: string, value: unknown, mark: DecimalMark): number | null {
  if (isNothing(value)) return null;
  const plain = typeof value === 'string' ? value.replace(/[%٪﹪％]/g, '') : value;
  const percent = readNumberField(field, plain, mark);
  if (percent < 0 || percent > 100) throw new FieldProblem(field, 'is not between 0 % and 100 %', value);
  return percent;
}

/** A count; null when the value is empty. Negative stock counts as 0. */
export function readCount(field: string, value: unknown, mark: DecimalMark, note: Note): number | null {
  if (isNothing(value)) return null;
  const count = readNumberField(field, value, mark);
  if (count > highestStock) throw new FieldProblem(field, `is above ${highestStock}`, value);
  if (count < 0) note({ field, reason: 'is below 0; taken as 0', value });
  else if (!Number.isInteger(count)) note({ field, reason: 'is not a whole number; rounded down', value });
  return Math.max(0, Math.floor(count));
}

export function toFlag(field: string, value: unknown): boolean | null {
  const flag = readFlag(value);
  if (flag === null) throw new FieldProblem(field, 'is neither yes nor no', value);
  return flag ?? null;
}

/** Whether the item is for sale. Of several columns each must say so; an empty one says nothing. */
export function readIsActive(field: string, value: unknown): boolean {
  const flags = asList(value).map((entry) => {
    const active = readActive(entry);
    if (active === null)
      throw new FieldProblem(field, 'says neither that it is for sale nor that it is not', entry);
    return active;
  });
  return !flags.includes(false);
}

/** Short texts without duplicates and without empty ones. */
export function readTexts(field: string, value: unknown, note: Note, bound = 60, most = 20): string[] {
  const texts = asList(value).flatMap((entry) => {
    const { text } = cleanText(asText(entry).replaceAll('\ufffd', ''));
    if (text === '' || !isVisible(text)) return [];
    if (codePoints(text) <= bound) return [text];
    note({ field, reason: `one is longer than ${bound} characters and was left out`, value: text });
    return [];
  });
  const single = [...new Set(texts)];
  if (single.length > most) note({ field, reason: `only the first ${most} of ${single.length} were taken` });
  return single.slice(0, most);
}

/** `9`, `09:30`, `9:30 PM` as HH:mm:ss; null when the value is empty. */
export function readTime(field: string, value: unknown): string | null {
  if (isNothing(value)) return null;
  const found = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(asText(value).trim());
  const [, hour = '', minute = '00', second = '00', meridiem] = found ?? [];
  const hours = meridiem ? (Number(hour) % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (!found || hours > 24 || Number(minute) > 59 || Number(second) > 59)
    throw new FieldProblem(field, 'is not a time of day', value);
  return `${String(hours % 24).padStart(2, '0')}:${minute}:${second}`;
}
